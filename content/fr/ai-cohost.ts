import { brand } from '@/lib/brand';
import type * as en from '../en/ai-cohost';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  aiCohost: {
    pageTitle: 'Co-hôte IA pour locations saisonnières',
    description:
      'Le co-hôte qui répond sur WhatsApp pendant que vous dormez : comment il accueille, quand il vous demande un oui ou un non, et son tableau de bord.',
    eyebrow: { label: 'Co-hôte IA' },
    title: ['Vous éteignez la lumière.', 'La réception veille.'],
    lead: `${brand.name} est le co-hôte IA de vos locations saisonnières. Il lit chaque message WhatsApp de vos voyageurs, répond d’après ce que vous avez écrit sur la maison, et ne vous apporte que ce qui demande votre accord.`,
    action: 'Commencer',
    newTab: '(s’ouvre dans un nouvel onglet)',
    note: 'Essai gratuit, aussi longtemps que vous voulez. Sans carte bancaire.',
    caption: 'Le Chalet Arve à 0 h 37. Au numéro 9, on ne dort pas ; à la réception non plus.',
    question: { translation: 'Le mot de passe du wifi n’est pas sur le routeur.' },
    answer: {
      translation: 'Il est sur la carte bleue, à l’intérieur de la porte du placard de cuisine.',
    },
  },
  dashboard: {
    eyebrow: { label: 'Le tableau de bord' },
    title: 'Au petit-déjeuner, vous savez tout de la nuit.',
    lead: 'Quatre vues de la même réception : ce qui s’est passé, ce qui se passe, un banc d’essai, et le tout sur votre téléphone. Les chiffres sont inventés.',
  },
  overview: {
    title: 'Vue d’ensemble',
    text: 'Temps de réponse, satisfaction des voyageurs et questions qui reviennent. La question la plus fréquente est la prochaine note à écrire.',
    heading: 'Chalet Arve, 18 juillet',
    night: { text: 'entre 22 h et 6 h' },
    messages: 'messages',
    byHour: 'Messages par heure',
    figures: [
      { value: '8 s', label: 'Temps de réponse : une réponse sur deux est arrivée plus vite' },
      { value: '18 sur 19', label: 'Satisfaction : voyageurs qui ont jugé la conversation utile' },
    ],
    commonTitle: 'Questions fréquentes',
    common: [
      { topic: 'Wifi' },
      { topic: 'Parking' },
      { topic: 'Arrivée' },
      { topic: 'Chauffage' },
      { topic: 'Poubelles' },
    ],
  },
  tracking: {
    title: 'Les conversations en direct',
    text: 'Chaque logement, chaque étiquette. Suivez une conversation pendant qu’un voyageur écrit, et voyez l’étiquette changer quand quelqu’un vous attend.',
    label: 'Les conversations à 22 h 44',
    rows: [
      { text: 'Où vont les poubelles ?' },
      { text: 'Le sauna est encore chaud ?' },
      { text: 'Un ami peut dormir ici vendredi ?' },
      { text: 'Dirk est en train d’écrire' },
    ],
  },
  simulator: {
    title: 'Un simulateur pour essayer',
    text: 'Posez vos questions comme si vous étiez le voyageur. Vous voyez la réponse et la note sur laquelle elle repose, ou la mention « Je poserais la question à l’hôte ». Personne ne reçoit rien.',
    asGuest: 'Vous, en voyageur',
    trials: [
      {
        question: 'Peut-on venir avec notre chien ?',
        answer: 'Un chien est le bienvenu, 15 francs la nuit.',
        source: 'Base de connaissances, Règlement intérieur',
      },
      {
        question: 'Y a-t-il un sèche-cheveux ?',
        answer: 'Ce n’est écrit nulle part. Je poserais la question à l’hôte.',
        source: 'À écrire : Salle de bains',
      },
    ],
  },
  mobile: {
    title: 'Une application web mobile',
    text: 'La même réception dans le navigateur de votre téléphone, sans rien installer. Un pouce suffit pour dire oui.',
    screen: {
      door: 'Porte 8',
      question: 'demande si une personne en plus peut dormir sur place vendredi.',
      yes: 'oui',
      no: 'non',
      rows: [
        { text: 'Arrivée tardive' },
        { text: 'Sauna' },
        { text: 'Poubelles' },
        { text: 'Arrivée anticipée' },
        { text: 'Parking' },
        { text: 'Petit-déjeuner' },
      ],
    },
  },
};
