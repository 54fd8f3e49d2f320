import type * as en from '../en/states';
import type { Texts } from '../translated';

export const loading: Texts<typeof en.loading> = 'Chargement…';

export const tryAgain: Texts<typeof en.tryAgain> = 'Réessayer';

export const toasts: Texts<typeof en.toasts> = { label: 'Message', dismiss: 'Fermer' };

export const notFound: Texts<typeof en.notFound> = {
  title: 'Cette page est introuvable',
  home: 'Revenir à l’accueil',
  meant: 'Cherchiez-vous cette adresse\u202f?',
};

export const failed: Texts<typeof en.failed> = {
  title: 'Cette page n’a pas pu s’afficher',
  message: 'Un problème est survenu de notre côté. Merci de réessayer dans un instant.',
};

export const inEnglish: Texts<typeof en.inEnglish> = 'Cette page existe en anglais\u00a0:';
