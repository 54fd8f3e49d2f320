import { brand } from '@/lib/brand';
import type * as en from '../en/consent';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  cookieSettings: 'Cookie-Einstellungen',
  consent: {
    announcement: 'Am Anfang dieser Seite steht eine Frage zu Cookies.',
    title: 'Dürfen wir Cookies setzen?',
    lead: `${brand.name} funktioniert auch ohne. Mit Ihrem Ja zählt ein Analyse-Skript Besuche und Klicks auf drei Schaltflächen.`,
    signal:
      'Ihr Browser sendet ein Datenschutzsignal (Global Privacy Control). Wir verstehen es als Nein: Beide Schalter sind aus und bleiben aus, solange Sie hier keinen einschalten.',
    links: [{ label: 'Cookie-Richtlinie' }, { label: 'Datenschutz' }, { label: 'Bedingungen' }],
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
  },
};
