/** A booking system and how far it is: connected, or in preparation. */
export interface Provider {
  name: string;
  /** Upper-case; in addresses it is lower-case. */
  code: string;
  status: 'active' | 'coming_soon';
}

/** The built-in list of booking systems. */
export const builtInProviders: readonly Provider[] = [
  { name: 'Smoobu', code: 'SMOOBU', status: 'active' },
  { name: 'Airbnb', code: 'AIRBNB', status: 'coming_soon' },
  { name: 'Booking.com', code: 'BOOKING', status: 'coming_soon' },
  { name: 'Vrbo', code: 'VRBO', status: 'coming_soon' },
  { name: 'Guesty', code: 'GUESTY', status: 'coming_soon' },
  { name: 'Hostaway', code: 'HOSTAWAY', status: 'coming_soon' },
];

/** The copy of the block that says which booking systems are connected. */
export const connectedSystems = {
  title: 'Connected to your bookings',
  text: 'Bookings and properties come in, notes go back.',
  all: 'See all integrations',
  status: { active: 'Connected today', coming_soon: 'Coming soon' },
} as const satisfies { status: Record<Provider['status'], string> } & Record<string, unknown>;
