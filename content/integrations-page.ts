import { brand } from '@/lib/brand';

/** Texts of the list of booking systems. */
export const integrationsPage = {
  eyebrow: { time: '21:00', label: 'Integrations' },
  title: 'It reads your bookings, so that you need not tell it who is coming',
  lead: `${brand.name} works from your property management system. Bookings and properties come in by themselves; what a guest has asked for and you have approved goes back as a note on the booking.`,
  description:
    'Which property management systems and booking platforms work with the AI co-host today, which are in preparation, and how to ask for yours to be next.',
  list: 'Booking systems',
  connected: 'Connected today',
  learnMore: 'Learn More',
  comingSoon: 'Coming Soon',
  tellMe: 'Tell me when it is ready',
  empty: 'No integrations available at the moment.',
  failed: 'Failed to load integrations. Please try again later.',
  loading: 'Loading the integrations',
  request: {
    title: "Don't see your PMS?",
    text: 'Write which system you work with and how many doors it holds. The systems that hosts ask for most are connected next, and you hear from us when yours is.',
    action: 'Request an Integration',
    subject: 'Integration Request',
  },
} as const;

/** What stands on a card when no provider can be read. */
export const builtInDescriptions: Readonly<Record<string, string>> = {
  SMOOBU:
    'Connected today. Bookings and properties come in from Smoobu, and guest requests go back into the booking notes.',
  AIRBNB: 'Listings and reservations directly from your Airbnb account.',
  BOOKING: 'Arrivals, departures and guest details from your Booking.com account.',
  VRBO: 'Homes and their bookings, for hosts who work without a separate system.',
  GUESTY: 'Listings and reservations in, approved requests back as notes.',
  HOSTAWAY: 'Properties and bookings in, guest requests back as booking notes.',
};
