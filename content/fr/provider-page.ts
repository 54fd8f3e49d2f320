import { brand } from '@/lib/brand';
import type * as en from '../en/provider-page';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  providerPage: (name) => ({
    title: `${brand.name} et ${name}, sur le même trousseau`,
    metaTitle: `Intégration ${name}`,
    partner: 'Partenaire d’intégration officiel',
    lead: `Vos réservations et vos logements restent dans ${name}. ${brand.name} les lit, accueille vos voyageurs sur WhatsApp là où c’est permis et inscrit ce qui a été convenu dans les notes de réservation.`,
    description: `Connectez ${name} à ${brand.name} : réservations et logements se synchronisent, vos voyageurs ont une réponse à toute heure, les demandes sont notées.`,
    connect: `Connecter ${name} à ${brand.name}`,
    demo: 'Réserver une démonstration',
    benefits: {
      title: 'Ce qui arrive à la réception sans que vous ayez à le saisir',
      guests: {
        title: 'Les voyageurs, sans saisie',
        text: `Une réservation confirmée dans ${name} arrive à la réception avec le nom du voyageur, les dates et le logement. Personne ne recopie un nom à minuit, et le mot de bienvenue part dans la langue du voyageur.`,
        sample: 'Exemple inventé',
      },
      details: {
        title: 'Les détails du logement',
        text: `Ce que ${name} sait d’un logement arrive avec lui. Ce qu’aucun logiciel ne sait, comme l’endroit où se trouve le lit bébé, vous l’écrivez une fois dans la base de connaissances.`,
      },
      channels: {
        title: 'Tous les canaux',
        text: `Les réservations de tous les canaux que ${name} gère pour vous arrivent au même endroit. C’est le canal qui dit si un assistant peut écrire au voyageur, et nous ne le savons pas pour chacun d’eux.`,
        link: 'Où un assistant peut écrire',
      },
    },
    steps: {
      eyebrow: { label: 'Dix minutes' },
      title: 'Trois étapes, puis une tisane',
      lead: `Dix minutes environ, avec vos identifiants ${name} sous la main.`,
      list: [
        {
          title: 'Connectez votre compte',
          text: `Inscrivez-vous et choisissez ${name} à la première étape de la mise en route. Il vous faut les identifiants du compte ${name} où se trouvent vos logements.`,
        },
        {
          title: 'Synchronisez vos logements',
          text: `Logements et réservations apparaissent. Comparez une fois la liste avec ${name} avant de continuer. À ce stade, aucun voyageur ne reçoit de message.`,
        },
        {
          title: 'Les messages partent',
          text: 'Activez le premier logement : dès lors, ses voyageurs sont accueillis, si leur canal le permet. Avant cela, posez au simulateur vos questions les plus difficiles, aussi longtemps que vous voulez.',
        },
      ],
      action: 'Essayer maintenant',
    },
    faq: {
      title: 'Avant la connexion',
      items: {
        connecting: {
          question: `Comment connecter ${name} ?`,
          answer: `Inscrivez-vous, choisissez ${name} à la première étape de la mise en route et suivez les indications. Il vous faut les identifiants du compte ${name} où se trouvent vos logements.\nRien n’est envoyé à un voyageur tant que vous n’avez pas activé un logement.`,
        },
        security: {
          question: 'Mes données sont-elles en sécurité ?',
          answer: `${brand.name} lit les réservations et les logements dans ${name}, et inscrit les demandes des voyageurs dans les notes de réservation.\nL’entreprise est gérée depuis la Suisse. Les messages entre vous et vos voyageurs sont traités pour votre compte : c’est vous qui décidez, et la politique de confidentialité dit ce que ce site garde lui-même.`,
        },
        customizing: {
          question: 'Puis-je adapter les messages ?',
          answer:
            'Oui. Le premier message suit un modèle que vous modifiez, et les réponses viennent de la base de connaissances de chaque logement, avec vos mots. Ce que vous vous êtes réservé n’est jamais tranché sans vous.',
        },
        disconnecting: {
          question: 'Que se passe-t-il si je coupe la connexion ?',
          answer: `La synchronisation s’arrête, et plus aucun voyageur n’est accueilli. Réservations, logements et notes déjà écrites restent dans ${name} tels quels.\nVous pouvez la rétablir quand vous voulez.`,
        },
      },
    },
  }),
  sampleArrival: '{day} juillet, {language}',
  sampleArrivals: [
    { day: 'Sam. 18', guest: 'Daan V.', language: 'néerlandais', note: 'Atterrit à 3 h 10' },
    { day: 'Sam. 18', guest: 'Camille B.', language: 'français', note: 'Arrivée anticipée à 13 h' },
    { day: 'Dim. 19', guest: 'Giulia R.', language: 'italien', note: 'Lit bébé : oui' },
  ],
  sampleDoor: {
    title: 'Chalet Arve, porte 7',
    rows: [
      ['Adresse', 'Chemin des Mélèzes 7'],
      ['Arrivée', '15 h'],
      ['Départ', '10 h'],
      ['Voyageurs', 'jusqu’à 4'],
    ],
    written: ['Lit bébé', 'dans le local à skis, à gauche'],
    byYou: 'écrit par vous',
  },
  sampleChannels: ['Airbnb', 'Booking.com', 'Vrbo', 'Votre site'],
  comingProviderPage: (name) => ({
    eyebrow: { label: 'Intégrations' },
    metaTitle: `${name} : bientôt`,
    title: `${name} n’est pas encore connecté`,
    lead: `${brand.name} ne lit pas encore les réservations de ${name}. C’est en préparation, et nous ne pouvons promettre aucune date.`,
    description: `${name} n’est pas encore connecté à ${brand.name}. Laissez-nous un message et nous vous écrirons. En attendant, voyez quels logiciels fonctionnent déjà.`,
    action: 'Me prévenir',
    back: 'Voir toutes les intégrations',
    badge: 'Bientôt',
  }),
  unknownProvider: {
    eyebrow: { label: 'Intégrations' },
    title: 'Aucun logiciel de ce nom',
    lead: 'Ce crochet est vide. Voici les logiciels connectés, et ceux qui viendront.',
    action: 'Voir toutes les intégrations',
  },
};
