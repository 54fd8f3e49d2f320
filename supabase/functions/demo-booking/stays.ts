import { createClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  DATABASE_TIMEOUT_MS,
  databaseSettings,
  HOLD_SECONDS,
  HORIZON_DAYS,
  PROPERTY_TIME_ZONE,
  STAY_NIGHTS,
  type Environment,
} from './settings.ts';

/** Thrown when the database cannot be asked, or answers what it should not. */
export class StaysError extends Error {
  override name = 'StaysError';
}

const day = z.iso.date();
const status = z.enum(['held', 'confirmed']);
const reservationSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('reserved'),
    id: z.uuid(),
    arrival: day,
    departure: day,
    existing: z.number(),
  }),
  z.object({
    outcome: z.literal('repeated'),
    status,
    id: z.uuid(),
    provider: z.enum(['sandbox', 'smoobu']),
    reference: z.string().nullable(),
    arrival: day,
    departure: day,
    existing: z.number(),
  }),
  z.object({ outcome: z.literal('duplicate'), status, departure: day }),
  z.object({ outcome: z.enum(['full', 'unknown']) }),
]);

/** The stays of the demo property, in Postgres. Every method throws a StaysError when the database does not answer. */
export type Stays = ReturnType<typeof openStays>;

/** Gives the function that calls the database's functions, with the service role's key. */
function openDatabase(env: Environment) {
  const { url, key } = databaseSettings(env);
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false }, // what may be asked twice is decided by who asks
  });

  return async <Output>(name: string, values: object, schema: z.ZodType<Output>) => {
    const { data, error } = await client
      .rpc(name, values)
      .abortSignal(AbortSignal.timeout(DATABASE_TIMEOUT_MS));
    // the message of an error may quote the row
    if (error) throw new StaysError(`${name}: ${error.code || 'no answer'}`);
    const parsed = schema.safeParse(data);
    if (!parsed.success) throw new StaysError(`${name}: unexpected answer`);
    return parsed.data;
  };
}

/** Opens the stays. */
export function openStays(env: Environment) {
  const call = openDatabase(env);
  return {
    /** Holds the next free stay for a number; where the taken nights are not known, only says whether it has one. */
    reserve: (
      phoneNumber: string,
      provider: 'sandbox' | 'smoobu',
      takenNights: string[] | null,
      contentId?: string,
    ) =>
      call(
        'reserve_demo_stay',
        {
          p_phone_number: phoneNumber,
          p_provider: provider,
          p_nights: STAY_NIGHTS,
          p_horizon_days: HORIZON_DAYS,
          p_hold_seconds: HOLD_SECONDS,
          p_taken_nights: takenNights,
          p_content_id: contentId ?? null,
        },
        reservationSchema,
      ),
    /** Converts a hold to a booking; false when the hold is gone. */
    confirm: (id: string, reference: string) =>
      call('confirm_demo_booking', { p_id: id, p_provider_reference: reference }, z.boolean()),
    /** Gives a held stay back. */
    release: (id: string) => call('release_demo_stay', { p_id: id }, z.boolean()),
    /** Bookings that the guest did not answer in time; in the sandbox the database deletes them itself. */
    listUnanswered: (provider: 'sandbox' | 'smoobu', limit: number) =>
      call(
        'list_unanswered_demo_bookings',
        { p_provider: provider, p_limit: limit },
        z.array(z.object({ id: z.uuid(), reference: z.string() })),
      ),
    /** Forgets a booking that is cancelled in its booking system. */
    forgetUnanswered: (id: string) => call('give_back_demo_booking', { p_id: id }, z.boolean()),
    /** Writes the guest into a held stay; null when it is gone. */
    keepSandboxBooking: (id: string, firstName: string, lastName: string, language: string) =>
      call(
        'keep_sandbox_booking',
        { p_id: id, p_first_name: firstName, p_last_name: lastName, p_language: language },
        z.looseObject({ id: z.uuid() }).nullable(),
      ),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day at the demo property, such as 2026-11-20. */
export function todayAtProperty(now: Date = new Date()): string {
  // Swedish writes dates as ISO 8601 does
  return new Intl.DateTimeFormat('sv-SE', { timeZone: PROPERTY_TIME_ZONE }).format(now);
}

/** The day so many days after another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Every day from the first on, before the last. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day < last; day = addDays(day, 1)) days.push(day);
  return days;
}
