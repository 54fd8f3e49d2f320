import 'server-only';
import type { DeskRole } from '../../auth/roles.ts';
import type { Client } from '../../supabase/client.ts';
import { z } from '../../zod.ts';
import { call } from '../../supabase/read.ts';

/**
 * The administrators, by e-mail address.
 *
 * @param client acts as an owner
 * @throws DataError when they could not be read
 */
export function listAdministrators(client: Client) {
  return call('list administrators', client.rpc('list_administrators'));
}

/**
 * The addresses of all administrators: who marked, opened or saved what visitors sent.
 *
 * @param client acts as an owner or inbox
 * @throws DataError when they could not be read
 */
export function listColleagues(client: Client) {
  return call('list colleagues', client.rpc('list_colleagues'));
}

/**
 * Lists who is invited and has no account yet, by e-mail address.
 *
 * @param client acts as an owner
 * @throws DataError when they could not be read
 */
export function listInvitations(client: Client) {
  const open = client
    .from('invitations')
    .select('id, email, role, invited_by, updated_at, expires_at');
  return call('list invitations', open.gt('expires_at', new Date().toISOString()).order('email'));
}

/**
 * Withdraws an invitation. One that is gone already counts as withdrawn.
 *
 * @param client acts as an owner; row-level security decides
 * @throws DataError when that failed
 */
export async function withdrawInvitation(client: Client, id: string): Promise<void> {
  await call('withdraw an invitation', client.from('invitations').delete().eq('id', id));
}

const outcomeSchema = z.enum(['done', 'unknown', 'last', 'invited', 'mailed']);

/**
 * Gives the account with an address a role in the admin area, and invites an address without an account; takes the role
 * with null.
 *
 * @param client acts as an owner
 * @returns `unknown` if the role of no account was to be taken, `last` if the last owner would be none any more, `mailed` for
 *   an invitation of which a mail went out a few minutes ago, so that there is no second one
 * @throws DataError when it could not be changed
 */
export async function setAdministrator(
  client: Client,
  email: string,
  role: DeskRole | null,
): Promise<z.output<typeof outcomeSchema>> {
  const change = role
    ? client.rpc('invite_administrator', { p_email: email, p_role: role })
    : client.rpc('set_administrator', { p_email: email });
  return outcomeSchema.parse(await call('set administrator', change));
}
