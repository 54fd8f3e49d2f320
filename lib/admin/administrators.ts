import 'server-only';
import type { Client } from '../supabase/client.ts';
import { z } from '../zod.ts';
import { call } from '../supabase/read.ts';

/**
 * The administrators, by e-mail address.
 *
 * @param client acts as an administrator
 * @throws DataError when they could not be read
 */
export function listAdministrators(client: Client) {
  return call('list administrators', client.rpc('list_administrators'));
}

const outcomeSchema = z.enum(['done', 'unknown', 'last']);

/**
 * Gives or takes the administrator flag of the account with an address.
 *
 * @param client acts as an administrator
 * @returns `unknown` if no confirmed account has the address, `last` if the last administrator would lose the flag
 * @throws DataError when it could not be changed
 */
export async function setAdministrator(
  client: Client,
  email: string,
  isAdmin: boolean,
): Promise<z.output<typeof outcomeSchema>> {
  const change = client.rpc('set_administrator', { p_email: email, p_is_admin: isAdmin });
  return outcomeSchema.parse(await call('set administrator', change));
}
