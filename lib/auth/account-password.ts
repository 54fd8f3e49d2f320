import 'server-only';
import { logFailure } from '../log.ts';
import { z } from '../zod.ts';
import type { Client } from '../supabase/client.ts';
import { createServiceClient } from '../supabase/service.ts';
import { readSignUpKey } from './browser-proofs.ts';

const settledSchema = z.enum(['kept', 'removed']);

/**
 * Decides, after the link of a mail was used, whether the password of the account may stay: the link shows who owns the
 * mailbox, and not who chose the password at sign-up. `removed`: a new one has to be chosen, and other sessions are ended.
 *
 * @throws when the database could not be asked; the next link asks again
 */
export async function settlePassword(userId: string, sessionId: string) {
  const query = createServiceClient().rpc('settle_password', {
    p_user_id: userId,
    p_session_id: sessionId,
    p_sign_up_key: (await readSignUpKey()) ?? undefined,
  });
  return settledSchema.parse((await query.throwOnError()).data);
}

/**
 * Notes that the password of an account was chosen by the reader of its mailbox, so that the admin area may open.
 *
 * @throws when it could not be noted
 */
export async function renewPasswordTrust(userId: string): Promise<void> {
  await createServiceClient().rpc('renew_password_trust', { p_user_id: userId }).throwOnError();
}

/**
 * Whether a new administrator has not chosen a new password yet. If that cannot be read, the answer is no: the database
 * keeps the admin area closed by itself.
 *
 * @param client acts as the user
 */
export async function needsNewPassword(client: Client, userId: string): Promise<boolean> {
  const { data, error } = await client
    .from('profiles')
    .select('is_admin, password_state')
    .eq('id', userId)
    .maybeSingle();
  if (error) logFailure('password-state-not-read', new Error(error.message));
  return Boolean(data?.is_admin) && data?.password_state === 'expired';
}
