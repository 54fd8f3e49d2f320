import type * as en from '../en/newsletter';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  newsletter: {
    title: 'Ein kurzer Newsletter, wenn sich etwas ändert',
    lead: 'Neuigkeiten und Tipps für Gastgeber. Ohne Zählpixel.',
    form: {
      email: 'E-Mail',
      placeholder: 'name@example.com',
      action: 'Abonnieren',
      pending: 'Wird abonniert\u00a0…',
      done: 'Vielen Dank. Der nächste Newsletter geht an',
      confirm:
        'Bitte bestätigen Sie die Adresse vorher mit dem Link in unserer E-Mail, falls Sie das nicht schon getan haben. An ein Postfach senden wir höchstens eine solche E-Mail pro Stunde in derselben Sprache und drei am Tag.',
      failed:
        'Ihre Adresse konnte gerade nicht gespeichert werden. Sie steht noch hier: Bitte versuchen Sie es in einer Minute noch einmal.',
      honeypot: forms.honeypot,
    },
  },
  newsletterPages: {
    confirm: {
      title: 'Bestätigen Sie Ihre Adresse',
      lead: 'Ein Klick, und der nächste Newsletter geht an Sie.',
      action: 'Adresse bestätigen',
    },
    confirmed: {
      title: 'Ihre Adresse ist bestätigt',
      lead: 'Vielen Dank. Der nächste Newsletter geht an Sie. In jeder Ausgabe steht ein Link, mit dem Sie ihn abbestellen können.',
    },
    unsubscribe: {
      title: 'Newsletter abbestellen',
      lead: 'Ein Klick, und Sie bekommen keinen Newsletter mehr von uns.',
      action: 'Abbestellen',
    },
    unsubscribed: {
      title: 'Newsletter abbestellt',
      lead: 'Sie bekommen keinen Newsletter mehr. Ihre Adresse wird nach einem Monat gelöscht.',
    },
    'link-unknown': {
      title: 'Dieser Link gilt nicht mehr',
      lead: 'Er ist alt, oder eine neuere E-Mail hat ihn ersetzt. Weiter unten auf dieser Seite können Sie Ihre Adresse noch einmal eintragen.',
    },
    'unsubscribe-unknown': {
      title: 'Mit diesem Link lässt sich nichts abbestellen',
      lead: 'Er ist unvollständig, oder die Adresse ist schon gelöscht. Kommen weiter Newsletter, benutzen Sie den Link am Ende des neuesten.',
    },
  },
  newsletterAway:
    'Das konnte gerade nicht gespeichert werden. Bitte öffnen Sie den Link in Ihrer E-Mail in einer Minute noch einmal.',
};
