import type * as en from '../en/testimonials';
import type { Translated } from '../translated';

/** Says on every testimonial that nobody has signed it yet. */
export const sampleLabel: Translated<typeof en.sampleLabel> = 'Väljamõeldud';

/** The copy around the guests' registration cards. */
export const guests: Translated<typeof en.guests> = {
  eyebrow: { time: '03:40', label: 'Külalised' },
  title: 'Külaline märkab ainult, et keegi vastas.',
  lead: 'Kolm külastajakaarti, nagu majutaja võiks need hommikul eest leida. Külalised ja nende sõnad on välja mõeldud.',
  scroller: 'Kolm külastajakaarti',
  fields: {
    door: 'Uks',
    guest: 'Külaline',
    arrived: 'Saabus',
    nights: 'Öid',
    language: 'Keel',
    rating: 'Hinnang',
  },
};

/** What was given, out of five. */
export const ratingOf: Translated<typeof en.ratingOf> = '{rating} punkti 5-st';

/** The guests' cards, in the order in which they lie on the desk. */
export const guestTestimonials: Translated<typeof en.guestTestimonials> = [
  {
    quote: 'Maandusime kell kolm öösel. Vastus oli kohal enne kohvreid.',
    author: 'Dirk V.',
    role: 'Hiline saabumine, autoga',
    rating: 5,
    image: null,
    initials: 'DV',
    door: 10,
    arrived: '03:40',
    nights: 4,
    language: 'hollandi',
  },
  {
    quote: 'Assistent ütles, et peab küsima. Siis tuli jah-sõna ja voodi oli üles tehtud.',
    author: 'Giada R.',
    role: 'Reisis beebiga',
    rating: 5,
    image: null,
    initials: 'GR',
    door: 2,
    arrived: '15:10',
    nights: 2,
    language: 'itaalia',
  },
  {
    quote: 'Kirjutasin prantsuse keeles ja sain prantsuse keeles vastuse, just selle maja kohta.',
    author: 'Claire L.',
    role: 'Tuli varem, rongiga',
    rating: 4,
    image: null,
    initials: 'CL',
    door: 6,
    arrived: '13:00',
    nights: 6,
    language: 'prantsuse',
  },
];

/** The copy around the hosts' quotes. */
export const hosts: Translated<typeof en.hosts> = {
  eyebrow: { time: '05:48', label: 'Majutajad' },
  title: 'Mida majutajad ütlevad',
  row: 'Arvamused',
  rating: 'Hinnang',
  show: 'Näita arvamust {number}/{count}',
  pause: 'Peata',
  play: 'Käivita',
};

/** The hosts' quotes, in the order of the carousel. */
export const hostTestimonials: Translated<typeof en.hostTestimonials> = [
  {
    quote:
      'Varem magasin nii, et telefon oli padja peal. Nüüd loen hommikusöögi kõrvale, mis öösel oli, ja enamik on juba tehtud.',
    author: 'Martina B.',
    role: 'Kolm korterit Ticinos',
    rating: 5,
    image: null,
    initials: 'MB',
  },
  {
    quote:
      'Enne kui assistent midagi lubab, küsib ta minult. Ainult sellepärast ma tal vastata lasengi.',
    author: 'Andri K.',
    role: 'Üks mägimaja Valais’s',
    rating: 5,
    image: null,
    initials: 'AK',
  },
  {
    quote: 'Koristaja näeb broneeringu märkust enne mind. Keegi ei pea kellelegi helistama.',
    author: 'Simone W.',
    role: 'Üksteist korterit Churis',
    rating: 4,
    image: null,
    initials: 'SW',
  },
  {
    quote: 'Kirjeldasin maja ühe korra, saksa keeles. Pere Tartust sai selle eesti keeles.',
    author: 'Reto H.',
    role: 'Neli korterit Engadinis',
    rating: 5,
    image: null,
    initials: 'RH',
  },
];
