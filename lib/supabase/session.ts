import 'server-only';
import { createServerClient, type CookieMethodsServer } from '@supabase/ssr';
import { cookies, headers } from 'next/headers';
import { settings } from '../env/env.ts';
import { currentClient } from '../http/current-client.ts';
import { budgets } from './budgets.ts';
import { createKeyClient } from './client.ts';
import { neededCookies, SESSION_COOKIE, sessionCookieOptions } from './cookie-options.ts';
import type { Database } from './database.types.ts';
import { sessionFetch } from './fetch.ts';

/**
 * A client that acts as the signed-in user of a request.
 *
 * @param cookieMethods where the session's cookies are read and written
 * @param secure whether the cookies may travel over https only
 * @param client the address of the client, for the limits of the auth service
 */
export function createRequestClient(
  cookieMethods: CookieMethodsServer,
  secure: boolean,
  client: string,
) {
  const { supabaseUrl, supabaseKey } = settings();
  return createServerClient<Database>(supabaseUrl, supabaseKey, {
    cookies: cookieMethods,
    cookieOptions: { name: SESSION_COOKIE, ...sessionCookieOptions(secure) },
    db: { retry: false },
    global: { fetch: sessionFetch(client) },
  });
}

/** The client of the current request, for server components, actions and route handlers. */
export async function createSessionClient() {
  const store = await cookies();
  const cookieMethods: CookieMethodsServer = {
    getAll: () => store.getAll(),
    setAll: (changed) => {
      try {
        for (const { name, value, options } of neededCookies(changed))
          store.set(name, value, options);
      } catch {
        // A server component may not set cookies; the middleware has already refreshed the session.
      }
    },
  };
  const secure = travelsSecurely(await headers());
  return createRequestClient(cookieMethods, secure, await currentClient());
}

/**
 * A client without a session that has the auth service send mails, for the current request. It may be used after the answer,
 * and leaves no cookie, which would tell what the service said.
 */
export async function createMailingClient() {
  const { supabaseUrl, supabaseKey } = settings();
  const fetch = sessionFetch(await currentClient(), budgets.accountMail);
  return createKeyClient(supabaseUrl, supabaseKey, fetch);
}

/**
 * Whether cookies must be marked Secure: always, except for plain http on a loopback address, where some browsers would
 * drop them. A proxy in front must pass the Host header or x-forwarded-proto, as every one does by default.
 */
export function travelsSecurely(requestHeaders: Headers): boolean {
  if (requestHeaders.get('x-forwarded-proto') === 'https') return true;
  const host = (requestHeaders.get('host') ?? '').replace(/:\d+$/, '');
  return !['localhost', '127.0.0.1', '[::1]'].includes(host);
}
