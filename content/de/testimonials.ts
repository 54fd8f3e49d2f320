import type * as en from '../en/testimonials';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  sampleLabel: 'Erfunden',
  ratingOf: '{rating} von 5',
  guests: {
    eyebrow: { label: 'Gäste' },
    title: 'Gäste merken nur, dass jemand geantwortet hat.',
    lead: 'Drei Meldescheine, wie Gastgeber sie am Morgen finden könnten. Die Gäste und ihre Worte sind erfunden.',
    scroller: 'Die drei Meldescheine',
    fields: {
      door: 'Tür',
      guest: 'Gast',
      arrived: 'Ankunft',
      nights: 'Nächte',
      language: 'Sprache',
      rating: 'Bewertung',
    },
  },
  guestTestimonials: [
    {
      quote: 'Wir sind um drei Uhr morgens gelandet. Die Antwort war vor den Koffern da.',
      role: 'Späte Ankunft, mit dem Auto',
      arrived: '03:40',
      language: 'Niederländisch',
    },
    {
      quote: 'Der Assistent sagte, er müsse nachfragen. Dann kam ein Ja, und das Bett war bezogen.',
      role: 'Mit Baby unterwegs',
      arrived: '15:10',
      language: 'Italienisch',
    },
    {
      quote:
        'Ich schrieb auf Französisch und bekam auf Französisch Antwort, und zwar zu genau diesem Haus.',
      role: 'Früh angereist, mit dem Zug',
      arrived: '13:00',
      language: 'Französisch',
    },
  ],
  hosts: {
    eyebrow: { label: 'Gastgeber' },
    title: 'Was Gastgeber sagen',
    row: 'Stimmen',
    rating: 'Bewertung',
    show: 'Stimme {number} von {count} zeigen',
    pause: 'Anhalten',
    play: 'Abspielen',
  },
  hostTestimonials: [
    {
      quote:
        'Früher lag das Handy nachts neben mir auf dem Kissen. Jetzt lese ich beim Frühstück nach, was nachts war, und das meiste ist schon erledigt.',
      role: 'Drei Wohnungen im Tessin',
    },
    {
      quote:
        'Der Assistent fragt mich, bevor er etwas verspricht. Nur deshalb lasse ich ihn überhaupt antworten.',
      role: 'Ein Chalet im Wallis',
    },
    {
      quote:
        'Meine Reinigungskraft sieht die Buchungsnotiz noch vor mir. Keiner muss mehr herumtelefonieren.',
      role: 'Elf Apartments in Chur',
    },
    {
      quote:
        'Ich habe das Haus einmal beschrieben, auf Deutsch. Eine Familie aus Tartu konnte alles auf Estnisch lesen.',
      role: 'Vier Apartments im Engadin',
    },
  ],
};
