import type * as en from '../en/states';
import type { Translated } from '../translated';

/** Said while a page is slow to come and nothing more is known of it. */
export const loading: Translated<typeof en.loading> = 'Chargement…';

/** The button that repeats what failed. */
export const tryAgain: Translated<typeof en.tryAgain> = 'Réessayer';

/** Around the messages that come and go. */
export const toasts: Translated<typeof en.toasts> = { label: 'Message', dismiss: 'Fermer' };

/** Texts of the 404 page. */
export const notFound: Translated<typeof en.notFound> = {
  title: 'Cette page est introuvable',
  home: 'Revenir à l’accueil',
  meant: 'Cherchiez-vous cette adresse\u202f?',
};

/** What a page says that failed and has no words of its own. */
export const failed: Translated<typeof en.failed> = {
  title: 'Cette page n’a pas pu s’afficher',
  message: 'Un problème est survenu de notre côté. Merci de réessayer dans un instant.',
};

/** Before the link to the English page, at an address that has no page in the language of the site. */
export const inEnglish: Translated<typeof en.inEnglish> = 'Cette page existe en anglais\u00a0:';
