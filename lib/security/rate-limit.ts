import 'server-only';
import { createHmac } from 'node:crypto';
import { settings } from '../env/env.ts';
import { logEvent, logFailure } from '../log.ts';
import { rateLimits, signInLimits, type LimitName } from './rate-limits.ts';
import { budgets } from '../supabase/budgets.ts';
import type { Database } from '../supabase/database.types.ts';
import { createServiceClient } from '../supabase/service.ts';
import { z } from '../zod.ts';

/**
 * Whether a request is within its limits. `wait` is in seconds; `isShared` says that all clients together sent too much,
 * not this one. `uncounted`: the counter could not be reached, and the form is closed without it.
 */
export type RateLimit =
  | { allowed: true }
  | { allowed: false; wait: number; isShared: boolean }
  | { allowed: false; uncounted: true };

export type Sender = {
  /** The address of the client, or the id of the administrator. */
  client: string;
  /** The client that fetched the form token of this form, as a digest; the token is valid. */
  issuedTo?: string;
  /** The form should have come with a token, and did not: half the client's limit. */
  isUnverified?: boolean;
};

/** The time for which a client stays known after an administrator signed in there. */
const KNOWN_CLIENT_SECONDS = 30 * 24 * 60 * 60;

const countsSchema = z.object({ wait: z.number(), shared_wait: z.number() });

/**
 * Counts one request for a client and for everyone. Never throws.
 *
 * @param form the one with these limits in lib/security/rate-limits.ts
 */
export async function consumeRateLimit(form: LimitName, sender: Sender): Promise<RateLimit> {
  const { client, shared, seconds, withoutCounter } = rateLimits[form];
  const { abuseTolerance } = settings();
  const own = sender.isUnverified ? Math.ceil(client / 2) : client;
  try {
    const counts = await count({
      p_key: clientKey(form, sender.client),
      p_limit: own * abuseTolerance,
      p_seconds: seconds,
      p_shared_key: sharedKey(form),
      p_shared_limit: shared * abuseTolerance,
      p_shared_seconds: seconds,
    });
    if (counts.wait === 0 && counts.shared_wait === 0) return { allowed: true };
    const isShared = counts.wait === 0;
    if (isShared && (await mayPassSharedLimit(form, sender))) return { allowed: true };
    const wait = isShared ? counts.shared_wait : counts.wait;
    logEvent('rate-limited', { form, wait, shared: isShared });
    return { allowed: false, wait, isShared };
  } catch (error) {
    logFailure('rate-limit-not-counted', error, { form });
    const isOpen = withoutCounter === 'open' || abuseTolerance > 1;
    return isOpen ? { allowed: true } : { allowed: false, uncounted: true };
  }
}

type SignIn = {
  sender: Sender;
  /** The address that is signed in to, whether there is such an account or not. */
  email: string;
  /** The number by which the browser is known for this account. */
  knownBrowser?: string;
};

/**
 * Counts a sign-in as a wrong password, before the password is checked: guesses at the same moment are then all counted.
 * `release` takes it back where the password was right or could not be checked. Never throws.
 */
export async function consumeSignIn({
  sender,
  email,
  knownBrowser,
}: SignIn): Promise<
  { allowed: true; release: () => Promise<void> } | Exclude<RateLimit, { allowed: true }>
> {
  const { account, browser } = signInLimits;
  const { abuseTolerance } = settings();
  const within = async (key: string, { wrong, seconds }: { wrong: number; seconds: number }) =>
    (await count({ p_key: key, p_limit: wrong * abuseTolerance, p_seconds: seconds })).wait;
  try {
    const browserKey = keyOf(`sign-in by known browser ${knownBrowser}`);
    if (knownBrowser && (await within(browserKey, browser)) === 0)
      return { allowed: true, release: () => release([browserKey]) };

    const accountKey = keyOf(`sign-in to ${email.toLowerCase()}`);
    const wait = await within(accountKey, account);
    if (wait > 0) {
      logEvent('rate-limited', { form: 'sign-in', wait, account: true });
      return { allowed: false, wait, isShared: true };
    }
    const limit = await consumeRateLimit('sign-in', sender);
    // No password is checked, so the account is left as it was.
    if (!limit.allowed) await release([accountKey]);
    if (!limit.allowed) return limit;
    const counted = [accountKey, clientKey('sign-in', sender.client), sharedKey('sign-in')];
    return { allowed: true, release: () => release(counted) };
  } catch (error) {
    logFailure('rate-limit-not-counted', error, { form: 'sign-in' });
    return abuseTolerance > 1
      ? { allowed: true, release: async () => undefined }
      : { allowed: false, uncounted: true };
  }
}

/** Takes back one request from each counter. Never throws. */
async function release(keys: string[]): Promise<void> {
  const client = createServiceClient(budgets.rateLimit);
  const { error } = await client.rpc('release_rate_limit', { p_keys: keys });
  if (error) logFailure('rate-limit-not-released', new Error(error.message));
}

/** Remembers that an administrator signed in from this client. Never throws. */
export async function rememberAdminClient(client: string): Promise<void> {
  const key = keyOf(`administrator at ${client}`);
  await count({ p_key: key, p_limit: 1, p_seconds: KNOWN_CLIENT_SECONDS }).catch((error) =>
    logFailure('admin-client-not-remembered', error),
  );
}

/**
 * The shared limit must not lock everyone out: a form token, or a known client, passes it. The tokens that one
 * client fetched pass from any address, but no more often than that client may send the form.
 */
async function mayPassSharedLimit(form: LimitName, sender: Sender): Promise<boolean> {
  const { client, issuedTo } = sender;
  if (issuedTo) {
    const { wait } = await count({
      p_key: keyOf(`${form} with form tokens of ${issuedTo}`),
      p_limit: rateLimits[form].client * settings().abuseTolerance,
      p_seconds: rateLimits[form].seconds,
    });
    if (wait === 0) return true;
  }
  const query = createServiceClient(budgets.rateLimit).rpc('is_known_client', {
    p_key: keyOf(`administrator at ${client}`),
  });
  return (await query.throwOnError()).data;
}

type Counters = Database['public']['Functions']['consume_rate_limit']['Args'];

/** @throws when the counters cannot be reached */
async function count(counters: Counters): Promise<z.output<typeof countsSchema>> {
  const client = createServiceClient(budgets.rateLimit);
  const { data } = await client.rpc('consume_rate_limit', counters).throwOnError();
  return countsSchema.parse(data);
}

const clientKey = (form: LimitName, client: string) => keyOf(`${form} by ${client}`);
const sharedKey = (form: LimitName) => keyOf(`${form} by everyone`);

/** The name of a counter: a keyed digest, so that the table does not reveal which clients sent a form. */
function keyOf(name: string): string {
  return createHmac('sha256', settings().formSecret).update(`rate limit ${name}`).digest('hex');
}
