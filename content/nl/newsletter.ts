import type * as en from '../en/newsletter';
import type { Translated } from '../translated';
import { honeypot } from './forms';

/** Texts of the newsletter box in the footer. */
export const newsletter: Translated<typeof en.newsletter> = {
  title: 'Een korte brief, als er iets verandert',
  lead: 'Productnieuws en notities voor verhuurders. Zonder trackingpixels.',
  form: {
    email: 'E-mail',
    placeholder: 'u@example.nl',
    action: 'Inschrijven',
    pending: 'U wordt ingeschreven...',
    done: 'Dank u wel. De volgende brief gaat naar',
    confirm:
      'Bevestig uw adres eerst met de link in onze mail, als u dat nog niet hebt gedaan. Een postvak krijgt hoogstens één zo’n mail per uur in dezelfde taal en drie per dag.',
    failed:
      'Uw adres kon zojuist niet worden opgeslagen. Het staat hier nog: probeer het over een minuut opnieuw.',
    honeypot,
  },
};

/** The pages of /newsletter to which mails and their buttons lead, by the last part of their address. */
export const newsletterPages: Translated<typeof en.newsletterPages> = {
  confirm: {
    title: 'Bevestig uw adres',
    lead: 'Eén klik, en de volgende brief gaat naar u.',
    action: 'Adres bevestigen',
  },
  confirmed: {
    title: 'Uw adres is bevestigd',
    lead: 'Dank u wel. De volgende brief gaat naar u. In elke brief staat een link om u uit te schrijven.',
  },
  unsubscribe: {
    title: 'Geen brieven meer',
    lead: 'Eén klik, en u krijgt geen brieven meer van ons.',
    action: 'Uitschrijven',
  },
  unsubscribed: {
    title: 'U bent uitgeschreven',
    lead: 'U krijgt geen brieven meer. Uw adres wordt na een maand verwijderd.',
  },
  'link-unknown': {
    title: 'Deze link is niet meer geldig',
    lead: 'Hij is oud, of een nieuwere mail is ervoor in de plaats gekomen. U kunt uw adres nog eens achterlaten, onderaan deze pagina.',
  },
  'unsubscribe-unknown': {
    title: 'Met deze link wordt niets opgezegd',
    lead: 'Hij is onvolledig, of het adres is al gewist. Krijgt u nog brieven, gebruik dan de link onder aan de nieuwste.',
  },
};

/** When the database cannot be asked. */
export const newsletterAway: Translated<typeof en.newsletterAway> =
  'Dit kon zojuist niet worden opgeslagen. Open de link in uw mail over een minuut opnieuw.';
