import { isIP } from 'node:net';
import { settings } from '../env/env.ts';
import { budgets } from './budgets.ts';

/**
 * Creates the fetch of a Supabase client, with a timeout and without the framework's fetch cache, which would hide new
 * rows from the tagged cache above it. A 404 without a JSON body comes from a gateway that is still starting, but the
 * client treats it as an empty result, so it becomes a 503.
 */
export function fetchWithin(milliseconds: number): typeof fetch {
  return async (input, init) => {
    const timeout = AbortSignal.timeout(milliseconds);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const response = await fetch(input, { ...init, cache: 'no-store', signal });
    const isReasoned = isJson(response) && init?.method !== 'HEAD';
    return response.status === 404 && !isReasoned ? noAnswer(response) : response;
  };
}

/** Auth calls that identify the user. A rate limit or a gateway error in one of them must not end the session. */
const IDENTIFIES_USER = /\/auth\/v1\/(user$|token\?grant_type=refresh_token)/;

/**
 * The fetch of clients with a user's session. The auth client ends a session on every response that it does not treat as
 * a temporary failure, so a 429 and a proxy's error page become a 503.
 *
 * @param client the address of the client that the server calls for
 * @param milliseconds the longest that one call may take
 */
export function sessionFetch(client: string, milliseconds: number = budgets.write): typeof fetch {
  const bounded = fetchWithin(milliseconds);
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const response = await bounded(input, isAuthCall(address) ? forwardClient(init, client) : init);
    const isAnswer = isJson(response) && response.status !== 429;
    return IDENTIFIES_USER.test(address) && !isAnswer ? noAnswer(response) : response;
  };
}

function isAuthCall(address: string): boolean {
  return address.startsWith(`${settings().supabaseUrl}/auth/v1/`);
}

/**
 * Names the client to the auth service, which otherwise counts all visitors as one address. Hosted Supabase believes the
 * header in calls with a secret key only, and where "IP address forwarding" is on (docs/deploy.md).
 */
function forwardClient(init: RequestInit | undefined, client: string): RequestInit | undefined {
  const { supabaseKey, supabaseSecretKey } = settings();
  const address = client.replace('::/64', '::');
  if (!supabaseSecretKey?.startsWith('sb_secret_') || !isIP(address)) return init;
  const headers = new Headers(init?.headers);
  headers.set('sb-forwarded-for', address);
  headers.set('apikey', supabaseSecretKey);
  if (headers.get('authorization') === `Bearer ${supabaseKey}`)
    headers.set('authorization', `Bearer ${supabaseSecretKey}`);
  return { ...init, headers };
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('json') ?? false;
}

/** A 503 in place of the response: the client treats it as a temporary failure. */
async function noAnswer({ body }: Response): Promise<Response> {
  await body?.cancel();
  return Response.json({ message: 'The backend gave no answer.' }, { status: 503 });
}
