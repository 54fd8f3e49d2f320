import { createServerClient } from '@supabase/ssr';
import { SESSION_COOKIE } from '../../lib/supabase/cookie-options.ts';
import { LOCAL_ADMINISTRATOR, LOCAL_KEYS } from '../../supabase/local/settings.ts';
import { PASSWORD, registerPerson } from './people.ts';
import { BACKEND_URL } from './site.ts';

/** The caller of something: a visitor without a session, a person who has signed up, the administrator. */
export type Role = 'visitor' | 'user' | 'administrator';
export const ROLES: readonly Role[] = ['visitor', 'user', 'administrator'];

/** The cookie header of a new session of this role; empty for the visitor. */
export async function cookieOf(role: Role): Promise<string> {
  if (role === 'visitor') return '';
  if (role === 'administrator') return signIn(LOCAL_ADMINISTRATOR);
  const { email } = await registerPerson();
  return signIn({ email, password: PASSWORD });
}

/** Signs in at the backend, and writes the session into cookies as the site does. */
async function signIn(credentials: { email: string; password: string }): Promise<string> {
  const jar = new Map<string, string>();
  const client = createServerClient(BACKEND_URL, LOCAL_KEYS.publishable, {
    cookieOptions: { name: SESSION_COOKIE },
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (changed) => {
        for (const { name, value } of changed) jar.set(name, value);
      },
    },
  });
  const { error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  if (jar.size === 0) throw new Error(`The session of ${credentials.email} set no cookie.`);
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
