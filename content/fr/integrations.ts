import { brand } from '@/lib/brand';
import type * as en from '../en/integrations';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  builtInProviders: [
    {
      name: 'Smoobu',
      description:
        'Réservations et logements sont importés, les demandes des voyageurs sont notées dans les réservations.',
    },
    {
      name: 'Airbnb',
      description: 'Annonces et réservations, directement depuis votre compte Airbnb.',
    },
    {
      name: 'Booking.com',
      description:
        'Arrivées, départs et informations sur les voyageurs, depuis votre compte Booking.com.',
    },
    {
      name: 'Vrbo',
      description:
        'Maisons et réservations, pour les hôtes qui travaillent sans logiciel de réservation.',
    },
    {
      name: 'Guesty',
      description:
        'Annonces et réservations sont importées, les demandes acceptées sont notées dans les réservations.',
    },
    {
      name: 'Hostaway',
      description:
        'Logements et réservations sont importés, les demandes des voyageurs sont notées dans les réservations.',
    },
  ],
  connectedSystems: {
    title: 'Un lien direct avec vos réservations',
    text: 'Vos réservations et vos logements sont importés, les notes repartent.',
    all: 'Voir toutes les intégrations',
    status: { active: 'Disponible', coming_soon: 'Bientôt' },
  },
  integrationsPage: {
    eyebrow: { label: 'Intégrations' },
    title: `${brand.name} lit vos réservations : inutile de lui dire qui arrive`,
    pageTitle: 'Intégrations',
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
  },
};
