import type * as en from '../en/calculator';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  calculatorPage: {
    pageTitle: 'Rechner: Lohnt es sich?',
    description:
      'Wie viele Nächte ungestört bleiben, wie viele Stunden Sie sparen und was nach Abzug des Preises bleibt. Zu jeder Zahl steht der Rechenweg, auch bei Verlust.',
    eyebrow: { label: 'Das Kassenbuch' },
    title: 'Lohnt es sich für Sie?',
    lead: 'Tragen Sie Ihre eigenen Zahlen ein. Zu jedem Ergebnis sehen Sie den Rechenweg, auch wenn es gegen uns spricht.',
  },
  calculator: {
    book: {
      title: 'Ihre Einträge',
      labels: {
        properties: 'Unterkünfte',
        messages: 'Nachrichten je Unterkunft und Woche',
        night: 'Anteil der Nachrichten in der Nacht',
        minutes: 'Minuten je Nachricht',
        share: 'Anteil, den der Assistent allein beantwortet',
        hour: 'Wert einer Stunde',
        billing: 'Abrechnung',
      },
      hints: {
        properties: 'Jede Wohnung und jedes Haus zählt.',
        messages: 'Alles, was Gäste Ihnen schreiben.',
        night: 'Von 22 bis 7\u00a0Uhr.',
        minutes: 'Lesen, nachsehen, antworten.',
        share: 'Was der Assistent nicht weiß, fragt er Sie.',
        hour: 'Ihre eigene Stunde oder die einer Hilfskraft.',
      },
      billings: { yearly: 'Jährlich', monthly: 'Monatlich' },
      assumption: 'Annahme.',
      entry: 'Ihr Eintrag.',
      less: 'Weniger: {label}',
      more: 'Mehr: {label}',
      submit: 'Ausrechnen',
      again: 'Neu beginnen',
      copy: 'Link kopieren',
      copied: 'Kopiert. Der Link enthält diese Einträge.',
      notCopied:
        'Ihr Browser hat es nicht erlaubt. Auch die Adresse dieser Seite enthält die Einträge.',
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
    answer: {
      title: 'Die Antwort',
      yes: 'Ja.',
      from: {
        one: 'Ab {count}\u00a0Nachricht im Monat.',
        many: 'Ab {count}\u00a0Nachrichten im Monat.',
      },
      no: 'Nein.',
      nights: {
        one: 'von {of}\u00a0Nächten ungestört, heute {now}',
        many: 'von {of}\u00a0Nächten ungestört, heute {now}',
      },
      left: 'EUR bleiben im Monat',
      missing: 'EUR im Monat: ein Verlust',
      wanted: 'Noch keine Antwort. Es fehlt:',
      none: 'Noch keine Antwort.',
    },
    strip: {
      title: 'Die Rechnung',
      lines: {
        messages: { label: 'Nachrichten im Monat', formula: '{properties} × {messages} × 52 ÷ 12' },
        hours: { label: 'Stunden im Monat gespart', formula: '× {minutes} ÷ 60 × {share}\u00a0%' },
        worth: { label: 'EUR sind diese Stunden wert', formula: '× {hour}\u00a0EUR' },
        yearly: {
          label: 'EUR kostet der Assistent im Monat',
          formula: '{properties} × {ofOne}\u00a0EUR ÷ 12, jährlich abgerechnet',
        },
        monthly: {
          label: 'EUR kostet der Assistent im Monat',
          formula: '{properties} × {ofOne}\u00a0EUR, monatlich abgerechnet',
        },
        paysFrom: {
          label: 'Nachrichten im Monat decken den Preis',
          formula:
            '{price} ÷ ({minutes} ÷ 60 × {share}\u00a0% × {hour}), aufgerundet auf eine ganze Nachricht',
        },
        waiting: {
          label: 'nächtliche Nachrichten im Monat warten noch auf Sie',
          formula: '{sum} × {night}\u00a0% × {rest}\u00a0%',
        },
        nights: { label: 'ungestörte Nächte', formula: '{of} × ({less} ÷ {of}) ^ {waiting}' },
      },
      rounding: 'Gezeigt werden zwei Nachkommastellen, gerechnet wird mit allen.',
      claim: {
        properties: {
          one: 'Unsere Startseite verspricht mehr als {claimed}\u00a0Stunden pro Woche: Das stimmt ab {count}\u00a0Unterkunft; mit Ihren Einträgen sind es {hours}\u00a0Stunden.',
          many: 'Unsere Startseite verspricht mehr als {claimed}\u00a0Stunden pro Woche: Das stimmt ab {count}\u00a0Unterkünften; mit Ihren Einträgen sind es {hours}\u00a0Stunden.',
        },
        messages: {
          one: 'Unsere Startseite verspricht mehr als {claimed}\u00a0Stunden pro Woche: Das stimmt ab {count}\u00a0Nachricht je Unterkunft und Woche; mit Ihren Einträgen sind es {hours}\u00a0Stunden.',
          many: 'Unsere Startseite verspricht mehr als {claimed}\u00a0Stunden pro Woche: Das stimmt ab {count}\u00a0Nachrichten je Unterkunft und Woche; mit Ihren Einträgen sind es {hours}\u00a0Stunden.',
        },
        never:
          'Unsere Startseite verspricht mehr als {claimed}\u00a0Stunden pro Woche: Das lässt sich mit Ihren übrigen Einträgen nicht erreichen; mit Ihren Einträgen sind es {hours}\u00a0Stunden.',
      },
    },
    notes: {
      title: 'Was diese Rechnung nicht weiß',
      items: [
        'Die {share}\u00a0% und die {night}\u00a0% sind unsere Annahmen. Gemessene Werte aus Ihren Unterkünften haben wir nicht, einen Durchschnitt aller Gastgeber auch nicht.',
        'Die übrigen vorausgefüllten Einträge sind ein Beispiel. Ersetzen Sie sie durch Ihre eigenen Zahlen.',
        'Als ungestört zählt eine Nacht, in der keine Nachricht auf Sie wartet. Wir nehmen an, dass sich die Nachrichten zufällig auf die Nächte verteilen.',
        'Das Einrichten kostet Zeit, die nicht in der Rechnung steht: das Haus beschreiben und den Simulator befragen.',
      ],
    },
  },
};
