import 'server-only';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import { createServiceClient } from '../supabase/service.ts';
import { call } from '../supabase/read.ts';

/**
 * Stores an address for the newsletter and sends a confirmation mail, at most once an hour. A confirmed address stays
 * unchanged, and the result does not reveal it.
 *
 * @param isSuspectedSpam a machine seems to have sent it
 * @param language of the mail
 * @throws DataError when it could not be stored
 */
export async function subscribeAddress(
  email: string,
  isSuspectedSpam: boolean,
  language: Language = defaultLanguage,
): Promise<void> {
  const values = { p_email: email, p_is_suspected_spam: isSuspectedSpam, p_language: language };
  await call('subscribe address', createServiceClient().rpc('subscribe_address', values));
}

/**
 * Confirms the address to which a token was sent.
 *
 * @returns false for a token that is unknown or not valid any more
 * @throws DataError when it could not be stored
 */
export function confirmSubscription(token: string): Promise<boolean> {
  const confirmed = createServiceClient().rpc('confirm_subscription', { p_token: token });
  return call('confirm subscription', confirmed);
}

/**
 * Ends a subscription by the token of its letters.
 *
 * @returns false for an unknown token
 * @throws DataError when it could not be stored
 */
export function endSubscription(token: string): Promise<boolean> {
  return call(
    'end subscription',
    createServiceClient().rpc('end_subscription', { p_token: token }),
  );
}
