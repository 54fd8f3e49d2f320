import type * as en from '../en/testimonials';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  sampleLabel: 'Exemple inventé',
  ratingOf: '{rating} sur 5',
  guests: {
    eyebrow: { label: 'Voyageurs' },
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
  },
  guestTestimonials: [
    {
      quote: 'Nous avons atterri à trois heures du matin. La réponse était là avant les valises.',
      role: 'Arrivée tardive, en voiture',
      arrived: '03:40',
      language: 'néerlandais',
    },
    {
      quote:
        'L’assistant a dit qu’il devait demander. La réponse est venue : oui, et le lit était prêt.',
      role: 'En voyage avec un bébé',
      arrived: '15:10',
      language: 'italien',
    },
    {
      quote: 'J’ai écrit en français et on m’a répondu en français, sur cette maison précisément.',
      role: 'Venue plus tôt, en train',
      arrived: '13:00',
      language: 'français',
    },
  ],
  hosts: {
    eyebrow: { label: 'Hôtes' },
    title: 'Ce que disent les hôtes',
    row: 'Témoignages',
    rating: 'Note',
    show: 'Voir le témoignage {number} sur {count}',
    pause: 'Pause',
    play: 'Lecture',
  },
  hostTestimonials: [
    {
      quote:
        'Avant, je dormais avec le téléphone sur l’oreiller. Maintenant, je découvre la nuit au petit-déjeuner, et presque tout est déjà réglé.',
      role: 'Trois appartements au Tessin',
    },
    {
      quote:
        'L’assistant me demande avant de promettre quoi que ce soit. C’est pour cela que je le laisse répondre.',
      role: 'Un chalet en Valais',
    },
    {
      quote:
        'La personne qui fait le ménage voit la note de réservation avant moi. Personne n’a besoin d’appeler personne.',
      role: 'Onze appartements à Coire',
    },
    {
      quote:
        'J’ai décrit la maison une fois, en allemand. Une famille de Tartu l’a lue en estonien.',
      role: 'Quatre appartements en Engadine',
    },
  ],
};
