import type * as en from '../en/states';
import type { Texts } from '../translated';

export const loading: Texts<typeof en.loading> = 'Wird geladen\u00a0…';

export const tryAgain: Texts<typeof en.tryAgain> = 'Noch einmal versuchen';

export const toasts: Texts<typeof en.toasts> = {
  label: 'Meldung',
  dismiss: 'Schließen',
};

export const notFound: Texts<typeof en.notFound> = {
  title: 'Diese Seite gibt es hier nicht',
  home: 'Zurück zur Startseite',
  meant: 'Meinten Sie diese Adresse?',
};

export const failed: Texts<typeof en.failed> = {
  title: 'Diese Seite konnte nicht geladen werden',
  message: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
};

export const inEnglish: Texts<typeof en.inEnglish> = 'Diese Seite gibt es auf Englisch:';
