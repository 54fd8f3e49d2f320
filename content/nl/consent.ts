import { brand } from '@/lib/brand';
import type * as en from '../en/consent';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  cookieSettings: 'Cookie-instellingen',
  consent: {
    announcement: 'Aan het begin van deze pagina staat een vraag over cookies.',
    title: 'Mogen wij cookies plaatsen?',
    lead: `${brand.name} werkt ook zonder. Zegt u ja, dan telt een analysetag bezoeken en drie klikken.`,
    signal:
      'Uw browser stuurt een privacysignaal (Global Privacy Control). Wij lezen dat als een nee: beide schakelaars staan uit en blijven uit, tenzij u er hier een aanzet.',
    links: [{ label: 'Cookieverklaring' }, { label: 'Privacy' }, { label: 'Voorwaarden' }],
    made: 'Uw keuze van',
    groupsTitle: 'Wat u toestaat',
    groups: {
      necessary: { label: 'Noodzakelijk', note: 'Inloggen en deze keuze. Altijd aan.' },
      analytics: {
        label: 'Analyse',
        note: 'Bezoeken, en klikken op Inloggen, Registreren en Begin vandaag.',
      },
      marketing: {
        label: 'Marketing',
        note: 'Advertentiecookies van de analysetag. Wij adverteren op dit moment niet.',
      },
    },
    acceptAll: 'Alles accepteren',
    rejectAll: 'Alles weigeren',
    save: 'Keuze opslaan',
  },
};
