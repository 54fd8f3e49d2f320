import { brand } from '@/lib/brand';
import type * as en from '../en/integrations';
import type { Translated } from '../translated';

/** The booking systems that are shown when none are stored or none can be read. */
export const builtInProviders: Translated<typeof en.builtInProviders> = [
  {
    name: 'Smoobu',
    code: 'SMOOBU',
    description:
      'Réservations et logements sont importés, les demandes des voyageurs sont notées dans les réservations.',
    icon: null,
    status: 'active',
  },
  {
    name: 'Airbnb',
    code: 'AIRBNB',
    description: 'Annonces et réservations, directement depuis votre compte Airbnb.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Booking.com',
    code: 'BOOKING',
    description:
      'Arrivées, départs et informations sur les voyageurs, depuis votre compte Booking.com.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Vrbo',
    code: 'VRBO',
    description:
      'Maisons et réservations, pour les hôtes qui travaillent sans logiciel de réservation.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Guesty',
    code: 'GUESTY',
    description:
      'Annonces et réservations sont importées, les demandes acceptées sont notées dans les réservations.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Hostaway',
    code: 'HOSTAWAY',
    description:
      'Logements et réservations sont importés, les demandes des voyageurs sont notées dans les réservations.',
    icon: null,
    status: 'coming_soon',
  },
];

/** The copy of the home page's block about the connected booking systems. */
export const connectedSystems: Translated<typeof en.connectedSystems> = {
  title: 'Un lien direct avec vos réservations',
  text: 'Vos réservations et vos logements sont importés, les notes repartent.',
  all: 'Voir toutes les intégrations',
  status: { active: 'Disponible', coming_soon: 'Bientôt' },
};

/** The copy of the integrations page. */
export const integrationsPage: Translated<typeof en.integrationsPage> = {
  eyebrow: { time: '21:00', label: 'Intégrations' },
  title: `${brand.name} lit vos réservations : inutile de lui dire qui arrive`,
  lead: `${brand.name} travaille à partir de votre logiciel de réservation. Réservations et logements sont repris automatiquement ; ce qu’un voyageur a demandé et que vous avez accepté est noté dans la réservation.`,
  description:
    'Quels logiciels de réservation fonctionnent déjà avec le co-hôte IA, lesquels sont en préparation, et comment demander le vôtre.',
  list: 'Logiciels de réservation',
  connected: 'Disponible',
  learnMore: 'En savoir plus',
  comingSoon: 'Bientôt',
  tellMe: 'Me prévenir',
  empty: 'Aucune intégration disponible pour le moment.',
  failed: 'Les intégrations n’ont pas pu être chargées. Merci de réessayer plus tard.',
  request: {
    title: 'Votre logiciel n’est pas dans la liste ?',
    text: 'Dites-nous avec quel logiciel (PMS ou channel manager) vous travaillez et combien de logements vous y gérez. Nous connectons ceux que les hôtes demandent le plus, et nous vous écrivons quand le vôtre est prêt.',
    action: 'Demander une intégration',
    subject: 'Demande d’intégration',
  },
};
