import type * as en from '../en/states';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  loading: 'Chargement…',
  tryAgain: 'Réessayer',
  toasts: { label: 'Message', dismiss: 'Fermer' },
  notFound: {
    title: 'Cette page est introuvable',
    home: 'Revenir à l’accueil',
    meant: 'Cherchiez-vous cette adresse\u202f?',
  },
  failed: {
    title: 'Cette page n’a pas pu s’afficher',
    message: 'Un problème est survenu de notre côté. Merci de réessayer dans un instant.',
  },
  inEnglish: 'Cette page existe en anglais\u00a0:',
};
