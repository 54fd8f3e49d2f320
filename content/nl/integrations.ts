import { brand } from '@/lib/brand';
import type * as en from '../en/integrations';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  builtInProviders: [
    {
      name: 'Smoobu',
      description:
        'Boekingen en woningen komen binnen, verzoeken van gasten gaan terug naar de boekingsnotities.',
    },
    {
      name: 'Airbnb',
      description: 'Advertenties en reserveringen rechtstreeks uit uw Airbnb-account.',
    },
    {
      name: 'Booking.com',
      description: 'Aankomsten, vertrekken en gastgegevens uit uw Booking.com-account.',
    },
    {
      name: 'Vrbo',
      description: 'Huizen en hun boekingen, voor verhuurders die zonder apart systeem werken.',
    },
    {
      name: 'Guesty',
      description:
        'Advertenties en reserveringen komen binnen, goedgekeurde verzoeken gaan terug als notitie.',
    },
    {
      name: 'Hostaway',
      description:
        'Woningen en boekingen komen binnen, verzoeken van gasten gaan terug als boekingsnotitie.',
    },
  ],
  connectedSystems: {
    title: 'Gekoppeld aan uw boekingen',
    text: 'Boekingen en woningen komen binnen, notities gaan terug.',
    all: 'Bekijk alle koppelingen',
    status: { active: 'Gekoppeld', coming_soon: 'Binnenkort' },
  },
  integrationsPage: {
    eyebrow: { label: 'Koppelingen' },
    title: `${brand.name} leest uw boekingen en weet wie er komt`,
    pageTitle: 'Koppelingen',
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
  },
};
