import type { Demo, DemoRequest } from './demo-request.ts';
import { logFailure } from './io.ts';
import type { Outcome } from './answers.ts';
import { normalisePhoneNumber } from './phone-number.ts';
import {
  responseOf,
  type BookingAttempt,
  type BookingProvider,
  type HeldStay,
  type MadeBooking,
} from './provider.ts';
import { HORIZON_DAYS, STAY_NIGHTS } from './settings.ts';
import { addDays, todayAtProperty, type Stays } from './stays.ts';

type Parts = { stays: Stays; provider: BookingProvider };

/**
 * Books the next free stay. The stay is held in Postgres first, then the booking system is asked, then the hold becomes
 * a booking or is given back: two calls never get one stay, and a failure in between leaves a hold that expires. A
 * repetition of what was booked gets the booking again, also while the booking system is away.
 *
 * @throws a StaysError when the database does not answer before anything is held
 */
export async function bookDemo(
  { formData, contentId }: Demo,
  { stays, provider }: Parts,
): Promise<Outcome> {
  const phoneNumber = normalisePhoneNumber(formData.phoneNumber);
  if (!phoneNumber) return { kind: 'invalid-phone-number' };

  const today = todayAtProperty();
  // one day more than needed: midnight may pass between this and the reservation
  const takenNights = await provider.takenNights(
    addDays(today, 1),
    addDays(today, HORIZON_DAYS + STAY_NIGHTS + 1),
  );

  const held = await stays.reserve(phoneNumber, provider.name, takenNights, contentId);
  if (held.outcome === 'unknown') return { kind: 'unavailable' };
  if (held.outcome === 'full') return { kind: 'no-free-stay' };
  if (held.outcome !== 'reserved') {
    if (held.status === 'held') return { kind: 'in-progress' };
    if (held.outcome === 'duplicate') return { kind: 'duplicate', departure: held.departure };
    const { arrival, departure, existing } = held;
    return { kind: 'booked', arrival, departure, existing, response: responseOf(held) };
  }

  const attempt = await settle(held, { ...formData, phoneNumber }, provider);
  if (attempt.kind === 'unknown') return { kind: 'uncertain' };
  if (attempt.kind !== 'made') return giveBack(held, stays);
  const { booking } = attempt;
  if (!(await confirm(held, booking, stays))) return takeBack(held, booking, { stays, provider });
  const { arrival, departure, existing } = held;
  return { kind: 'booked', arrival, departure, existing, response: booking.response };
}

/**
 * Books, and where that did not simply succeed, asks the booking system what it has. A refusal is asked about as well:
 * it may have booked before it failed, and an HTTP client may have sent the request a second time over a connection
 * that broke, in which case only the repetition was refused.
 */
async function settle(
  stay: HeldStay,
  guest: DemoRequest,
  provider: BookingProvider,
): Promise<BookingAttempt> {
  const attempt = await provider.book(stay, guest);
  if (attempt.kind === 'made') return attempt;
  const finding = await provider.find(stay);
  if (finding.kind === 'found') return { kind: 'made', booking: finding.booking };
  // a system that answered is done with it; one that did not may still book: the hold stays until it expires
  return finding.kind === 'absent' ? attempt : { kind: 'unknown' };
}

/** Makes the hold a booking; once more when the database did not answer, for which nothing is different then. */
async function confirm(stay: HeldStay, { reference }: MadeBooking, stays: Stays): Promise<boolean> {
  return stays
    .confirm(stay.id, reference)
    .catch(() => stays.confirm(stay.id, reference))
    .catch(() => false);
}

async function giveBack(stay: HeldStay, stays: Stays): Promise<Outcome> {
  // a hold that cannot be given back expires
  await stays.release(stay.id).catch(() => logFailure('demo-hold-left', { stay: stay.id }));
  return { kind: 'unavailable' };
}

/** The booking exists, but its hold is gone or cannot be reached: without it the stay could be given away twice. */
async function takeBack(
  stay: HeldStay,
  { reference }: MadeBooking,
  { stays, provider }: Parts,
): Promise<Outcome> {
  if (await provider.cancel(reference)) return giveBack(stay, stays);
  logFailure('demo-booking-orphaned', { provider: provider.name, reference });
  return { kind: 'uncertain' };
}

/**
 * Cancels one booking that its guest did not answer in time, and frees its stay. One a call: the caller waits five seconds.
 *
 * @returns how many were given back
 * @throws a StaysError when the database does not answer
 */
export async function giveBackUnanswered({ stays, provider }: Parts): Promise<number> {
  const [booking] = await stays.listUnanswered(provider.name, 1);
  if (!booking) return 0;
  if (!(await provider.cancel(booking.reference))) {
    logFailure('demo-booking-not-cancelled', { stay: booking.id });
    return 0;
  }
  return (await stays.forgetUnanswered(booking.id)) ? 1 : 0;
}
