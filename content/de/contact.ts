import type * as en from '../en/contact';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  contactPage: {
    eyebrow: { label: 'Kontakt' },
    title: 'Tagsüber antwortet ein Mensch.',
    pageTitle: 'Kontakt',
    lead: 'Nachts antwortet der Assistent, am Tag antworten wir. Sagen Sie uns, wer Sie sind und welche Unterkünfte Sie betreuen. Ein Mensch liest es und schreibt Ihnen zurück oder ruft an, wenn Sie eine Nummer angeben.',
    byMail: 'Oder ohne Formular',
    description:
      'Schreiben Sie den Menschen hinter Nightdesk: Stellen Sie eine Frage oder vereinbaren Sie eine Demo. Nennen Sie Ihre Unterkünfte und Ihr Buchungssystem.',
  },
  contactForm: {
    you: 'Über Sie',
    houses: 'Ihre Unterkünfte',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    phoneHint: 'Falls Sie lieber angerufen werden.',
    country: 'Land',
    chooseCountry: 'Land wählen',
    properties: 'Anzahl der Unterkünfte',
    pms: 'Buchungssystem (PMS)',
    choosePms: 'System wählen',
    otherPms: 'Welches?',
    yourWords: 'Ihr Anliegen',
    message: 'Nachricht',
    messageHint: 'Eine Frage oder was die Demo zeigen soll.',
    action: 'Senden',
    pending: 'Wird gesendet\u00a0…',
    use: 'Wir verwenden Ihre Angaben, um Ihnen zu antworten.',
    privacy: 'Datenschutzerklärung',
    optional: forms.optional,
    honeypot: forms.honeypot,
    failed: {
      title: 'Ihre Nachricht ist nicht angekommen.',
      text: 'Sie konnte gerade nicht gespeichert werden. Alles, was Sie geschrieben haben, steht noch im Formular: Bitte senden Sie es in einer Minute noch einmal oder schreiben Sie an',
    },
    done: {
      title: 'Ihre Nachricht liegt an der Rezeption.',
      text: 'Ein Mensch liest sie und antwortet an',
      next: 'Bis dahin finden Sie hier Antworten auf das, was andere Gastgeber fragen:',
      faq: 'Hilfe & FAQ',
    },
  },
};
