import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type * as en from '../en/consent';
import type { Translated } from '../translated';

/** The label of the button that opens the question again, at the foot of every page. */
export const cookieSettings: Translated<typeof en.cookieSettings> = 'Cookie-Einstellungen';

/** The question about cookies. */
export const consent: Translated<typeof en.consent> = {
  announcement: 'Am Anfang dieser Seite steht eine Frage zu Cookies.',
  title: 'Dürfen wir Cookies setzen?',
  lead: `${brand.name} funktioniert auch ohne. Mit Ihrem Ja zählt ein Analyse-Skript Besuche und Klicks auf drei Schaltflächen.`,
  signal:
    'Ihr Browser sendet ein Datenschutzsignal (Global Privacy Control). Wir verstehen es als Nein: Beide Schalter sind aus und bleiben aus, solange Sie hier keinen einschalten.',
  links: [
    { label: 'Cookie-Richtlinie', href: paths.cookies },
    { label: 'Datenschutz', href: paths.privacy },
    { label: 'Nutzungsbedingungen', href: paths.terms },
  ],
  made: 'Ihre Wahl vom',
  groupsTitle: 'Was Sie erlauben',
  groups: {
    necessary: { label: 'Notwendig', note: 'Die Anmeldung und diese Wahl. Immer an.' },
    analytics: {
      label: 'Analyse',
      note: 'Besuche sowie Klicks auf Anmelden, Registrieren, Jetzt starten.',
    },
    marketing: {
      label: 'Marketing',
      note: 'Werbe-Cookies des Analyse-Skripts. Wir schalten heute keine Werbung.',
    },
  },
  acceptAll: 'Alle akzeptieren',
  rejectAll: 'Alle ablehnen',
  save: 'Auswahl speichern',
};
