import type { BookingProvider } from './provider.ts';
import type { Stays } from './stays.ts';

/** The booking system that stands in for a real one: the bookings are rows of the project's own database. */
export function sandbox(stays: Stays): BookingProvider {
  return {
    name: 'sandbox',
    // the held stays are all there are
    takenNights: async () => [],
    book: async (stay, { name, lastName, language }) => {
      const kept = await stays
        .keepSandboxBooking(stay.id, name, lastName, language)
        .catch(() => null);
      if (!kept) return { kind: 'refused' };
      return { kind: 'made', booking: { reference: kept.id, response: kept } };
    },
    find: async () => ({ kind: 'absent' }),
    // a booking that is not confirmed goes with its hold
    cancel: async () => true,
  };
}
