import { z } from 'zod';

/** Environment variables by name. */
export type Environment = Record<string, string | undefined>;

/** The length of a demo stay. */
export const STAY_NIGHTS = 2;

/** The days ahead within which a stay may begin. With two nights each, 90 demos can run at a time. */
export const HORIZON_DAYS = 180;

/** The life of a held stay after a request that never came back. The messages to visitors say "five minutes". */
export const HOLD_SECONDS = 300;

/** Largest request body; four short fields fit many times over. */
export const BODY_LIMIT_BYTES = 8 * 1024;

/** Largest answer of a booking system that is read. */
export const ANSWER_LIMIT_BYTES = 256 * 1024;

/** Largest answer of a booking system that is shown as it came. */
export const SHOWN_ANSWER_LIMIT = 4000;

export const DATABASE_TIMEOUT_MS = 2000;

// The website waits 30 seconds. In the worst case there are, one after the other, two reads and a row before a booking; after
// it two reads, a row that is written twice, a cancellation as long as a read, and another row: 28.5 seconds.
const LONGEST_BOOKING_MS = 8000;
const LONGEST_READ_MS = 2500;

/** The time zone of the demo property: its midnight decides what "tomorrow" is. */
export const PROPERTY_TIME_ZONE = 'Europe/Zurich';

/** Smoobu's own channel for bookings that come from the host directly. */
const DIRECT_BOOKING_CHANNEL = 13;

const isOwnMachine = ({ hostname }: URL) => ['127.0.0.1', 'localhost'].includes(hostname);

const smoobuSchema = z
  .object({
    SMOOBU_API_KEY: z.string().min(1),
    SMOOBU_API_SECRET: z.string().min(1),
    SMOOBU_APARTMENT_ID: z.coerce.number().int().positive(),
    SMOOBU_CHANNEL_ID: z.coerce.number().int().positive().default(DIRECT_BOOKING_CHANNEL),
    SMOOBU_BASE_URL: z
      .url()
      .default('https://login.smoobu.com')
      // the key travels with every request
      .refine((url) => new URL(url).protocol === 'https:' || isOwnMachine(new URL(url))),
    SMOOBU_TIMEOUT_MS: z.coerce
      .number()
      .int()
      .min(50)
      .max(LONGEST_BOOKING_MS)
      .default(LONGEST_BOOKING_MS),
  })
  .transform((env) => ({
    key: env.SMOOBU_API_KEY,
    secret: env.SMOOBU_API_SECRET,
    apartment: env.SMOOBU_APARTMENT_ID,
    channel: env.SMOOBU_CHANNEL_ID,
    baseUrl: new URL(env.SMOOBU_BASE_URL).origin,
    bookingTimeoutMs: env.SMOOBU_TIMEOUT_MS,
    readTimeoutMs: Math.min(env.SMOOBU_TIMEOUT_MS, LONGEST_READ_MS),
  }));

export type SmoobuSettings = z.output<typeof smoobuSchema>;

/** Thrown when a setting is missing or makes no sense; names the settings, never their values. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the settings of Smoobu; null where the sandbox makes the bookings (docs/functions.md). An empty setting counts as
 * unset.
 *
 * @throws a SettingsError
 */
export function smoobuSettings(environment: Environment): SmoobuSettings | null {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { DEMO_PROVIDER: provider = 'sandbox' } = env;
  if (provider === 'sandbox') return null;
  if (provider !== 'smoobu') throw new SettingsError('DEMO_PROVIDER');
  const { data, error } = smoobuSchema.safeParse(env);
  if (error) throw new SettingsError(error.issues.map(({ path }) => path.join('.')).join(', '));
  return data;
}

/** The service role's way into the database. Hosted Supabase names its keys in two ways; both are read. */
export function databaseSettings(env: Environment): { url: string; key: string } {
  const [key] = secretKeys(env);
  if (!env.SUPABASE_URL || !key) throw new SettingsError('SUPABASE_URL, SUPABASE_SECRET_KEYS');
  return { url: env.SUPABASE_URL, key };
}

/** The secret keys of the project: the website's server sends one of them. */
export function secretKeys(env: Environment): string[] {
  return [...keysIn(env.SUPABASE_SECRET_KEYS), env.SUPABASE_SERVICE_ROLE_KEY].filter(
    (key): key is string => Boolean(key),
  );
}

/** '{"default":"sb_secret_..."}' as hosted functions find it, the default key first. */
function keysIn(text: string | undefined): string[] {
  try {
    const keys = z.record(z.string(), z.string()).parse(JSON.parse(text ?? '{}'));
    return Object.entries(keys)
      .sort(([name]) => (name === 'default' ? -1 : 1))
      .map(([, key]) => key);
  } catch {
    return [];
  }
}
