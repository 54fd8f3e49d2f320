import 'server-only';
import { isAuthRetryableFetchError, type SupabaseClient, type User } from '@supabase/supabase-js';
import { logFailure } from '../log.ts';
import type { Database } from '../supabase/database.types.ts';

/** Who makes a request, as the auth service and the profile say, never as a cookie claims. */
export type Access =
  | { role: 'visitor' }
  | { role: 'user'; user: User }
  | { role: 'admin'; user: User }
  /** The services that would know could not be asked; nobody is let in, and nobody is told to be a stranger. */
  | { role: 'unknown' };

/** Asks the auth service for the user of a session, then the profile for the administrator flag. Never throws. */
export async function findAccess(client: SupabaseClient<Database>): Promise<Access> {
  try {
    const { data, error } = await client.auth.getUser();
    if (error && isAuthRetryableFetchError(error)) throw error;
    if (!data.user) return { role: 'visitor' };

    const profile = await client
      .from('profiles')
      .select('is_admin')
      .eq('id', data.user.id)
      .maybeSingle();
    if (profile.error) throw new Error(profile.error.message);
    return { role: profile.data?.is_admin ? 'admin' : 'user', user: data.user };
  } catch (error) {
    logFailure('access-lookup-failed', error);
    return { role: 'unknown' };
  }
}
