import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../supabase/database.types.ts';
import { z } from '../schemas/zod.ts';
import { DataError } from './read.ts';

/**
 * The administrators, by e-mail address.
 *
 * @param client acts as an administrator
 * @throws DataError when they could not be read
 */
export async function listAdministrators(client: SupabaseClient<Database>) {
  const { data, error } = await client.rpc('list_administrators');
  if (error) throw new DataError('list administrators', error);
  return data;
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
  client: SupabaseClient<Database>,
  email: string,
  isAdmin: boolean,
): Promise<z.output<typeof outcomeSchema>> {
  const { data, error } = await client.rpc('set_administrator', {
    p_email: email,
    p_is_admin: isAdmin,
  });
  if (error) throw new DataError('set administrator', error);
  return outcomeSchema.parse(data);
}
