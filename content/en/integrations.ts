import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type { BuiltInProvider, Provider } from '@/lib/providers/listed-providers';

/** The booking systems that are shown when none are stored or none can be read. */
export const builtInProviders: readonly BuiltInProvider[] = [
  {
    name: 'Smoobu',
    code: 'SMOOBU',
    description:
      'Bookings and properties come in, and guest requests go back into the booking notes.',
    icon: null,
    status: 'active',
  },
  {
    name: 'Airbnb',
    code: 'AIRBNB',
    description: 'Listings and reservations directly from your Airbnb account.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Booking.com',
    code: 'BOOKING',
    description: 'Arrivals, departures and guest details from your Booking.com account.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Vrbo',
    code: 'VRBO',
    description: 'Homes and their bookings, for hosts who work without a separate system.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Guesty',
    code: 'GUESTY',
    description: 'Listings and reservations in, approved requests back as notes.',
    icon: null,
    status: 'coming_soon',
  },
  {
    name: 'Hostaway',
    code: 'HOSTAWAY',
    description: 'Properties and bookings in, guest requests back as booking notes.',
    icon: null,
    status: 'coming_soon',
  },
];

/** The copy of the home page's block about the connected booking systems. */
export const connectedSystems = {
  title: 'Connected to your bookings',
  text: 'Bookings and properties come in, notes go back.',
  all: 'See all integrations',
  status: { active: 'Connected', coming_soon: 'Coming soon' },
} as const satisfies { status: Record<Provider['status'], string> } & Record<string, unknown>;

/** The copy of the integrations page. */
export const integrationsPage = {
  path: paths.integrations,
  group: 'Product',
  cardTag: 'lamp',
  eyebrow: { time: '21:00', label: 'Integrations' },
  title: `${brand.name} reads your bookings and knows who is coming`,
  pageTitle: 'Integrations',
  lead: `${brand.name} works from your property management system. Bookings and properties are imported automatically; what a guest has asked for and you have approved goes back as a note on the booking.`,
  description:
    'Which property management systems and booking platforms work with the AI co-host today, which are in preparation, and how to ask for yours to be next.',
  list: 'Booking systems',
  connected: 'Connected',
  learnMore: 'Learn More',
  comingSoon: 'Coming Soon',
  tellMe: 'Tell me when it is ready',
  empty: 'No integrations available at the moment.',
  failed: 'Failed to load integrations. Please try again later.',
  request: {
    title: "Don't see your PMS?",
    text: 'Tell us which system you work with and how many properties you manage in it. We connect the systems that hosts ask for most, and we will write to you when yours is ready.',
    action: 'Request an Integration',
    subject: 'Integration Request',
  },
} as const;
