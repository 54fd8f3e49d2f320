import { brand } from '@/lib/brand';
import type * as en from '../en/how-it-works';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  howItWorks: {
    eyebrow: { label: 'Comment ça marche' },
    title: 'Quatre étapes, dont une seule est la vôtre.',
    lead: 'Un séjour dans le logement 7 du Chalet Arve, de la réservation confirmée à la note écrite. La maison et la voyageuse sont inventées.',
  },
  speakers: {
    guest: 'Voyageur\u00a0:',
    desk: 'Assistant\u00a0:',
  },
  greetingStep: {
    title: 'Une réservation est confirmée, la voyageuse est accueillie',
    text: 'La réservation arrive de votre logiciel de réservation (PMS). La voyageuse reçoit un mot de bienvenue sur WhatsApp, dans sa langue, et la première ligne dit que c’est une IA qui écrit.',
    slip: {
      title: 'Réservation confirmée',
      rows: [
        ['Porte', '7'],
        ['Voyageuse', 'Giulia R.'],
        ['Arrivée', '19 juillet, 3 nuits'],
      ],
    },
    greeting: {
      translation: `Bonsoir Giulia, ici ${brand.name}, l’assistant IA du Chalet Arve. Pour votre séjour, vous pouvez m’écrire ici, à toute heure.`,
    },
  },
  answerStep: {
    title: 'Les questions trouvent leur réponse',
    text: 'Parking, wifi, chauffage, poubelles : la réponse vient, de jour comme de nuit, de ce que vous avez écrit sur ce logement. On ne réveille personne pour cela.',
    question: { translation: 'Où pouvons-nous nous garer ? Nous arrivons avec deux voitures.' },
    source:
      'Base de connaissances, Parking : « Place 7, derrière la maison. Deuxième voiture : sur la place du village, gratuit de 19 h à 8 h. »',
    answer: {
      translation:
        'La place 7, derrière la maison, vous est réservée. La deuxième voiture peut rester sur la place du village : c’est gratuit de 19 h à 8 h.',
    },
  },
  escalationStep: {
    title: 'L’assistant vous consulte : vous dites oui ou non',
    text: 'Ce qui demande votre accord, ou n’est écrit nulle part, vous est soumis. Répondez oui ou non, ou ajoutez quelques mots. La voyageuse reçoit une phrase complète.',
    slip: { text: 'Porte 7 : une voyageuse demande un lit bébé. Répondez oui ou non.' },
    you: 'Vous écrivez',
    guest: 'Giulia lit',
    replies: [
      { word: 'oui', translation: 'Le lit bébé sera prêt à votre arrivée.' },
      { word: 'non', translation: 'Malheureusement, il n’y a pas de lit bébé dans cette maison.' },
      {
        word: 'oui, sans draps',
        translation: 'Il y a un lit bébé. En revanche, les draps sont à apporter de chez vous.',
      },
    ],
  },
  noteStep: {
    title: 'Votre logiciel de réservation est à jour',
    text: 'Ce qui a été convenu est écrit dans la note de réservation, là où vous et votre équipe regardez de toute façon.',
    sheet: {
      title: 'Réservation, porte 7',
      rows: [
        ['Voyageuse', 'Giulia R.'],
        ['Personnes', '2 et un bébé'],
        ['Arrivée', '19 juillet'],
        ['Départ', '22 juillet'],
        ['Langue', 'italien'],
      ],
      note: ['Note', 'Lit bébé : oui'],
      written: { text: 'écrit pour vous' },
    },
  },
};
