import type { DemoRequest } from './demo-request.ts';
import type { Stays } from './stays.ts';

/** A stay that is on hold for a visitor. Days are written as 2026-12-01. */
export type HeldStay = { id: string; arrival: string; departure: string };

/** A booking as the booking system knows it: its own number for it, and what it answered. */
export type MadeBooking = { reference: string; response: unknown };

/** The end of an attempt to book. */
export type BookingAttempt =
  | { kind: 'made'; booking: MadeBooking }
  /** The booking system answered that it did not book. */
  | { kind: 'refused' }
  /** The booking system gave no answer, or none that can be read, and may still be booking. */
  | { kind: 'unknown' };

/** The booking system's word about an earlier attempt. */
export type Finding = { kind: 'found'; booking: MadeBooking } | { kind: 'absent' | 'unknown' };

/** The port to a booking system. Every outcome, failures included, is a return value; nothing throws. */
export interface BookingProvider {
  name: 'sandbox' | 'smoobu';
  /** Nights from a day on, before another, that are taken; null when it is unknown. */
  takenNights(from: string, before: string): Promise<string[] | null>;
  /** Books for a guest, whose phone number is in E.164. */
  book(stay: HeldStay, guest: DemoRequest): Promise<BookingAttempt>;
  /** Searches for the booking of a stay after an attempt with an unknown outcome. */
  find(stay: HeldStay): Promise<Finding>;
  /** Takes a booking back; tells whether that worked. */
  cancel(reference: string): Promise<boolean>;
}

/** A booking as its row knows it. */
type KeptBooking = HeldStay & { provider: BookingProvider['name']; reference: string | null };

/** The booking system's answer when it made a booking, without asking it again. */
export function responseOf({ provider, id, reference, arrival, departure }: KeptBooking) {
  return provider === 'smoobu' ? { id: Number(reference) } : { id, provider, arrival, departure };
}

/** A booking system for trials: its bookings are rows of the project's own database. */
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
