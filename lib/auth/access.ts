import 'server-only';
import type { SupabaseClient, User } from '@supabase/supabase-js';
import { logFailure } from '../log.ts';
import { budgets } from '../supabase/budgets.ts';
import type { Database } from '../supabase/database.types.ts';
import { within } from '../within.ts';
import { isServiceAway } from './service-away.ts';

/** Who makes a request, as the auth service and the profile say, never as a cookie claims. */
export type Access =
  | { role: 'visitor' }
  | { role: 'user'; user: User }
  | { role: 'admin'; user: User }
  /** The services that would know could not be asked; nobody is let in, and nobody is told to be a stranger. */
  | { role: 'unknown' };

/**
 * Asks the auth service for the user of a session, then the profile for the administrator flag. Never throws, and gives
 * up when the budget is spent: the auth client alone would try to refresh a session for half a minute.
 */
export async function findAccess(client: SupabaseClient<Database>): Promise<Access> {
  try {
    return await within(budgets.access, lookUp(client));
  } catch (error) {
    logFailure('access-lookup-failed', error);
    return { role: 'unknown' };
  }
}

async function lookUp(client: SupabaseClient<Database>): Promise<Access> {
  const { data, error } = await client.auth.getUser();
  if (error && isServiceAway(error)) throw error;
  if (!data.user) return { role: 'visitor' };

  const profile = await client
    .from('profiles')
    .select('is_admin')
    .eq('id', data.user.id)
    .maybeSingle();
  if (profile.error) throw new Error(profile.error.message);
  return { role: profile.data?.is_admin ? 'admin' : 'user', user: data.user };
}
