import type * as en from '../en/states';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  loading: 'Wird geladen\u00a0…',
  tryAgain: 'Noch einmal versuchen',
  toasts: {
    label: 'Meldung',
    dismiss: 'Schließen',
  },
  notFound: {
    title: 'Diese Seite gibt es hier nicht',
    home: 'Zurück zur Startseite',
    meant: 'Meinten Sie diese Adresse?',
  },
  failed: {
    title: 'Diese Seite konnte nicht geladen werden',
    message: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  },
  inEnglish: 'Diese Seite gibt es auf Englisch:',
};
