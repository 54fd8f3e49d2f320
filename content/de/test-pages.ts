import type * as en from '../en/test-pages';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  chatTest: {
    pageTitle: 'Test des Support-Chats',
    eyebrow: { label: 'Testseite' },
    title: 'Eine Seite zum Ausprobieren des Support-Chats',
    description:
      'Eine Seite, auf der sich der Support-Chat ausprobieren lässt. Er kommt von einem Drittanbieter und wird nur für Besucher geladen, die ihn starten.',
  },
  supportChat: {
    states: {
      asking: 'Es wird geprüft, ob ein Support-Chat eingerichtet ist.',
      none: 'Hier ist kein Support-Chat eingerichtet, also wird nichts geladen.',
      ready:
        'Der Chat kommt von einem Drittanbieter. Bis Sie ihn starten, ist nichts davon hier. Danach erfährt der Anbieter Ihre IP-Adresse und kann Cookies setzen.',
      loading: 'Der Support-Chat wird geladen.',
      loaded: 'Der Support-Chat ist geladen.',
      failed: 'Der Support-Chat konnte nicht geladen werden.',
    },
    start: 'Support-Chat starten',
    end: 'Support-Chat beenden',
    needsScript: 'Der Support-Chat braucht JavaScript, und das ist hier ausgeschaltet.',
  },
  demoPage: {
    pageTitle: 'Demo-Buchung',
    eyebrow: { label: 'Demo-Buchung' },
    title: 'Checken Sie als Ihr eigener Gast ein.',
    lead: 'Legen Sie eine Demo-Buchung auf Ihren Namen an. Sie landet im angebundenen Buchungssystem wie jede andere, und der Assistent behandelt Sie, wie er einen Gast behandeln würde: in Ihrer Sprache, unter der Telefonnummer, die Sie hier angeben. Bleibt seine erste Nachricht zwei Tage lang ohne Antwort, werden die Nächte wieder frei.',
    description:
      'Legen Sie eine Demo-Buchung auf Ihren Namen an, mit Sprache und Telefonnummer, und sehen Sie, was Buchungssystem und Assistent daraus machen.',
  },
  demoForm: {
    name: 'Vorname',
    lastName: 'Nachname',
    language: 'Sprache',
    phone: 'Telefonnummer',
    phoneHint: 'Mit Ländervorwahl, zum Beispiel',
    action: 'Demo-Buchung anlegen',
    pending: 'Demo-Buchung wird angelegt\u00a0…',
    honeypot: forms.honeypot,
  },
  phoneInvalid:
    'Diese Nummer erkennen wir nicht. Bitte prüfen Sie die Ziffern und beginnen Sie mit der Ländervorwahl, zum Beispiel +49.',
  demoResult: {
    done: 'Buchung erfolgreich angelegt!',
    error: 'Fehler:',
    noAnswer: 'Die Demo-Buchung konnte nicht angelegt werden',
    noReason: 'Die Buchung wurde ohne Angabe eines Grundes abgelehnt',
    duplicate: 'Es gibt schon eine Buchung',
    arrival: 'Anreise',
    departure: 'Abreise',
    message: 'Nachricht',
    count: 'Vorhandene Buchungen',
    response: 'Antwort',
  },
};
