import type * as en from '../en/calculator';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  calculatorPage: {
    pageTitle: 'Rekenhulp: loont het voor u?',
    description:
      'Hoeveel nachten ongestoord blijven, hoeveel uur u bespaart en wat er na de prijs overblijft. Bij elk getal staat de som, ook als het niet loont.',
    eyebrow: { label: 'Het kasboek' },
    title: 'Loont het voor u?',
    lead: 'Vul uw eigen cijfers in. Bij elke uitkomst staat de som, ook als die in ons nadeel uitvalt.',
  },
  calculator: {
    book: {
      title: 'Uw invoer',
      labels: {
        properties: 'Woningen',
        messages: 'Berichten per woning per week',
        night: 'Aandeel berichten in de nacht',
        minutes: 'Minuten per bericht',
        share: 'Aandeel dat de assistent zelf beantwoordt',
        hour: 'Waarde van een uur',
        billing: 'Betaling',
      },
      hints: {
        properties: 'Elk appartement en elk huis telt.',
        messages: 'Alles wat gasten u schrijven.',
        night: 'Van 22:00 tot 07:00\u00a0uur.',
        minutes: 'Lezen, opzoeken, antwoorden.',
        share: 'Wat de assistent niet weet, vraagt hij u.',
        hour: 'Uw eigen uur, of dat van een hulp.',
      },
      billings: { yearly: 'Per jaar', monthly: 'Per maand' },
      assumption: 'Aanname.',
      entry: 'Uw invoer.',
      less: 'Minder: {label}',
      more: 'Meer: {label}',
      submit: 'Uitrekenen',
      again: 'Opnieuw beginnen',
      copy: 'Link kopiëren',
      copied: 'Gekopieerd. In de link staat wat u hebt ingevuld.',
      notCopied:
        'Uw browser stond het niet toe. Ook in het adres van deze pagina staat wat u hebt ingevuld.',
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
    answer: {
      title: 'Het antwoord',
      yes: 'Ja.',
      from: {
        one: 'Vanaf {count}\u00a0bericht per maand.',
        many: 'Vanaf {count}\u00a0berichten per maand.',
      },
      no: 'Nee.',
      nights: {
        one: 'van de {of} nachten ongestoord, nu {now}',
        many: 'van de {of} nachten ongestoord, nu {now}',
      },
      left: 'EUR per maand houdt u over',
      missing: 'EUR per maand: een verlies',
      wanted: 'Nog geen antwoord. Dit ontbreekt nog:',
      none: 'Nog geen antwoord.',
    },
    strip: {
      title: 'De som',
      lines: {
        messages: { label: 'berichten per maand', formula: '{properties} × {messages} × 52 ÷ 12' },
        hours: { label: 'uur per maand bespaard', formula: '× {minutes} ÷ 60 × {share}%' },
        worth: { label: 'EUR zijn die uren waard', formula: '× {hour}\u00a0EUR' },
        yearly: {
          label: 'EUR, de prijs',
          formula: '{properties} × {ofOne}\u00a0EUR ÷ 12, per jaar betaald',
        },
        monthly: {
          label: 'EUR, de prijs',
          formula: '{properties} × {ofOne}\u00a0EUR, per maand betaald',
        },
        paysFrom: {
          label: 'berichten per maand dekken de prijs',
          formula:
            '{price} ÷ ({minutes} ÷ 60 × {share}% × {hour}), naar boven afgerond op een heel bericht',
        },
        waiting: {
          label: 'berichten in de nacht wachten nog op u',
          formula: '{sum} × {night}% × {rest}%',
        },
        nights: { label: 'ongestoorde nachten', formula: '{of} × ({less} ÷ {of}) ^ {waiting}' },
      },
      rounding: 'U ziet twee cijfers achter de komma; gerekend wordt met alle cijfers.',
      claim: {
        properties: {
          one: 'Onze homepage belooft meer dan {claimed}\u00a0uur per week: dat klopt vanaf {count}\u00a0woning; met uw invoer is het {hours}\u00a0uur.',
          many: 'Onze homepage belooft meer dan {claimed}\u00a0uur per week: dat klopt vanaf {count}\u00a0woningen; met uw invoer is het {hours}\u00a0uur.',
        },
        messages: {
          one: 'Onze homepage belooft meer dan {claimed}\u00a0uur per week: dat klopt vanaf {count}\u00a0bericht per woning per week; met uw invoer is het {hours}\u00a0uur.',
          many: 'Onze homepage belooft meer dan {claimed}\u00a0uur per week: dat klopt vanaf {count}\u00a0berichten per woning per week; met uw invoer is het {hours}\u00a0uur.',
        },
        never:
          'Onze homepage belooft meer dan {claimed}\u00a0uur per week: dat klopt met uw overige invoer bij geen enkel aantal; met uw invoer is het {hours}\u00a0uur.',
      },
    },
    notes: {
      title: 'Wat deze som niet weet',
      items: [
        'De {share}% en de {night}% zijn aannames van ons. Die zijn niet in uw huizen gemeten, en een gemiddelde hebben wij niet te bieden.',
        'De andere beginwaarden zijn een voorbeeld. Zet uw eigen cijfers ervoor in de plaats.',
        'Een nacht is ongestoord als er geen bericht op u wacht. Wij gaan ervan uit dat berichten willekeurig over de nachten zijn verdeeld.',
        'Het inrichten kost tijd die niet in de som zit: het huis beschrijven en vragen stellen in de simulator.',
      ],
    },
  },
};
