import type * as en from '../en/calculator';
import type { Translated } from '../translated';

/** The copy of the calculator; every number in it is computed from the entries and the stored prices. */
export const calculator: Translated<typeof en.calculator> = {
  pageTitle: 'Rechner: Preis und Stunden',
  description:
    'Was die Rezeption für Ihre Türen kostet, wie viele Stunden sie Ihnen abnimmt und was bleibt. Jede Zahl zeigt, woher sie kommt, auch bei Verlust.',
  eyebrow: { time: '23:50', label: 'Das Kassenbuch' },
  title: 'Die Nacht, zusammengezählt.',
  lead: 'Sechs Einträge, ein Rechenstreifen. Jede Zahl sagt, wie sie entstand und woher sie kommt, auch wenn die Rechnung gegen uns ausgeht.',

  book: {
    title: 'Ihre Einträge',
    fields: {
      properties: { label: 'Unterkünfte', unit: 'Türen' },
      messages: { label: 'Nachrichten je Unterkunft und Woche', unit: 'Nachrichten' },
      minutes: {
        label: 'Minuten je Nachricht',
        unit: 'Minuten',
        hint: 'Lesen, nachsehen, antworten.',
      },
      share: {
        label: 'Anteil, den der Assistent allein beantwortet',
        unit: '%',
        hint: 'Nicht an Ihren Türen gemessen. Was er nicht weiß, fragt er Sie.',
      },
      hour: {
        label: 'Wert einer Stunde',
        unit: 'EUR',
        hint: 'Ihrer eigenen oder der einer Hilfe.',
      },
      billing: { label: 'Abrechnung', yearly: 'Jährlich', monthly: 'Monatlich' },
    },
    less: 'Weniger: {label}',
    more: 'Mehr: {label}',
    submit: 'Ausrechnen',
    again: 'Neu beginnen',
    copy: 'Link kopieren',
    copied: 'Kopiert. Der Link enthält diese Einträge.',
    notCopied:
      'Ihr Browser hat es nicht erlaubt. Auch die Adresse dieser Seite enthält die Einträge.',
  },

  /** Where a number comes from. */
  sources: {
    entry: 'Ihr Eintrag',
    assumption: 'Annahme',
    price: 'gespeicherter Preis',
    calendar: 'Kalender',
    and: ', ',
  },

  problems: {
    empty: 'Geben Sie eine Zahl von {least} bis {most} ein.',
    ambiguous: 'Das kann {decimals} oder {thousands} heißen. Geben Sie ein, was Sie meinen.',
    unreadable: 'Geben Sie eine Zahl in Ziffern ein, von {least} bis {most}.',
    tooFine: {
      0: 'Geben Sie eine ganze Zahl ein.',
      1: 'Höchstens eine Nachkommastelle.',
      2: 'Höchstens zwei Nachkommastellen.',
    },
    tooSmall: 'Nicht unter {least}.',
    tooLarge: 'Nicht über {most}.',
    billing: 'Wählen Sie jährlich oder monatlich.',
  },

  strip: {
    title: 'Der Rechenstreifen',
    lines: {
      messages: {
        formula: '{properties} × {messages}',
        of: 'Unterkünfte × Nachrichten: {source}',
        unit: 'Nachrichten pro Woche',
      },
      minutes: { formula: '× {minutes}', of: 'Minuten: {source}', unit: 'Minuten pro Woche' },
      desk: {
        formula: '÷ 60 × 52 ÷ 12',
        of: 'Wochen und Monate: {source}',
        unit: 'Stunden im Monat',
      },
      hours: {
        formula: '× {share}\u00a0%',
        of: 'Anteil: {source}',
        unit: 'Stunden, die Sie sparen',
      },
      worth: { formula: '× {hour}\u00a0EUR', of: 'eine Stunde: {source}', unit: 'EUR, ihr Wert' },
      yearly: {
        formula: '{properties} × {price}\u00a0EUR ÷ 12',
        of: 'ein Jahr: {source}',
        unit: 'EUR, der Preis',
      },
      monthly: {
        formula: '{properties} × {price}\u00a0EUR',
        of: 'ein Monat: {source}',
        unit: 'EUR, der Preis',
      },
    },
    rounding:
      'Gedruckt werden zwei Nachkommastellen. Gerechnet wird mit allen; Beträge werden einmal gerundet, auf den Cent.',
    left: 'EUR bleiben im Monat',
    missing: 'EUR im Monat, ein Verlust',
    pays: 'Bei dieser Größe rechnet es sich.',
    paysNot: 'Bei dieser Größe rechnet es sich nicht; das Testen ist trotzdem kostenlos.',
    wanted: 'Noch kein Ergebnis. Es fehlt:',
    /** Spoken, where the total changes. */
    spoken: {
      left: '{amount}\u00a0EUR bleiben im Monat.',
      missing: 'Ein Verlust von {amount}\u00a0EUR im Monat.',
    },
  },

  checks: {
    pays: {
      title: 'Ab wann es sich lohnt',
      from: {
        one: 'Ab {count}\u00a0Nachricht je Unterkunft und Woche.',
        many: 'Ab {count}\u00a0Nachrichten je Unterkunft und Woche.',
      },
      always: 'Bei diesen Preisen kostet es nichts, also immer.',
      never:
        'Nie, solange eine Nachricht keine Zeit kostet, eine Stunde nichts wert ist oder der Assistent keine allein beantwortet.',
      formula:
        '{price}\u00a0EUR ÷ ({properties} × {minutes} ÷ 60 × 52 ÷ 12 × {share}\u00a0% × {hour}\u00a0EUR), aufgerundet auf die nächste ganze Nachricht',
    },
    claim: {
      title: '„Mehr als 5\u00a0Stunden pro Woche“, an Ihren Einträgen geprüft',
      intro: 'So steht es auf unserer Startseite. Ihre Einträge ergeben',
      hours: '{hours}\u00a0Stunden pro Woche.',
      holds: 'Hier stimmt der Satz.',
      notHere: 'Hier stimmt er nicht.',
      from: 'Er stimmt ab {properties}\u00a0Unterkünften oder ab {messages}\u00a0Nachrichten je Unterkunft und Woche.',
      fromProperties: 'Er stimmt ab {properties}\u00a0Unterkünften.',
      fromMessages: 'Er stimmt ab {messages}\u00a0Nachrichten je Unterkunft und Woche.',
      never: 'Mit diesen Einträgen stimmt er bei keiner Zahl von Türen.',
      formula: '{properties} × {messages} × {minutes} ÷ 60 × {share}\u00a0%',
    },
  },

  doors: {
    eyebrow: { time: '23:58', label: 'Nach Türen' },
    title: 'Je mehr Türen, desto tiefer hängt der Anhänger.',
    lead: 'Stunden im Monat, bei sonst gleichen Einträgen. Der Anhänger aus Messing und die fette Zeile sind Ihre.',
    empty: 'Die Anhänger hängen hier, sobald oben jeder Eintrag eine Zahl ist.',
    caption: 'Stunden und Ergebnis nach Zahl der Unterkünfte',
    columns: ['Unterkünfte', 'Stunden pro Woche', 'Stunden im Monat', 'EUR bleiben im Monat'],
    yours: 'Ihre',
  },

  notes: {
    title: 'Was diese Rechnung nicht weiß',
    items: [
      'Die 70\u00a0% sind eine Annahme von uns. Sie wurden nicht an Ihren Türen gemessen, und einen Durchschnitt können wir stattdessen nicht bieten.',
      'Die anderen ersten Einträge sind ein Beispiel. Schreiben Sie Ihre eigenen Zahlen darüber.',
      'Das Einrichten kostet Zeit, die nicht in der Rechnung steht: das Haus beschreiben und den Simulator befragen.',
      'Gerechnet wird mit dem Preis, der in diesem Moment für den Abschnitt „Preise“ gespeichert ist.',
    ],
  },
  toPricing: 'Zu den Preisen',
  toStart: 'Kostenlos testen',
};
