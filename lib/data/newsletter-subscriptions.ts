import 'server-only';
import { budgets } from '../supabase/budgets.ts';
import { createPublicClient } from '../supabase/public.ts';
import { DataError, isDuplicate } from './read.ts';

/**
 * Stores an address for the newsletter. One that is stored already is left as it is, and nobody is told so.
 *
 * @throws DataError when it could not be stored
 */
export async function subscribeAddress(email: string): Promise<void> {
  const { error } = await createPublicClient(budgets.write)
    .from('newsletter_subscriptions')
    .insert({ email });
  if (error && !isDuplicate(error)) throw new DataError('subscribe address', error);
}
