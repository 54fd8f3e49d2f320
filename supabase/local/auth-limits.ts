import { isIP } from 'node:net';
import { isSameSecret } from '../../lib/security/is-same-secret.ts';
import { failure } from './auth-conditions.ts';
import { jsonOf } from './http.ts';
import type { Database } from './lite.ts';
import { AUTH_RULES } from './settings.ts';

const { limits } = AUTH_RULES;

const FIVE_MINUTES = 5 * 60_000;
const HOUR = 60 * 60_000;

/** Requests of one address at the same moment, beside its share of five minutes (`apilimiter.go`). */
const BURST = 30;

/** Requests of one address in five minutes. Each path counts for itself. */
const SHARES: Record<string, number> = {
  'POST /auth/v1/token': limits.tokenRefresh,
  'POST /auth/v1/verify': limits.tokenVerifications,
  'GET /auth/v1/verify': limits.tokenVerifications,
  'POST /auth/v1/signup': limits.signInSignUps,
  'POST /auth/v1/recover': limits.signInSignUps,
  'POST /auth/v1/resend': limits.signInSignUps,
  'POST /auth/v1/otp': limits.signInSignUps,
  'POST /auth/v1/magiclink': limits.signInSignUps,
  'PUT /auth/v1/user': limits.signInSignUps,
};

/** The time at which the last mail of a kind left, by the call that has lite send one. */
const SENT_AT: Record<string, string> = {
  'POST /auth/v1/signup': 'confirmation_sent_at',
  'POST /auth/v1/recover': 'recovery_sent_at',
  'PUT /auth/v1/user': 'email_change_sent_at',
  'GET /auth/v1/reauthenticate': 'reauthentication_sent_at',
};

export type AuthLimits = ReturnType<typeof createAuthLimits>;

/**
 * The limits of the hosted auth service (`supabase/auth`, internal/api: apilimiter, mail.go), which lite has not. A restart
 * forgets what was counted, as there.
 *
 * @param secretKey who has it is believed which client it asks for
 * @param tolerance how many times as much is allowed, and how many times as fast; for tests
 */
export function createAuthLimits(secretKey: string, tolerance: number) {
  /** The rest of a path and an address, the longest unused first. */
  const buckets = new Map<string, { left: number; at: number }>();
  let hour = { from: Date.now(), mails: 0 };

  function takeRequest(name: string, share: number): boolean {
    const now = Date.now();
    for (const [other, { at }] of buckets) {
      if (now - at < HOUR) break;
      buckets.delete(other);
    }
    const { left, at } = buckets.get(name) ?? { left: BURST * tolerance, at: now };
    const refilled = left + ((now - at) / FIVE_MINUTES) * share * tolerance;
    const rest = Math.min(refilled, BURST * tolerance);
    buckets.delete(name);
    buckets.set(name, { left: rest < 1 ? rest : rest - 1, at: now });
    return rest >= 1;
  }

  /** Counts a mail of the auth service, and says whether it may leave. */
  function takeMail(): boolean {
    const hours = Math.floor((Date.now() - hour.from) / HOUR);
    if (hours > 0) hour = { from: hour.from + hours * HOUR, mails: 0 };
    if (hour.mails >= limits.mailsInAnHour * tolerance) return false;
    hour.mails += 1;
    return true;
  }

  return {
    /** The refusal of a request by an address that has asked too often, or null. */
    refuseRequest(request: Request, peer: string | null): Response | null {
      const call = callOf(request);
      const share = SHARES[call];
      if (!share || takeRequest(`${call} by ${clientOf(request, peer, secretKey)}`, share))
        return null;
      return failure(request, 429, 'over_request_rate_limit', 'Request rate limit reached');
    },

    /**
     * The refusal of a mail to an account, or null, and then it is counted.
     *
     * @param sentAt when the last mail of its kind left
     */
    refuseMail(request: Request, sentAt: string | null): Response | null {
      const code = 'over_email_send_rate_limit';
      const pause = (limits.secondsBetweenMails * 1_000) / tolerance;
      const wait = sentAt ? Date.parse(sentAt) + pause - Date.now() : 0;
      if (wait > 0) {
        const seconds = Math.floor(wait / 1_000);
        const message = `For security purposes, you can only request this after ${seconds} seconds.`;
        return failure(request, 429, code, message);
      }
      return takeMail() ? null : failure(request, 429, code, 'email rate limit exceeded');
    },

    /** Takes back the mail of a call that was refused for another reason. */
    releaseMail: () => void (hour.mails -= 1),
  };
}

/**
 * Whether a call has lite send a mail, and when the last of its kind left. To be asked in the same turn of the database as
 * the call: calls come at the same moment. Gives null where no mail is due, or where compatibility.ts sends it.
 *
 * @param ask lite itself, which knows whose session it is
 */
export async function findMailOf(
  request: Request,
  database: Database,
  ask: (request: Request) => Promise<Response>,
): Promise<{ sentAt: string | null } | null> {
  const call = callOf(request);
  const column = SENT_AT[call];
  if (!column) return null;
  let { email } = await jsonOf<{ email: unknown }>(request);
  if (call.startsWith('PUT') && !email) return null;
  if (!call.startsWith('POST')) {
    const { headers } = request;
    const user = await ask(new Request(new URL('/auth/v1/user', request.url), { headers }));
    ({ email } = await jsonOf<{ email: unknown }>(user));
  }
  const { rows } = await database.query<{ sent_at: string | null }>(
    `select ${column} as sent_at from auth.users where email = $1`,
    [String(email ?? '').toLowerCase()],
  );
  if (call.endsWith('/signup')) return rows.length === 0 ? { sentAt: null } : null;
  return rows[0] ? { sentAt: rows[0].sent_at } : null;
}

function callOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname}`;
}

/** The client for which a request is counted. Hosted believes the header of a call with a secret key only. */
function clientOf({ headers }: Request, peer: string | null, secretKey: string): string {
  const named = headers.get('sb-forwarded-for')?.split(',')[0]?.trim() ?? '';
  const isBelieved = isIP(named) && isSameSecret(headers.get('apikey'), secretKey);
  return isBelieved ? named : (peer ?? 'unknown');
}
