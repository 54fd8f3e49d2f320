import { brand } from '@/lib/brand';
import type * as en from '../en/integrations';
import type { Translated } from '../translated';

/** The booking systems that are shown when none are stored or none can be read. */
export const builtInProviders: Translated<typeof en.builtInProviders> = [
  {
    name: 'Smoobu',
    code: 'SMOOBU',
    description:
      'Boekingen en woningen komen binnen, verzoeken van gasten gaan terug naar de boekingsnotities.',
    icon: null,
    status: 'active',
  },
  {
    name: 'Airbnb',
    code: 'AIRBNB',
    description: 'Advertenties en reserveringen rechtstreeks uit uw Airbnb-account.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Booking.com',
    code: 'BOOKING',
    description: 'Aankomsten, vertrekken en gastgegevens uit uw Booking.com-account.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Vrbo',
    code: 'VRBO',
    description: 'Huizen en hun boekingen, voor verhuurders die zonder apart systeem werken.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Guesty',
    code: 'GUESTY',
    description:
      'Advertenties en reserveringen komen binnen, goedgekeurde verzoeken gaan terug als notitie.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Hostaway',
    code: 'HOSTAWAY',
    description:
      'Woningen en boekingen komen binnen, verzoeken van gasten gaan terug als boekingsnotitie.',
    icon: null,
    status: 'coming_soon',
  },
];

/** The copy of the home page's block about the connected booking systems. */
export const connectedSystems: Translated<typeof en.connectedSystems> = {
  title: 'Gekoppeld aan uw boekingen',
  text: 'Boekingen en woningen komen binnen, notities gaan terug.',
  all: 'Bekijk alle koppelingen',
  status: { active: 'Gekoppeld', coming_soon: 'Binnenkort' },
};

/** The copy of the integrations page. */
export const integrationsPage: Translated<typeof en.integrationsPage> = {
  eyebrow: { time: '21:00', label: 'Koppelingen' },
  title: `${brand.name} leest uw boekingen en weet wie er komt`,
  lead: `${brand.name} werkt vanuit uw boekingssysteem. Boekingen en woningen komen vanzelf binnen; waar een gast om vroeg en wat u goedkeurde, gaat terug als notitie bij de boeking.`,
  description:
    'Welke boekingssystemen en boekingsplatforms vandaag met de AI-co-host werken, welke in voorbereiding zijn en hoe u uw eigen systeem aanvraagt.',
  list: 'Boekingssystemen',
  connected: 'Gekoppeld',
  learnMore: 'Lees meer',
  comingSoon: 'Binnenkort',
  tellMe: 'Houd mij op de hoogte',
  empty: 'Er zijn op dit moment geen koppelingen.',
  failed: 'De koppelingen konden niet worden geladen. Probeer het later nog eens.',
  request: {
    title: 'Staat uw boekings\u00ADsysteem er niet bij?',
    text: 'Vertel ons met welk systeem u werkt en hoeveel woningen u erin beheert. Wij koppelen de systemen waar verhuurders het meest om vragen en laten het u weten als dat van u klaar is.',
    action: 'Koppeling aanvragen',
    subject: 'Aanvraag voor een koppeling',
  },
};
