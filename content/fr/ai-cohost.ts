import { brand } from '@/lib/brand';
import type * as en from '../en/ai-cohost';
import type { Translated } from '../translated';

/** The copy of the AI co-host page's head. */
export const aiCohost: Translated<typeof en.aiCohost> = {
  pageTitle: 'Co-hôte IA pour locations saisonnières',
  description:
    'Le co-hôte qui répond sur WhatsApp pendant que vous dormez : comment il accueille, quand il vous demande un oui ou un non, et son tableau de bord.',
  eyebrow: { time: '00:37', label: 'Co-hôte IA' },
  title: ['Vous éteignez la lumière.', 'La réception veille.'],
  lead: `${brand.name} est le co-hôte IA de vos locations saisonnières. Il lit chaque message WhatsApp de vos voyageurs, répond d’après ce que vous avez écrit sur la maison, et ne vous apporte que ce qui demande votre accord.`,
  action: 'Commencer',
  newTab: '(s’ouvre dans un nouvel onglet)',
  note: 'Essai gratuit, aussi longtemps que vous voulez. Sans carte bancaire.',
  caption: 'Le Chalet Arve à 0 h 37. Au numéro 9, on ne dort pas ; à la réception non plus.',
  question: {
    from: 'guest',
    lang: 'de',
    text: 'Das WLAN-Passwort steht nicht auf dem Router.',
    translation: 'Le mot de passe du wifi n’est pas sur le routeur.',
  },
  answer: {
    from: 'desk',
    lang: 'de',
    text: 'Es steht auf der blauen Karte, innen an der Küchenschranktür.',
    translation: 'Il est sur la carte bleue, à l’intérieur de la porte du placard de cuisine.',
  },
};

/** The copy around the dashboard. All figures are one sample day in a house with twelve doors. */
export const dashboard: Translated<typeof en.dashboard> = {
  eyebrow: { time: '07:10', label: 'Le tableau de bord' },
  title: 'Au petit-déjeuner, vous savez tout de la nuit.',
  lead: 'Quatre vues de la même réception : ce qui s’est passé, ce qui se passe, un banc d’essai, et le tout sur votre téléphone. Les chiffres sont inventés.',
};

/** The overview: messages by hour from 00:00 on; every sum on the panel is made from them. */
export const overview: Translated<typeof en.overview> = {
  title: 'Vue d’ensemble',
  text: 'Temps de réponse, satisfaction des voyageurs et questions qui reviennent. La question la plus fréquente est la prochaine note à écrire.',
  heading: 'Chalet Arve, 18 juillet',
  hours: [2, 1, 2, 1, 1, 0, 1, 2, 3, 2, 1, 2, 2, 1, 2, 4, 3, 4, 3, 3, 4, 3, 4, 3],
  night: { from: 22, to: 6, text: 'entre 22 h et 6 h' },
  messages: 'messages',
  byHour: 'Messages par heure',
  figures: [
    { value: '8 s', label: 'Temps de réponse : une réponse sur deux est arrivée plus vite' },
    {
      value: '18 sur 19',
      label: 'Satisfaction : voyageurs qui ont jugé la conversation utile',
    },
  ],
  commonTitle: 'Questions fréquentes',
  common: [
    { topic: 'Wifi', count: 13 },
    { topic: 'Parking', count: 9 },
    { topic: 'Arrivée', count: 8 },
    { topic: 'Chauffage', count: 5 },
    { topic: 'Poubelles', count: 4 },
  ],
};

/** The conversations as they go on. */
export const tracking: Translated<typeof en.tracking> = {
  title: 'Les conversations en direct',
  text: 'Chaque logement, chaque étiquette. Suivez une conversation pendant qu’un voyageur écrit, et voyez l’étiquette changer quand quelqu’un vous attend.',
  label: 'Les conversations à 22 h 44',
  rows: [
    { door: 4, time: '22:38', text: 'Où vont les poubelles ?', status: 'answered' },
    { door: 9, time: '22:41', text: 'Le sauna est encore chaud ?', status: 'answered' },
    { door: 5, time: '22:43', text: 'Un ami peut dormir ici vendredi ?', status: 'asking' },
    {
      door: 12,
      time: '22:44',
      text: 'Daan est en train d’écrire',
      status: 'waiting',
      writing: true,
    },
  ],
};

/** The rehearsal before a guest reads anything. */
export const simulator: Translated<typeof en.simulator> = {
  title: 'Un simulateur pour essayer',
  text: 'Posez vos questions comme si vous étiez le voyageur. Vous voyez la réponse et la note sur laquelle elle repose, ou la mention « Je poserais la question à l’hôte ». Personne ne reçoit rien.',
  asGuest: 'Vous, en voyageur',
  trials: [
    {
      question: 'Peut-on venir avec notre chien ?',
      answer: 'Un chien est le bienvenu, 15 francs la nuit.',
      source: 'Base de connaissances, Règlement intérieur',
      known: true,
    },
    {
      question: 'Y a-t-il un sèche-cheveux ?',
      answer: 'Ce n’est écrit nulle part. Je poserais la question à l’hôte.',
      source: 'À écrire : Salle de bains',
      known: false,
    },
  ],
};

/** The phone. */
export const mobile: Translated<typeof en.mobile> = {
  title: 'Une application web mobile',
  text: 'La même réception dans le navigateur de votre téléphone, sans rien installer. Un pouce suffit pour dire oui.',
  screen: {
    time: '22:43',
    door: 'Porte 5',
    question: 'demande si une personne en plus peut dormir sur place vendredi.',
    yes: 'oui',
    no: 'non',
    rows: [
      { door: 12, text: 'Arrivée tardive', status: 'waiting' },
      { door: 9, text: 'Sauna', status: 'answered' },
      { door: 4, text: 'Poubelles', status: 'answered' },
      { door: 3, text: 'Arrivée anticipée', status: 'answered' },
      { door: 7, text: 'Parking', status: 'answered' },
      { door: 11, text: 'Petit-déjeuner', status: 'answered' },
    ],
  },
};
