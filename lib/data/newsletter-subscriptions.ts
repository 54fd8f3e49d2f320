import 'server-only';
import { budgets } from '../supabase/budgets.ts';
import { createServiceClient } from '../supabase/service.ts';
import { DataError, isDuplicate } from './read.ts';

/**
 * Stores an address for the newsletter. One that is stored already is left as it is, and nobody is told so.
 *
 * @param isDoubtful a machine seems to have sent it
 * @throws DataError when it could not be stored
 */
export async function subscribeAddress(email: string, isDoubtful: boolean): Promise<void> {
  const { error } = await createServiceClient(budgets.write)
    .from('newsletter_subscriptions')
    .insert({ email, is_doubtful: isDoubtful });
  if (error && !isDuplicate(error)) throw new DataError('subscribe address', error);
}
