import type * as en from '../en/contact';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  contactPage: {
    eyebrow: { label: 'Contact' },
    title: 'Overdag antwoordt een mens.',
    pageTitle: 'Contact',
    lead: '’s Nachts antwoordt de assistent, overdag antwoorden wij. Vertel wie u bent en welke woningen u verhuurt. Iemand leest het en schrijft u terug, of belt als u een nummer achterlaat.',
    byMail: 'Of zonder formulier',
    description:
      'Stuur de mensen achter Nightdesk een bericht: stel een vraag of vraag een demo aan. Vermeld hoeveel woningen u verhuurt en met welk boekingssysteem.',
  },
  contactForm: {
    you: 'Wie u bent',
    houses: 'Wat u verhuurt',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    email: 'E-mail',
    phone: 'Telefoon',
    phoneHint: 'Als u liever gebeld wordt.',
    country: 'Land',
    chooseCountry: 'Kies een land',
    properties: 'Aantal woningen',
    pms: 'Boekingssysteem (PMS)',
    choosePms: 'Kies een systeem',
    otherPms: 'Welk systeem?',
    yourWords: 'Wat u ons wilt vertellen',
    message: 'Bericht',
    messageHint: 'Een vraag, of wat u in de demo wilt zien.',
    action: 'Versturen',
    pending: 'Wordt verstuurd...',
    use: 'Wij gebruiken dit om u te antwoorden.',
    privacy: 'Privacyverklaring',
    optional: forms.optional,
    honeypot: forms.honeypot,
    failed: {
      title: 'Uw bericht is niet aangekomen.',
      text: 'Het kon zojuist niet worden opgeslagen. Alles wat u schreef, staat nog in het formulier: verstuur het over een minuut opnieuw, of schrijf naar',
    },
    done: {
      title: 'Uw bericht ligt op de balie.',
      text: 'Een mens leest het en stuurt antwoord naar',
      next: 'Intussen vindt u hier antwoord op de vragen van andere verhuurders:',
      faq: 'Hulp & vragen',
    },
  },
};
