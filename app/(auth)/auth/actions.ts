'use server';

import { setTimeout as pause } from 'node:timers/promises';
import type { AuthError, User } from '@supabase/supabase-js';
import { redirect } from 'next/navigation';
import { authCopy } from '@/content/auth';
import { tooMany } from '@/content/limits';
import { formAction, Refusal } from '@/lib/actions/form-action';
import { sessionIdOf } from '@/lib/auth/access';
import { needsNewPassword, renewPasswordTrust } from '@/lib/auth/account-password';
import { cameFromMailLink, findKnownBrowser, issueSignUpKey } from '@/lib/auth/browser-proofs';
import { isServiceAway, SERVICE_AWAY } from '@/lib/auth/service-away';
import { signInDestination } from '@/lib/auth/sign-in-destination';
import { formatWait } from '@/lib/format';
import { logFailure } from '@/lib/log';
import { paths } from '@/lib/paths';
import {
  newPasswordSchema,
  resetRequestSchema,
  signInSchema,
  signUpSchema,
} from '@/lib/schemas/credentials';
import { consumeSignIn, type Sender } from '@/lib/security/rate-limit';
import { createSessionClient } from '@/lib/supabase/session';

const { newPassword } = authCopy;

// Answers take this long, in milliseconds, so that their duration does not tell whether an address is known.
const SIGN_UP_MS = 1_000;
const RESET_MS = 1_500;

/** Wrong passwords count for the account and for the client; a right one counts for nothing. */
export const signIn = formAction('sign-in', signInSchema, {
  tooMany: tooMany.signIn,
  failed: SERVICE_AWAY,
  run: async ({ email, password }, { sender }): Promise<object> => {
    const client = await createSessionClient();
    const user = await checkPassword(client, { email, password, sender });
    if (await needsNewPassword(client, user.id)) {
      await client.auth.signOut({ scope: 'local' });
      throw new Refusal(newPassword.needed);
    }
    redirect(await signInDestination(client, email));
  },
});

/** The account gets the key of this browser, which shows at the confirmation that its password was chosen here. */
export const signUp = formAction('sign-up', signUpSchema, {
  tooMany: tooMany.signUp,
  failed: SERVICE_AWAY,
  run: async ({ email, password }) => {
    const client = await createSessionClient();
    const data = { sign_up_key: await issueSignUpKey() };
    const [{ error }] = await Promise.all([
      client.auth.signUp({ email, password, options: { data } }),
      pause(SIGN_UP_MS),
    ]);
    if (error) throw refusalOf(error);
    return {};
  },
});

/** Gives the same answer for every address. */
export const sendResetLink = formAction('password-reset', resetRequestSchema, {
  tooMany: tooMany.passwordReset,
  run: async ({ email }) => {
    const client = await createSessionClient();
    const [{ error }] = await Promise.all([
      client.auth.resetPasswordForEmail(email),
      pause(RESET_MS),
    ]);
    if (error && isServiceAway(error)) throw error;
    // Any other refusal concerns the address, and stays between us and the log.
    if (error) logFailure('reset-link-refused', error, { code: error.code });
    return {};
  },
});

/**
 * Sets the password of the signed-in user and leads on. A session alone may be stolen: it needs the link of a mail, used
 * lately, or the current password. The database ends every session and writes a mail, so this one begins again.
 */
export const saveNewPassword = formAction('new-password', newPasswordSchema, {
  tooMany: tooMany.newPassword,
  failed: SERVICE_AWAY,
  run: async ({ password, currentPassword }, { sender }): Promise<object> => {
    const client = await createSessionClient();
    const { data, error: away } = await client.auth.getUser();
    if (away && isServiceAway(away)) throw refusalOf(away);
    if (!data.user?.email) throw new Refusal(newPassword.noSession);
    const { id, email } = data.user;

    const isFromMail = await cameFromMailLink(await sessionIdOf(client));
    if (!isFromMail) {
      if (!currentPassword) throw new Refusal(newPassword.currentMissing, 'currentPassword');
      const proof = { email, password: currentPassword, sender };
      await checkPassword(client, proof, new Refusal(newPassword.currentWrong, 'currentPassword'));
    }
    const { error } = await client.auth.updateUser({
      password,
      ...(!isFromMail && { current_password: currentPassword }),
    });
    if (error) throw refusalOf(error);
    if (isFromMail) await renewPasswordTrust(id);
    const signedIn = await client.auth.signInWithPassword({ email, password });
    redirect(signedIn.error ? paths.auth : await signInDestination(client, email));
  },
});

type Credentials = { email: string; password: string; sender: Sender };

/**
 * Signs in with a password, within the limits of its account, its client and its browser.
 *
 * @param wrong thrown for a wrong password; by default the auth service's own sentence
 * @throws Refusal
 */
async function checkPassword(
  client: Awaited<ReturnType<typeof createSessionClient>>,
  { email, password, sender }: Credentials,
  wrong?: Refusal,
): Promise<User> {
  const limit = await consumeSignIn({
    sender,
    email,
    knownBrowser: await findKnownBrowser(email),
  });
  if (!limit.allowed) {
    if (!('wait' in limit)) throw new Refusal(SERVICE_AWAY);
    const sentence = limit.isShared ? tooMany.signInAnywhere : tooMany.signIn;
    throw new Refusal(formatWait(sentence, limit.wait));
  }
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  // The limits of the auth service itself say nothing about the password either.
  if (!error || isServiceAway(error) || error.status === 429) await limit.release();
  if (!error) return data.user;
  throw error.code === 'invalid_credentials' && wrong ? wrong : refusalOf(error);
}

/** Gives the auth service's own sentence, unless it did not answer at all. */
function refusalOf(error: AuthError): Refusal {
  return new Refusal(isServiceAway(error) ? SERVICE_AWAY : error.message);
}
