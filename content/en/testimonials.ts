/** What somebody says about the product. Without an image, the initials stand for the person. */
export interface Testimonial {
  quote: string;
  author: string;
  role: string;
  /** Out of five. */
  rating: number;
  image: string | null;
  initials: string;
}

/** A guest's card also holds what a registration card asks for. */
export interface GuestTestimonial extends Testimonial {
  door: number;
  arrived: string;
  nights: number;
  language: string;
}

/** Says on every testimonial that nobody has signed it yet. */
export const sampleLabel = 'Invented';

/** What was given, out of five. */
export const ratingOf = '{rating} of 5';

/** The copy around the guests' registration cards. */
export const guests = {
  eyebrow: { time: '03:40', label: 'Guests' },
  title: 'Guests notice only that someone answered.',
  lead: 'Three registration cards, as hosts could find them in the morning. The guests and their words are invented.',
  scroller: 'The three registration cards',
  fields: {
    door: 'Door',
    guest: 'Guest',
    arrived: 'Arrived',
    nights: 'Nights',
    language: 'Language',
    rating: 'Rating',
  },
} as const;

/** The guests' cards, in the order in which they lie on the desk. */
export const guestTestimonials: readonly GuestTestimonial[] = [
  {
    quote: 'We landed at three in the morning. The answer was there before the suitcases.',
    author: 'Dirk V.',
    role: 'Late arrival, by car',
    rating: 5,
    image: null,
    initials: 'DV',
    door: 10,
    arrived: '03:40',
    nights: 4,
    language: 'Dutch',
  },
  {
    quote:
      'The assistant said it had to ask. Then it came back with a yes, and the bed was made up.',
    author: 'Giada R.',
    role: 'Travelled with a baby',
    rating: 5,
    image: null,
    initials: 'GR',
    door: 2,
    arrived: '15:10',
    nights: 2,
    language: 'Italian',
  },
  {
    quote: 'I wrote in French and was answered in French, about this very house.',
    author: 'Claire L.',
    role: 'Came early, by train',
    rating: 4,
    image: null,
    initials: 'CL',
    door: 6,
    arrived: '13:00',
    nights: 6,
    language: 'French',
  },
];

/** The copy around the hosts' quotes. */
export const hosts = {
  eyebrow: { time: '05:48', label: 'Hosts' },
  title: 'What hosts say',
  row: 'Quotes',
  rating: 'Rating',
  show: 'Show quote {number} of {count}',
  pause: 'Pause',
  play: 'Play',
} as const;

/** The hosts' quotes, in the order of the carousel. */
export const hostTestimonials: readonly Testimonial[] = [
  {
    quote:
      'I used to sleep with the phone on the pillow. Now I read the night over breakfast, and most of it is already done.',
    author: 'Martina B.',
    role: 'Three flats in Ticino',
    rating: 5,
    image: null,
    initials: 'MB',
  },
  {
    quote: 'The assistant asks me before it promises anything. That is why I let it answer at all.',
    author: 'Andri K.',
    role: 'One chalet in the Valais',
    rating: 5,
    image: null,
    initials: 'AK',
  },
  {
    quote: 'My cleaner sees the booking note before I do. Nobody has to call anybody.',
    author: 'Simone W.',
    role: 'Eleven apartments in Chur',
    rating: 4,
    image: null,
    initials: 'SW',
  },
  {
    quote: 'I described the house once, in German. A family from Tartu got it in Estonian.',
    author: 'Reto H.',
    role: 'Four apartments in the Engadine',
    rating: 5,
    image: null,
    initials: 'RH',
  },
];
