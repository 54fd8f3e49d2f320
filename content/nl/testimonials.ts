import type * as en from '../en/testimonials';
import type { Translated } from '../translated';

/** Says on every testimonial that nobody has signed it yet. */
export const sampleLabel: Translated<typeof en.sampleLabel> = 'Verzonnen';

/** What was given, out of five. */
export const ratingOf: Translated<typeof en.ratingOf> = '{rating} van 5';

/** The copy around the guests' registration cards. */
export const guests: Translated<typeof en.guests> = {
  eyebrow: { time: '03:40', label: 'Gasten' },
  title: 'Gasten merken alleen dat er iemand antwoordt.',
  lead: 'Drie registratiekaartjes, zoals een verhuurder ze ’s ochtends zou kunnen vinden. De gasten en hun woorden zijn verzonnen.',
  scroller: 'De drie registratiekaartjes',
  fields: {
    door: 'Deur',
    guest: 'Gast',
    arrived: 'Aankomst',
    nights: 'Nachten',
    language: 'Taal',
    rating: 'Oordeel',
  },
};

/** The guests' cards, in the order in which they lie on the desk. */
export const guestTestimonials: Translated<typeof en.guestTestimonials> = [
  {
    quote: 'Wij landden om drie uur ’s nachts. Het antwoord was er eerder dan de koffers.',
    author: 'Dirk V.',
    role: 'Kwam laat aan, met de auto',
    rating: 5,
    image: null,
    initials: 'DV',
    door: 10,
    arrived: '03:40',
    nights: 4,
    language: 'Nederlands',
  },
  {
    quote:
      'Er stond dat het even nagevraagd moest worden. Toen kwam er een ja, en het bedje was opgemaakt.',
    author: 'Giada R.',
    role: 'Reisde met een baby',
    rating: 5,
    image: null,
    initials: 'GR',
    door: 2,
    arrived: '15:10',
    nights: 2,
    language: 'Italiaans',
  },
  {
    quote: 'Ik schreef in het Frans en kreeg antwoord in het Frans, over precies dit huis.',
    author: 'Claire L.',
    role: 'Kwam vroeg, met de trein',
    rating: 4,
    image: null,
    initials: 'CL',
    door: 6,
    arrived: '13:00',
    nights: 6,
    language: 'Frans',
  },
];

/** The copy around the hosts' quotes. */
export const hosts: Translated<typeof en.hosts> = {
  eyebrow: { time: '05:48', label: 'Verhuurders' },
  title: 'Wat verhuurders zeggen',
  row: 'Citaten',
  rating: 'Oordeel',
  show: 'Citaat {number} van {count} tonen',
  pause: 'Pauzeren',
  play: 'Afspelen',
};

/** The hosts' quotes, in the order of the carousel. */
export const hostTestimonials: Translated<typeof en.hostTestimonials> = [
  {
    quote:
      'Vroeger sliep ik met de telefoon op mijn kussen. Nu lees ik bij het ontbijt wat er ’s nachts is gebeurd, en het meeste is dan al gedaan.',
    author: 'Martina B.',
    role: 'Drie appartementen in Ticino',
    rating: 5,
    image: null,
    initials: 'MB',
  },
  {
    quote:
      'De assistent vraagt het me voordat hij iets belooft. Alleen daarom laat ik hem antwoorden.',
    author: 'Andri K.',
    role: 'Eén chalet in Wallis',
    rating: 5,
    image: null,
    initials: 'AK',
  },
  {
    quote:
      'Mijn schoonmaakster ziet de boekingsnotitie eerder dan ik. Niemand hoeft nog te bellen.',
    author: 'Simone W.',
    role: 'Elf appartementen in Chur',
    rating: 4,
    image: null,
    initials: 'SW',
  },
  {
    quote:
      'Ik heb het huis één keer beschreven, in het Duits. Een gezin uit Tartu kreeg het in het Ests.',
    author: 'Reto H.',
    role: 'Vier appartementen in het Engadin',
    rating: 5,
    image: null,
    initials: 'RH',
  },
];
