import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type * as en from '../en/consent';
import type { Translated } from '../translated';

/** The label of the button that opens the question again, at the foot of every page. */
export const cookieSettings: Translated<typeof en.cookieSettings> = 'Cookie-instellingen';

/** The question about cookies. */
export const consent: Translated<typeof en.consent> = {
  announcement: 'Aan het begin van deze pagina staat een vraag over cookies.',
  title: 'Mogen wij cookies plaatsen?',
  lead: `${brand.name} werkt ook zonder. Zegt u ja, dan telt een analysetag bezoeken en drie klikken.`,
  signal:
    'Uw browser stuurt een privacysignaal (Global Privacy Control). Wij lezen dat als een nee: beide schakelaars staan uit en blijven uit, tenzij u er hier een aanzet.',
  links: [
    { label: 'Cookieverklaring', href: paths.cookies },
    { label: 'Privacy', href: paths.privacy },
    { label: 'Voorwaarden', href: paths.terms },
  ],
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
};
