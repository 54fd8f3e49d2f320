import 'server-only';
import { budgets } from '../supabase/budgets.ts';
import { createServiceClient } from '../supabase/service.ts';
import { DataError } from './read.ts';

/**
 * Stores an address for the newsletter and sends a confirmation mail, at most once an hour. A confirmed address stays
 * unchanged, and the result does not reveal it.
 *
 * @param isDoubtful a machine seems to have sent it
 * @throws DataError when it could not be stored
 */
export async function subscribeAddress(email: string, isDoubtful: boolean): Promise<void> {
  const { error } = await createServiceClient(budgets.write).rpc('subscribe_address', {
    p_email: email,
    p_is_doubtful: isDoubtful,
  });
  if (error) throw new DataError('subscribe address', error);
}

/**
 * Confirms the address to which a token was sent.
 *
 * @returns false for a token that is unknown or not valid any more
 * @throws DataError when it could not be stored
 */
export async function confirmSubscription(token: string): Promise<boolean> {
  const { data, error } = await createServiceClient(budgets.write).rpc('confirm_subscription', {
    p_token: token,
  });
  if (error) throw new DataError('confirm subscription', error);
  return data;
}

/**
 * Ends a subscription by the token of its letters.
 *
 * @returns false for an unknown token
 * @throws DataError when it could not be stored
 */
export async function endSubscription(token: string): Promise<boolean> {
  const { data, error } = await createServiceClient(budgets.write).rpc('end_subscription', {
    p_token: token,
  });
  if (error) throw new DataError('end subscription', error);
  return data;
}
