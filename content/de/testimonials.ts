import type * as en from '../en/testimonials';
import type { Translated } from '../translated';

/** Says on every testimonial that nobody has signed it yet. */
export const sampleLabel: Translated<typeof en.sampleLabel> = 'Erfunden';

/** What was given, out of five. */
export const ratingOf: Translated<typeof en.ratingOf> = '{rating} von 5';

/** The copy around the guests' registration cards. */
export const guests: Translated<typeof en.guests> = {
  eyebrow: { time: '03:40', label: 'Gäste' },
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
};

/** The guests' cards, in the order in which they lie on the desk. */
export const guestTestimonials: Translated<typeof en.guestTestimonials> = [
  {
    quote: 'Wir sind um drei Uhr morgens gelandet. Die Antwort war vor den Koffern da.',
    author: 'Dirk V.',
    role: 'Späte Ankunft, mit dem Auto',
    rating: 5,
    image: null,
    initials: 'DV',
    door: 10,
    arrived: '03:40',
    nights: 4,
    language: 'Niederländisch',
  },
  {
    quote: 'Der Assistent sagte, er müsse nachfragen. Dann kam ein Ja, und das Bett war bezogen.',
    author: 'Giada R.',
    role: 'Mit Baby unterwegs',
    rating: 5,
    image: null,
    initials: 'GR',
    door: 2,
    arrived: '15:10',
    nights: 2,
    language: 'Italienisch',
  },
  {
    quote:
      'Ich schrieb auf Französisch und bekam auf Französisch Antwort, und zwar zu genau diesem Haus.',
    author: 'Claire L.',
    role: 'Früh angereist, mit dem Zug',
    rating: 4,
    image: null,
    initials: 'CL',
    door: 6,
    arrived: '13:00',
    nights: 6,
    language: 'Französisch',
  },
];

/** The copy around the hosts' quotes. */
export const hosts: Translated<typeof en.hosts> = {
  eyebrow: { time: '05:48', label: 'Gastgeber' },
  title: 'Was Gastgeber sagen',
  row: 'Stimmen',
  rating: 'Bewertung',
  show: 'Stimme {number} von {count} zeigen',
  pause: 'Anhalten',
  play: 'Abspielen',
};

/** The hosts' quotes, in the order of the carousel. */
export const hostTestimonials: Translated<typeof en.hostTestimonials> = [
  {
    quote:
      'Früher lag das Handy nachts neben mir auf dem Kissen. Jetzt lese ich beim Frühstück nach, was nachts war, und das meiste ist schon erledigt.',
    author: 'Martina B.',
    role: 'Drei Wohnungen im Tessin',
    rating: 5,
    image: null,
    initials: 'MB',
  },
  {
    quote:
      'Der Assistent fragt mich, bevor er etwas verspricht. Nur deshalb lasse ich ihn überhaupt antworten.',
    author: 'Andri K.',
    role: 'Ein Chalet im Wallis',
    rating: 5,
    image: null,
    initials: 'AK',
  },
  {
    quote:
      'Meine Reinigungskraft sieht die Buchungsnotiz noch vor mir. Keiner muss mehr herumtelefonieren.',
    author: 'Simone W.',
    role: 'Elf Apartments in Chur',
    rating: 4,
    image: null,
    initials: 'SW',
  },
  {
    quote:
      'Ich habe das Haus einmal beschrieben, auf Deutsch. Eine Familie aus Tartu konnte alles auf Estnisch lesen.',
    author: 'Reto H.',
    role: 'Vier Apartments im Engadin',
    rating: 5,
    image: null,
    initials: 'RH',
  },
];
