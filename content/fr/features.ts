import { brand } from '@/lib/brand';
import type * as en from '../en/features';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  featuresPage: {
    pageTitle: 'Fonctionnalités',
    description:
      'Synchronisation avec votre logiciel de réservation (PMS), base de connaissances, premier message WhatsApp, réponses dans la langue du voyageur, résumés.',
    eyebrow: { label: 'Fonctionnalités' },
    title: `Sept choses que ${brand.name} fait pendant que vous faites autre chose.`,
    lead: 'Dans l’ordre d’une journée : de jour, vous connectez l’assistant et vous décrivez la maison. Le soir il accueille, la nuit il répond, et le matin il vous fait son rapport.',
    contents: 'Les sept, heure par heure',
  },
  features: {
    sync: {
      eyebrow: { label: 'Logiciel de réservation (PMS)' },
      title: 'Dans les deux sens : les réservations arrivent, les notes repartent.',
      text: 'Connectez votre logiciel de réservation une seule fois. Logements, réservations et coordonnées des voyageurs sont repris automatiquement, et ce qu’un voyageur demande est noté dans la réservation.',
    },
    knowledgeBase: {
      eyebrow: { label: 'Base de connaissances' },
      title: 'Décrivez la maison. Le score montre les lacunes.',
      text: 'L’éditeur de la base de connaissances vous fait parcourir chaque logement, sujet par sujet. Le diagnostic lit vos notes comme le ferait un voyageur, et dit ce qui manque encore. Chaque sujet complet est une dent de la clé.',
    },
    openingMessage: {
      eyebrow: { label: 'Premier message' },
      title: 'Le premier message s’écrit une fois, comme un modèle.',
      text: 'Sur WhatsApp, un professionnel qui écrit le premier doit utiliser un modèle approuvé. Le vôtre contient des champs que chaque réservation remplit.',
    },
    answers: {
      eyebrow: { label: 'Réponses' },
      title: 'Un simple « oui » suffit, si l’on se souvient de la question.',
      text: 'Un modèle GPT rédige chaque réponse dans la langue du voyageur. Il lit votre base de connaissances et la conversation : même un mot bref au milieu de la nuit garde son sens.',
    },
    checkIn: {
      eyebrow: { label: 'Question à l’hôte' },
      title: 'Quand l’assistant ne sait pas, il le dit.',
      text: 'Il n’invente pas ce qui n’est écrit nulle part. Le voyageur reçoit soit vos coordonnées, soit la promesse que l’équipe est consultée et qu’une réponse suivra.',
    },
    summaries: {
      eyebrow: { label: 'Résumés et tendances' },
      title: 'Vingt-trois messages, quatre lignes.',
      text: 'Chaque conversation est résumée pour la personne qui la lira ensuite. Toutes ensemble, elles montrent ce que les voyageurs demandent sans cesse, et ce qu’il faut écrire pour qu’ils ne le demandent plus.',
    },
    bookingNotes: {
      eyebrow: { label: 'Notes de réservation' },
      title: 'Ce qui a été convenu est écrit dans la réservation.',
      text: 'La demande et votre réponse sont inscrites dans la note de réservation de votre logiciel. La personne qui prépare les chambres les lit à l’endroit habituel.',
    },
  },
  syncExample: {
    pms: { name: 'Votre logiciel', text: 'Par exemple Smoobu' },
    desk: { name: brand.name, text: 'Chalet Arve, 12 logements' },
    coming: 'Smoobu est déjà disponible. Bientôt : Airbnb, Booking.com, Vrbo, Guesty, Hostaway.',
    link: 'Voir toutes les intégrations',
    inbound: { label: 'Depuis votre logiciel', tags: ['Logements', 'Réservations', 'Voyageurs'] },
    outbound: {
      label: 'Vers votre logiciel',
      tags: ['Demandes des voyageurs', 'Notes de réservation'],
    },
  },
  knowledgeBaseExample: {
    house: 'Chalet Arve, porte 4',
    entry: {
      label: 'Poubelles',
      text: 'Les poubelles sont derrière la maison.',
      remark: 'Quel jour ? Quelle couleur ?',
    },
    link: 'Créer votre livret d’accueil',
    of: 'sur 100',
    mean: 'la moyenne des six sujets ci-dessous',
    topics: [
      { name: 'Arrivée', hint: 'Boîte à clés, code, à toute heure : complet.' },
      { name: 'Wifi', hint: 'Dit où est la carte, pas quelles pièces le wifi couvre.' },
      { name: 'Chauffage', hint: 'Dit comment le monter, pas comment le baisser.' },
      { name: 'Lit bébé', hint: 'Dit où il est, pas jusqu’à quel âge.' },
      { name: 'Parking', hint: 'Où va la deuxième voiture ?' },
      { name: 'Poubelles', hint: 'Quel jour ? Quelle couleur ?' },
    ],
  },
  openingMessageExample: {
    label: 'Modèle « Bienvenue », en italien',
    parts: [
      'Buonasera',
      { blank: 'prénom', value: 'Giulia' },
      ', sono',
      { blank: 'assistant', value: brand.name },
      ', l’assistente IA dello',
      { blank: 'maison', value: 'Chalet Arve' },
      '. La aspettiamo il',
      { blank: 'date d’arrivée', value: '19 luglio' },
      'dalle',
      { blank: 'heure d’arrivée', value: '15:00' },
      '. Per qualsiasi domanda mi scriva qui.',
    ],
    translation: `Bonsoir Giulia, ici ${brand.name}, l’assistant IA du Chalet Arve. Nous vous attendons le 19 juillet dès 15 h. Pour toute question, écrivez-moi ici.`,
    sent: 'Envoyé sur WhatsApp à 18 h 32, à la confirmation de la réservation',
    trust: { label: 'Ce qu’on dit au voyageur, et où vous pouvez utiliser l’assistant' },
  },
  answersExample: {
    messages: [
      {
        translation:
          'La boîte à clés est à gauche de la porte. Venez-vous en voiture ? Je vous enverrai alors le numéro de la place avec le code.',
      },
      { translation: 'Oui' },
      {
        translation:
          'La place 10 est alors pour vous, derrière la maison. Le code de la boîte à clés est 4812. Bonne route.',
      },
    ],
    label: 'De quoi la dernière réponse est faite',
    sources: [
      { name: 'Conversation', text: '01:26 : vient-il en voiture ?' },
      { name: 'Base de connaissances', text: 'Arrivée : place 10, boîte à clés' },
      { name: 'Langue', text: 'Le néerlandais, comme Dirk' },
      { name: 'Modèle GPT', text: 'en fait une phrase' },
    ],
  },
  // The guest of the English page writes in French; here she writes in English, so that there is something to translate.
  checkInExample: {
    question: {
      lang: 'en',
      text: 'Is there somewhere to charge an electric car at your place?',
      translation: 'Peut-on recharger une voiture électrique chez vous ?',
    },
    missing: 'Base de connaissances : rien sur la recharge.',
    contact: {
      title: 'L’assistant donne vos coordonnées',
      reply: {
        lang: 'en',
        text: 'I do not know. Anna, your host, answers at +41\u00a000\u00a0000\u00a000\u00a000.',
        translation:
          'Je ne sais pas. Anna, votre hôte, vous répond au +41\u00a000\u00a0000\u00a000\u00a000.',
      },
    },
    ask: {
      title: 'L’assistant se renseigne et répond plus tard',
      reply: {
        lang: 'en',
        text: 'I do not know yet. I am asking the team and will come back to you here.',
        translation: 'Je ne sais pas encore. Je demande à l’équipe et je vous réponds ici.',
      },
      host: { you: 'Vous', words: 'oui, garage, 11 kW' },
      later: {
        lang: 'en',
        text: 'Yes, in the garage: the charger delivers 11 kW.',
        translation: 'Oui, au garage : la borne a une puissance de 11 kW.',
      },
    },
  },
  summariesExample: {
    strip: 'Toute la conversation : 23 messages',
    title: 'Porte 7, Giulia, du 19 au 22 juillet',
    lines: [
      {
        name: 'Demandes',
        text: 'Lit bébé, parking pour deux voitures, la boulangerie le dimanche.',
      },
      { name: 'Réponses', text: 'Parking et boulangerie, d’après la base de connaissances.' },
      { name: 'Décisions', text: 'Lit bébé : votre accord à 6 h 30.' },
      { name: 'En suspens', text: 'Rien.' },
    ],
    insights: {
      title: 'Ce que juillet vous apprend',
      rows: [
        {
          topic: 'Poubelles',
          text: '11 voyageurs ont demandé quel jour. Aucune ligne ne le dit.',
          advice: 'Écrivez-le',
        },
        {
          topic: 'Parking',
          text: '9 voyageurs sont venus avec une deuxième voiture.',
          advice: 'Indiquez un endroit',
        },
        {
          topic: 'Arrivée tardive',
          text: '8 voyageurs ont atterri après 22 h.',
          advice: 'Envoyez le code plus tôt',
        },
      ],
    },
  },
  bookingNotesExample: {
    fields: [
      ['Voyageur', 'Giulia R.'],
      ['Arrivée', '19 juillet'],
      ['Nuits', '3'],
      ['Langue', 'italien'],
    ],
    door: ['Porte', '7'],
    title: 'Note de réservation',
    rows: [
      { text: 'Vient avec deux voitures. Deuxième voiture : sur la place du village.' },
      { text: 'Demande un lit bébé.' },
    ],
    latest: { text: 'Lit bébé : oui, confirmé à la voyageuse.' },
  },
  featuresEnd: {
    title: 'Éteignez la lumière, et essayez les sept.',
    lead: 'L’essai est gratuit aussi longtemps que vous voulez, sans carte bancaire. Vous ne payez rien tant que vous n’avez pas choisi de vous abonner.',
  },
};
