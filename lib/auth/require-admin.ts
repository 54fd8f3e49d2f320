import 'server-only';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { cache } from 'react';
import { settings } from '../env/env.ts';
import { createSessionClient } from '../supabase/session.ts';
import { deskPaths } from '../desk-paths.ts';
import { findAccess } from './access.ts';
import type { DeskRole } from './roles.ts';

/** The client and the access of the current request, looked up once. */
export const currentAccess = cache(async () => {
  await connection(); // a session is looked up for a request, never while a shell is prerendered or prefetched
  const client = await createSessionClient();
  return { client, access: await findAccess(client) };
});

/** Thrown where a page must say that the sign-in service is away, instead of sending an administrator off. */
export class SignInServiceAway extends Error {
  override name = 'SignInServiceAway';
}

/**
 * The second of three locks on the admin area (middleware, this, row-level security): every admin page awaits it first.
 * Gives the administrator and a client that acts as them; all others are redirected to the hosts' own application, and
 * administrators without one of the roles to a page that says so.
 *
 * @param roles who may see the page; every role, without them
 * @throws SignInServiceAway when the session could not be checked
 */
export async function requireAdmin(roles?: readonly DeskRole[]) {
  const { client, access } = await currentAccess();
  if (access.role === 'unknown') throw new SignInServiceAway();
  if (access.role !== 'admin') redirect(settings().appUrl);
  if (roles && !roles.includes(access.desk)) redirect(deskPaths.outsideRole);
  return { client, user: access.user, role: access.desk };
}
