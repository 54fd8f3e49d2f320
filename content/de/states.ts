import type * as en from '../en/states';
import type { Translated } from '../translated';

/** Said while a page is slow to come and nothing more is known of it. */
export const loading: Translated<typeof en.loading> = 'Wird geladen\u00a0…';

/** The button that repeats what failed. */
export const tryAgain: Translated<typeof en.tryAgain> = 'Noch einmal versuchen';

/** Around the messages that come and go. */
export const toasts: Translated<typeof en.toasts> = {
  label: 'Meldung',
  dismiss: 'Schließen',
};

/** Texts of the 404 page. */
export const notFound: Translated<typeof en.notFound> = {
  title: 'Diese Seite gibt es hier nicht',
  home: 'Zurück zur Startseite',
  meant: 'Meinten Sie diese Adresse?',
};

/** What a page says that failed and has no words of its own. */
export const failed: Translated<typeof en.failed> = {
  title: 'Diese Seite konnte nicht geladen werden',
  message: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
};

/** Before the link to the English page, at an address that has no page in the language of the site. */
export const inEnglish: Translated<typeof en.inEnglish> = 'Diese Seite gibt es auf Englisch:';
