import type * as en from '../en/states';
import type { Translated } from '../translated';

/** Said while a page is slow to come and nothing more is known of it. */
export const loading: Translated<typeof en.loading> = 'Chargement...';

/** The button that repeats what failed. */
export const tryAgain: Translated<typeof en.tryAgain> = 'Réessayer';

/** Around the messages that come and go. */
export const toasts: Translated<typeof en.toasts> = { label: 'Message', dismiss: 'Fermer' };

/** What a screen reader is told where the outlines of a page stand for it. */
export const skeletons: Translated<typeof en.skeletons> = {
  page: 'Chargement de la page',
  questions: 'Chargement des questions',
  positions: 'Chargement des postes ouverts',
  position: 'Chargement du poste',
  updates: 'Chargement des nouveautés',
};

/** Texts of the 404 page. */
export const notFound: Translated<typeof en.notFound> = {
  title: 'Mince ! Page introuvable',
  home: 'Revenir à l’accueil',
};

/** What a page says that failed and has no words of its own. */
export const failed: Translated<typeof en.failed> = {
  title: 'Cette page n’a pas pu s’afficher',
  message: 'Quelque chose a échoué de notre côté. Merci de réessayer dans un instant.',
};
