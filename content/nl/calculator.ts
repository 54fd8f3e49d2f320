import type * as en from '../en/calculator';
import type { Translated } from '../translated';

/** The copy of the calculator; every number in it is computed from the entries and the stored prices. */
export const calculator: Translated<typeof en.calculator> = {
  pageTitle: 'Rekenhulp: prijs en uren',
  description:
    'Wat de balie voor uw deuren kost, hoeveel uur ze u scheelt, en wat er overblijft. Bij elk getal staat hoe het tot stand kwam, ook als het niet loont.',
  eyebrow: { time: '23:50', label: 'Het kasboek' },
  title: 'De nacht, opgeteld.',
  lead: 'Zes getallen, één strook papier. Bij elk getal staat hoe het tot stand kwam en waar het vandaan komt, ook als de som in ons nadeel uitvalt.',

  book: {
    title: 'Uw invoer',
    fields: {
      properties: { label: 'Woningen', unit: 'deuren' },
      messages: { label: 'Berichten per woning per week', unit: 'berichten' },
      minutes: {
        label: 'Minuten per bericht',
        unit: 'minuten',
        hint: 'Lezen, opzoeken, antwoorden.',
      },
      share: {
        label: 'Deel dat de assistent beantwoordt',
        unit: '%',
        hint: 'Niet bij uw deuren gemeten. Wat hij niet weet, vraagt hij u.',
      },
      hour: {
        label: 'Waarde van een uur',
        unit: 'EUR',
        hint: 'Uw eigen uur, of dat van een hulp.',
      },
      billing: { label: 'Betaling', yearly: 'Per jaar', monthly: 'Per maand' },
    },
    less: 'Minder: {label}',
    more: 'Meer: {label}',
    submit: 'Uitrekenen',
    again: 'Opnieuw beginnen',
    copy: 'Link kopiëren',
    copied: 'Gekopieerd. In de link staat wat u hebt ingevuld.',
    notCopied:
      'Uw browser stond het niet toe. Ook in het adres van deze pagina staat wat u hebt ingevuld.',
  },

  /** Where a number comes from. */
  sources: {
    entry: 'uw invoer',
    assumption: 'aanname',
    price: 'opgeslagen prijs',
    calendar: 'kalender',
    and: ', ',
  },

  problems: {
    empty: 'Vul een getal in van {least} tot {most}.',
    ambiguous: 'Dit kan {decimals} of {thousands} betekenen. Vul in wat u bedoelt.',
    unreadable: 'Vul een getal in cijfers in, van {least} tot {most}.',
    tooFine: {
      0: 'Vul een heel getal in.',
      1: 'Hoogstens één cijfer achter de komma.',
      2: 'Hoogstens twee cijfers achter de komma.',
    },
    tooSmall: 'Niet minder dan {least}.',
    tooLarge: 'Niet meer dan {most}.',
    billing: 'Kies per jaar of per maand.',
  },

  strip: {
    title: 'De strook',
    lines: {
      messages: {
        formula: '{properties} × {messages}',
        of: 'woningen × berichten: {source}',
        unit: 'berichten per week',
      },
      minutes: { formula: '× {minutes}', of: 'minuten: {source}', unit: 'minuten per week' },
      desk: {
        formula: '÷ 60 × 52 ÷ 12',
        of: 'weken en maanden: {source}',
        unit: 'uur per maand',
      },
      hours: {
        formula: '× {share}%',
        of: 'deel: {source}',
        unit: 'uur minder werk',
      },
      worth: {
        formula: '× {hour}\u00a0EUR',
        of: 'een uur: {source}',
        unit: 'EUR, de waarde ervan',
      },
      yearly: {
        formula: '{properties} × {price}\u00a0EUR ÷ 12',
        of: 'een jaar: {source}',
        unit: 'EUR, de prijs',
      },
      monthly: {
        formula: '{properties} × {price}\u00a0EUR',
        of: 'een maand: {source}',
        unit: 'EUR, de prijs',
      },
    },
    rounding:
      'U ziet twee cijfers achter de komma; gerekend wordt met alle. Bedragen worden één keer afgerond, op de cent.',
    left: 'EUR over per maand',
    missing: 'EUR verlies per maand',
    pays: 'Bij deze omvang verdient de balie zichzelf terug.',
    paysNot: 'Bij deze omvang verdient de balie zichzelf niet terug; testen blijft gratis.',
    wanted: 'Nog geen uitkomst. Dit ontbreekt nog:',
    /** Spoken, where the total changes. */
    spoken: {
      left: '{amount}\u00a0EUR over per maand.',
      missing: 'Een verlies van {amount}\u00a0EUR per maand.',
    },
  },

  checks: {
    pays: {
      title: 'Wanneer het loont',
      from: {
        one: 'Vanaf {count} bericht per woning per week.',
        many: 'Vanaf {count} berichten per woning per week.',
      },
      always: 'Bij deze prijzen kost het niets, dus altijd.',
      never:
        'Nooit, zolang een bericht geen tijd kost, een uur niets waard is, of de assistent er geen enkel zelf beantwoordt.',
      formula:
        '{price}\u00a0EUR ÷ ({properties} × {minutes} ÷ 60 × 52 ÷ 12 × {share}% × {hour}\u00a0EUR), naar boven afgerond op een heel bericht',
    },
    claim: {
      title: '“Meer dan 5\u00a0uur per week”, naast uw invoer gelegd',
      intro: 'Dat staat op onze homepage. Met uw invoer komt u op',
      hours: '{hours}\u00a0uur per week.',
      holds: 'Hier klopt de zin.',
      notHere: 'Hier klopt hij niet.',
      from: 'Hij klopt vanaf {properties}\u00a0woningen, of vanaf {messages}\u00a0berichten per woning per week.',
      fromProperties: 'Hij klopt vanaf {properties}\u00a0woningen.',
      fromMessages: 'Hij klopt vanaf {messages}\u00a0berichten per woning per week.',
      never: 'Met deze invoer klopt hij bij geen enkel aantal deuren.',
      formula: '{properties} × {messages} × {minutes} ÷ 60 × {share}%',
    },
  },

  doors: {
    eyebrow: { time: '23:58', label: 'Per aantal deuren' },
    title: 'Hoe meer deuren, hoe lager de hanger.',
    lead: 'Uren per maand, met uw andere invoer zoals die is. De koperen sleutelhanger en de vetgedrukte regel zijn van u.',
    empty: 'Ze hangen hier zodra alles hierboven een getal is.',
    caption: 'Uren en uitkomst per aantal woningen',
    columns: ['Woningen', 'Uur per week', 'Uur per maand', 'EUR over per maand'],
    yours: 'van u',
  },

  notes: {
    title: 'Wat deze som niet weet',
    items: [
      'De 70% is een aanname van ons. Die is niet bij uw deuren gemeten, en een gemiddelde hebben wij niet te bieden.',
      'De andere beginwaarden zijn een voorbeeld. Zet uw eigen cijfers ervoor in de plaats.',
      'Het inrichten kost tijd die niet in de som zit: het huis opschrijven en de simulator bevragen.',
      'Als prijs geldt wat op dit moment bij de prijzen op de homepage staat.',
    ],
  },
  toPricing: 'De prijzen',
  toStart: 'Gratis testen',
};
