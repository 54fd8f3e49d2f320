import { brand } from '@/lib/brand';
import type * as en from '../en/how-it-works';
import type { Translated } from '../translated';

/** The copy around the four steps. */
export const howItWorks: Translated<typeof en.howItWorks> = {
  eyebrow: { time: '02:14', label: 'Comment ça marche' },
  title: 'Quatre étapes, dont une seule est la vôtre.',
  lead: 'Un séjour dans le logement 7 du Chalet Arve, de la réservation confirmée à la note écrite. La maison et la voyageuse sont inventées.',
};

/** Who has written a message, for screen readers. */
export const speakers: Translated<typeof en.speakers> = {
  guest: 'Voyageur\u00a0:',
  desk: 'Assistant\u00a0:',
};

/** Step 1: what the PMS reports, and what the guest receives. */
export const greetingStep: Translated<typeof en.greetingStep> = {
  title: 'Une réservation est confirmée, la voyageuse est accueillie',
  text: 'La réservation arrive de votre logiciel de réservation (PMS). La voyageuse reçoit un mot de bienvenue sur WhatsApp, dans sa langue, et la première ligne dit que c’est une IA qui écrit.',
  slip: {
    title: 'Réservation confirmée',
    time: '18:32',
    rows: [
      ['Porte', '7'],
      ['Voyageuse', 'Giulia R.'],
      ['Arrivée', '19 juillet, 3 nuits'],
    ],
  },
  greeting: {
    from: 'desk',
    lang: 'it',
    text: `Buonasera Giulia, sono ${brand.name}, l’assistente IA dello Chalet Arve. Per il suo soggiorno può scrivermi qui, a qualsiasi ora.`,
    translation: `Bonsoir Giulia, ici ${brand.name}, l’assistant IA du Chalet Arve. Pour votre séjour, vous pouvez m’écrire ici, à toute heure.`,
  },
};

/** Step 2: a question, the line of the knowledge base it rests on, and the answer. */
export const answerStep: Translated<typeof en.answerStep> = {
  title: 'Les questions trouvent leur réponse',
  text: 'Parking, wifi, chauffage, poubelles : la réponse vient, de jour comme de nuit, de ce que vous avez écrit sur ce logement. On ne réveille personne pour cela.',
  question: {
    from: 'guest',
    lang: 'it',
    text: 'Dove possiamo parcheggiare? Arriviamo con due macchine.',
    translation: 'Où pouvons-nous nous garer ? Nous arrivons avec deux voitures.',
  },
  source:
    'Base de connaissances, Parking : « Place 7, derrière la maison. Deuxième voiture : sur la place du village, gratuit de 19 h à 8 h. »',
  answer: {
    from: 'desk',
    lang: 'it',
    text: 'Il posto 7, dietro la casa, è riservato a voi. La seconda macchina può restare in piazza: dalle 19 alle 8 è gratis.',
    translation:
      'La place 7, derrière la maison, vous est réservée. La deuxième voiture peut rester sur la place du village : c’est gratuit de 19 h à 8 h.',
  },
};

/** Step 3, the host's only one: a word from the host, and what the guest reads. */
export const escalationStep: Translated<typeof en.escalationStep> = {
  title: 'L’assistant vous consulte : vous dites oui ou non',
  text: 'Ce qui demande votre accord, ou n’est écrit nulle part, vous est soumis. Répondez oui ou non, ou ajoutez quelques mots. La voyageuse reçoit une phrase complète.',
  slip: {
    time: '02:14',
    text: 'Porte 7 : une voyageuse demande un lit bébé. Répondez oui ou non.',
  },
  you: 'Vous écrivez',
  guest: 'Giulia lit',
  replies: [
    {
      word: 'oui',
      text: 'Al vostro arrivo il lettino sarà pronto.',
      translation: 'Le lit bébé sera prêt à votre arrivée.',
    },
    {
      word: 'non',
      text: 'Purtroppo in questa casa non c’è un lettino.',
      translation: 'Malheureusement, il n’y a pas de lit bébé dans cette maison.',
    },
    {
      word: 'oui, sans draps',
      text: 'Il lettino c’è. Le lenzuola, però, vanno portate da casa.',
      translation: 'Il y a un lit bébé. En revanche, les draps sont à apporter de chez vous.',
    },
  ],
};

/** Step 4: the note in the booking. */
export const noteStep: Translated<typeof en.noteStep> = {
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
    written: { time: '06:30', text: 'écrit pour vous' },
  },
};
