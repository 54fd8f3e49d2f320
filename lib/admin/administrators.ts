import 'server-only';
import type { DeskRole } from '../auth/roles.ts';
import type { Client } from '../supabase/client.ts';
import { z } from '../zod.ts';
import { call } from '../supabase/read.ts';

/**
 * The administrators, by e-mail address.
 *
 * @param client acts as an owner
 * @throws DataError when they could not be read
 */
export function listAdministrators(client: Client) {
  return call('list administrators', client.rpc('list_administrators'));
}

const outcomeSchema = z.enum(['done', 'unknown', 'last']);

/**
 * Gives the account with an address a role in the admin area, or takes it with null.
 *
 * @param client acts as an owner
 * @returns `unknown` if no confirmed account has the address, `last` if the last owner would be none any more
 * @throws DataError when it could not be changed
 */
export async function setAdministrator(
  client: Client,
  email: string,
  role: DeskRole | null,
): Promise<z.output<typeof outcomeSchema>> {
  const change = client.rpc('set_administrator', { p_email: email, p_role: role ?? undefined });
  return outcomeSchema.parse(await call('set administrator', change));
}
