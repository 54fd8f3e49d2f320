import { setTimeout as pause } from 'node:timers/promises';
import { jsonOf } from './http.ts';

/**
 * Conditions of a hosted auth service that the embedded one is not in by itself, for tests: `mail-...` where its mail server
 * or its limits stand in the way of a mail, the others for every call.
 */
export const AUTH_CONDITIONS = {
  'mail-limited': [429, 'over_email_send_rate_limit', 'email rate limit exceeded'],
  'mail-failing': [500, 'unexpected_failure', 'Error sending {kind} email'],
  'mail-unauthorised': [
    400,
    'email_address_not_authorized',
    'Email address "{email}" cannot be used as it is not authorized',
  ],
  'mail-refused': [400, 'email_address_invalid', 'Email address "{email}" is invalid'],
  limited: [429, 'over_request_rate_limit', 'Request rate limit reached'],
  failing: [500, 'unexpected_failure', 'Database error querying schema'],
} as const;

/** `mail-slow`: a mail is sent, and the answer comes seconds later. */
export type AuthCondition = keyof typeof AUTH_CONDITIONS | 'mail-slow';

const SLOW_MAIL_MS = 3_000;

const MAILING_PATHS = ['/auth/v1/signup', '/auth/v1/recover', '/auth/v1/resend'];

type Account = { isConfirmed: boolean } | null;

/**
 * Answers as the hosted auth service does in a condition (`supabase/auth`, internal/api): the account is looked for first,
 * and where no mail would be sent, none can fail.
 *
 * @param request a POST to the auth service
 * @param findAccount the account of an address in lower case
 * @returns the answer, after which nothing was done, or null where the service answers as ever
 */
export async function answerInCondition(
  condition: AuthCondition,
  request: Request,
  findAccount: (email: string) => Promise<Account>,
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const { email = '' } = await jsonOf<{ email: string }>(request);
  if (condition.startsWith('mail-')) {
    if (!MAILING_PATHS.includes(pathname)) return null;
    if (!sendsMail(pathname, await findAccount(email.toLowerCase()))) return null;
  }
  if (condition === 'mail-slow') {
    await pause(SLOW_MAIL_MS);
    return null;
  }
  const [status, code, message] = AUTH_CONDITIONS[condition];
  const kind = pathname.endsWith('/recover') ? 'recovery' : 'confirmation';
  return failure(request, status, code, message.replace('{kind}', kind).replace('{email}', email));
}

function sendsMail(pathname: string, account: Account): boolean {
  if (pathname.endsWith('/signup')) return !account?.isConfirmed;
  if (pathname.endsWith('/resend')) return account !== null && !account.isConfirmed;
  return account !== null;
}

const API_VERSION = 'x-supabase-api-version';

/** A refusal of the auth service, in the form of the version of the API that is asked for. */
export function failure(request: Request, status: number, code: string, message: string): Response {
  const version = request.headers.get(API_VERSION);
  const headers = { 'x-sb-error-code': code, ...(version && { [API_VERSION]: version }) };
  const body = version ? { code, message } : { code: status, error_code: code, msg: message };
  return Response.json(body, { status, headers });
}
