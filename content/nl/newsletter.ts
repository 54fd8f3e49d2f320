import type * as en from '../en/newsletter';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  newsletter: {
    title: 'Een korte nieuwsbrief, als er iets verandert',
    lead: 'Productnieuws en tips voor verhuurders. Zonder trackingpixels.',
    form: {
      email: 'E-mail',
      placeholder: 'u@voorbeeld.nl',
      action: 'Inschrijven',
      pending: 'U wordt ingeschreven...',
      done: 'Dank u wel. De volgende nieuwsbrief gaat naar',
      confirm:
        'Bevestig uw adres eerst met de link in onze mail, als u dat nog niet hebt gedaan. Een postvak krijgt hoogstens één zo’n mail per uur in dezelfde taal en drie per dag.',
      failed:
        'Uw adres kon zojuist niet worden opgeslagen. Het staat hier nog: probeer het over een minuut opnieuw.',
      honeypot: forms.honeypot,
    },
  },
  newsletterPages: {
    confirm: {
      title: 'Bevestig uw adres',
      lead: 'Eén klik en u krijgt de volgende nieuwsbrief.',
      action: 'Adres bevestigen',
    },
    confirmed: {
      title: 'Uw adres is bevestigd',
      lead: 'Dank u wel. U krijgt de volgende nieuwsbrief. In elke nieuwsbrief staat een link om u uit te schrijven.',
    },
    unsubscribe: {
      title: 'Uitschrijven',
      lead: 'Eén klik en u krijgt geen nieuwsbrief meer van ons.',
      action: 'Uitschrijven',
    },
    unsubscribed: {
      title: 'U bent uitgeschreven',
      lead: 'U krijgt geen nieuwsbrief meer. Uw adres wordt na een maand verwijderd.',
    },
    'link-unknown': {
      title: 'Deze link is niet meer geldig',
      lead: 'De link is oud of is vervangen door die in een nieuwere mail. U kunt uw adres onderaan deze pagina opnieuw achterlaten.',
    },
    'unsubscribe-unknown': {
      title: 'Met deze link kunt u zich niet uitschrijven',
      lead: 'De link is onvolledig, of het adres is al verwijderd. Krijgt u de nieuwsbrief nog, gebruik dan de link onder aan de nieuwste.',
    },
  },
  newsletterAway:
    'Dit kon zojuist niet worden opgeslagen. Open de link in uw mail over een minuut opnieuw.',
};
