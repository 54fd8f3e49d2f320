import type * as en from '../en/testimonials';
import type { Translated } from '../translated';

/** Says on every testimonial that nobody has signed it yet. */
export const sampleLabel: Translated<typeof en.sampleLabel> = 'Exemple inventé';

/** What was given, out of five. */
export const ratingOf: Translated<typeof en.ratingOf> = '{rating} sur 5';

/** The copy around the guests' registration cards. */
export const guests: Translated<typeof en.guests> = {
  eyebrow: { time: '03:40', label: 'Voyageurs' },
  title: 'Les voyageurs remarquent seulement que quelqu’un a répondu.',
  lead: 'Trois fiches d’arrivée, comme un hôte pourrait les trouver le matin. Les voyageurs et leurs mots sont inventés.',
  scroller: 'Les trois fiches d’arrivée',
  fields: {
    door: 'Porte',
    guest: 'Voyageur',
    arrived: 'Arrivée',
    nights: 'Nuits',
    language: 'Langue',
    rating: 'Note',
  },
};

/** The guests' cards, in the order in which they lie on the desk. */
export const guestTestimonials: Translated<typeof en.guestTestimonials> = [
  {
    quote: 'Nous avons atterri à trois heures du matin. La réponse était là avant les valises.',
    author: 'Dirk V.',
    role: 'Arrivée tardive, en voiture',
    rating: 5,
    image: null,
    initials: 'DV',
    door: 10,
    arrived: '03:40',
    nights: 4,
    language: 'néerlandais',
  },
  {
    quote:
      'L’assistant a dit qu’il devait demander. La réponse est venue : oui, et le lit était prêt.',
    author: 'Giada R.',
    role: 'En voyage avec un bébé',
    rating: 5,
    image: null,
    initials: 'GR',
    door: 2,
    arrived: '15:10',
    nights: 2,
    language: 'italien',
  },
  {
    quote: 'J’ai écrit en français et on m’a répondu en français, sur cette maison précisément.',
    author: 'Claire L.',
    role: 'Venue plus tôt, en train',
    rating: 4,
    image: null,
    initials: 'CL',
    door: 6,
    arrived: '13:00',
    nights: 6,
    language: 'français',
  },
];

/** The copy around the hosts' quotes. */
export const hosts: Translated<typeof en.hosts> = {
  eyebrow: { time: '05:48', label: 'Hôtes' },
  title: 'Ce que disent les hôtes',
  row: 'Témoignages',
  rating: 'Note',
  show: 'Voir le témoignage {number} sur {count}',
  pause: 'Pause',
  play: 'Lecture',
};

/** The hosts' quotes, in the order of the carousel. */
export const hostTestimonials: Translated<typeof en.hostTestimonials> = [
  {
    quote:
      'Avant, je dormais avec le téléphone sur l’oreiller. Maintenant, je découvre la nuit au petit-déjeuner, et presque tout est déjà réglé.',
    author: 'Martina B.',
    role: 'Trois appartements au Tessin',
    rating: 5,
    image: null,
    initials: 'MB',
  },
  {
    quote:
      'L’assistant me demande avant de promettre quoi que ce soit. C’est pour cela que je le laisse répondre.',
    author: 'Andri K.',
    role: 'Un chalet en Valais',
    rating: 5,
    image: null,
    initials: 'AK',
  },
  {
    quote:
      'La personne qui fait le ménage voit la note de réservation avant moi. Personne n’a besoin d’appeler personne.',
    author: 'Simone W.',
    role: 'Onze appartements à Coire',
    rating: 4,
    image: null,
    initials: 'SW',
  },
  {
    quote: 'J’ai décrit la maison une fois, en allemand. Une famille de Tartu l’a lue en estonien.',
    author: 'Reto H.',
    role: 'Quatre appartements en Engadine',
    rating: 5,
    image: null,
    initials: 'RH',
  },
];
