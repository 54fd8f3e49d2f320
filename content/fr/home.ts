import { brand } from '@/lib/brand';
import type * as en from '../en/home';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  statusLabels: {
    answered: 'Réponse donnée',
    asking: 'Question à l’hôte',
    waiting: 'En attente du voyageur',
  },
  hero: {
    eyebrow: { label: 'La réception veille' },
    title: 'La réception IA qui répond à vos voyageurs 24 h/24.',
    pageTitle: 'Une réception IA pour votre location saisonnière',
    description:
      'Le co-hôte IA de votre location saisonnière répond aux voyageurs sur WhatsApp, dans leur langue, jour et nuit, et vous consulte quand il n’est pas sûr.',
    lead: `${brand.name} répond sur WhatsApp, dans la langue de votre voyageur, d’après ce que vous avez écrit sur la maison. En cas de doute, l’assistant vous pose la question.`,
    action: 'Commencer',
    newTab: '(s’ouvre dans un nouvel onglet)',
    house: 'Chalet Arve',
    chooseDoor: 'Choisir un logement',
    chooseLanguage: 'Lire en',
    legend: 'Ce que disent les étiquettes',
    door: 'Porte {door}',
    writes: 'WhatsApp, écrit en {language}',
    now: 'maintenant',
  },
  glance: {
    eyebrow: { label: 'En un coup d’œil' },
    title: 'On sonne moins souvent, et seulement quand c’est pour vous.',
    questions: {
      title: 'Fini de répondre toujours à la même chose',
      text: 'Le wifi, le parking, les poubelles, la machine à café : la réponse vient de vos propres notes, à toute heure. Vous y gagnez plus de 5 heures par semaine.',
      tag: 'Réglé',
    },
    requests: {
      title: 'Les demandes des voyageurs',
      text: 'Un lit bébé, une arrivée anticipée, une personne en plus : vous décidez d’un mot, et le voyageur est prévenu.',
      tag: 'oui',
    },
    improves: {
      title: 'Meilleur avec le temps',
      text: 'Ce que l’assistant n’a pas su dire, vous l’écrivez une fois. C’est désormais une note de plus dans la boîte.',
      newCard: { tab: 'Lit bébé', lines: ['Oui. Il sera prêt', 'à votre arrivée.'] },
      cards: ['Parking', 'Poubelles', 'Bouilloire', 'Wifi'],
    },
  },
  featuresGrid: {
    eyebrow: { label: 'Dans les casiers' },
    title: 'Huit casiers, et dans chacun quelque chose d’utile.',
    scroller: 'Les huit casiers',
    features: [
      {
        title: 'L’assistant sait quand vous consulter',
        text: 'Quand il ne sait pas, ou qu’il lui faut votre accord, il vous pose la question. Un oui ou un non suffit.',
      },
      {
        title: 'À l’aise sur WhatsApp',
        text: 'Vos voyageurs écrivent là où ils écrivent déjà. Aucune application à installer, aucun lien à ouvrir.',
      },
      {
        title: 'Un tableau de bord',
        text: 'Temps de réponse, satisfaction des voyageurs et questions qui reviennent, réunis sur une page.',
      },
      {
        title: 'Une réception toujours ouverte',
        text: 'Ici, 2 h 14 est une heure comme une autre. L’assistant veille toutes les nuits de l’année.',
      },
      {
        title: 'La langue du voyageur',
        text: 'L’assistant lit le message dans sa langue d’origine, et répond dans la même.',
      },
      {
        title: 'Des notes dans votre logiciel',
        text: 'Ce qui a été convenu est inscrit dans la note de réservation, où toute votre équipe peut le lire.',
      },
      {
        title: 'Une mise en route guidée',
        text: 'Connecter, décrire la maison, tester, se lancer. Nous faisons les quatre étapes avec vous.',
      },
      {
        title: 'Un simulateur de réponses',
        text: 'Posez vos questions comme un voyageur, corrigez la réponse, et ne laissez parler l’assistant qu’ensuite.',
      },
    ],
  },
  night: {
    title: 'La nuit, ligne à ligne.',
    lead: 'Une nuit parmi d’autres, inventée : un samedi d’août, le Chalet Arve est complet. Ses douze logements sont désignés par le numéro de leur porte. Dix messages sont arrivés avant le petit-déjeuner.',
    rowsTitle: 'Les dix messages',
    answered: 'Réglé',
    waits: 'Vous attend',
    rows: [
      { text: 'A demandé où jeter le verre' },
      { text: 'A demandé où se garer dimanche' },
      { text: 'A demandé à arriver demain à 11 h' },
      { text: 'A demandé quelle pharmacie est de garde' },
      { text: 'A demandé comment fermer les volets' },
      { text: 'A demandé un lit bébé à partir de lundi' },
      { text: 'A demandé où laisser la clé à 5 h' },
      { text: 'A demandé à venir avec une personne en plus' },
      { text: 'A demandé quel bus prendre pour le train de 7 h 02' },
      { text: 'A demandé si la boulangerie ouvre dimanche' },
    ],
    dawn: {
      label: 'Premières lueurs',
      lines: ['Sept ont leur réponse.', 'Trois attendent un mot de vous.'],
    },
  },
  morning: {
    eyebrow: { label: 'Bonjour' },
    title: 'La nuit est finie. Il vous reste une réponse à donner.',
    action: 'Commencer',
    ledgerTitle: 'Le registre de la nuit',
    rows: [
      { text: 'Arrivée anticipée à 13 h, avec votre accord' },
      { text: 'Wifi : réponse tirée de la base de connaissances' },
      { text: 'Boîte à clés expliquée, on attend Daan' },
      { text: 'Lit bébé : accord donné, voyageuse prévenue' },
    ],
    left: {
      text: 'demande si une personne en plus peut dormir sur place vendredi.',
      reply: 'Répondez oui ou non.',
    },
  },
  ways: {
    title: 'Essayez d’abord, le prix vient après.',
    houseBook: {
      label: 'Créer votre livret d’accueil',
      text: 'Collez votre annonce ou vos consignes : elles deviennent un livret pour vos voyageurs, et vous voyez ce qui manque encore. Rien ne quitte votre navigateur.',
    },
    calculator: {
      label: 'Voir si c’est rentable',
      text: 'Saisissez vos propres chiffres et voyez à partir de combien de messages l’assistant vaut son prix.',
    },
    demo: {
      label: 'Essayer sur votre téléphone',
      text: 'Faites une réservation de démonstration à votre nom : l’assistant vous écrit comme il écrirait à un voyageur.',
    },
  },
};
