import 'server-only';
import type { User } from '@supabase/supabase-js';
import { claimsOf } from '../env/key-kinds.ts';
import { logFailure } from '../log.ts';
import { z } from '../zod.ts';
import { budgets } from '../supabase/budgets.ts';
import type { Client } from '../supabase/client.ts';
import { createServiceClient } from '../supabase/service.ts';
import { withTimeout } from '../supabase/with-timeout.ts';
import { deskRoleSchema, type DeskRole } from './roles.ts';
import { isServiceAway } from './service-away.ts';

/** The person behind a request, as the auth service and the profile say, never as a cookie claims. */
export type Access =
  | { role: 'visitor' }
  | { role: 'user'; user: User }
  | { role: 'admin'; desk: DeskRole; user: User }
  /** The auth service or the database did not answer: access is not granted, and not reported as denied. */
  | { role: 'unknown' };

/**
 * Asks the auth service for the user of a session, then the database for what the session may do. A session of an
 * administrator that is too old is signed out. Never throws, and stops after the time budget: the auth client alone would
 * try to refresh a session for half a minute.
 */
export async function findAccess(client: Client): Promise<Access> {
  try {
    return await withTimeout(budgets.access, lookUp(client));
  } catch (error) {
    logFailure('access-lookup-failed', error);
    return { role: 'unknown' };
  }
}

async function lookUp(client: Client): Promise<Access> {
  const { data, error } = await client.auth.getUser();
  if (error && isServiceAway(error)) throw error;
  const { user } = data;
  if (!user) return { role: 'visitor' };

  const ids = { p_user_id: user.id, p_session_id: await sessionIdOf(client) };
  const query = createServiceClient(budgets.access).rpc('admin_access', ids);
  const access = await query.throwOnError();
  if (access.data === 'user') return { role: 'user', user };
  const desk = deskRoleSchema.safeParse(access.data);
  if (desk.success) return { role: 'admin', desk: desk.data, user };
  await client.auth.signOut({ scope: 'local' });
  return { role: 'visitor' };
}

const claimsSchema = z.object({ session_id: z.uuid() });

/** The session of an access token that the auth service has just accepted. */
export async function sessionIdOf(client: Client): Promise<string> {
  const { data } = await client.auth.getSession();
  return sessionIdIn(data.session?.access_token ?? '');
}

/** The session that an access token names. The token must come from the auth service: its signature is not checked. */
export function sessionIdIn(accessToken: string): string {
  return claimsSchema.parse(claimsOf(accessToken)).session_id;
}
