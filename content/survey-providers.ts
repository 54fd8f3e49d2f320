/** A property management system or booking platform that a host can choose. */
export interface SurveyProvider {
  code: string;
  name: string;
  /** An address or an inline data image; without one the first letter stands in. */
  icon: string | null;
  status: 'active' | 'coming_soon';
  display_order: number;
}

/** The choice that asks for a name of its own. */
export const otherProvider: SurveyProvider = {
  code: 'OTHER',
  name: 'Other',
  icon: null,
  status: 'active',
  display_order: 99,
};

/** What can be chosen where no provider is stored, or none can be read. */
export const fallbackProviders: readonly SurveyProvider[] = [
  { code: 'SMOOBU', name: 'Smoobu', icon: null, status: 'active', display_order: 1 },
  { code: 'AIRBNB', name: 'Airbnb', icon: null, status: 'coming_soon', display_order: 2 },
  { code: 'BOOKING', name: 'Booking.com', icon: null, status: 'coming_soon', display_order: 3 },
  { code: 'VRBO', name: 'Vrbo', icon: null, status: 'coming_soon', display_order: 4 },
  otherProvider,
];
