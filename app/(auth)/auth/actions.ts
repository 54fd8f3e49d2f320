'use server';

import { setTimeout as pause } from 'node:timers/promises';
import type { AuthError } from '@supabase/supabase-js';
import { redirect } from 'next/navigation';
import { authCopy } from '@/content/auth';
import { tooMany } from '@/content/limits';
import { formAction, Refusal } from '@/lib/actions/form-action';
import { isServiceAway, SERVICE_AWAY } from '@/lib/auth/service-away';
import { signInDestination } from '@/lib/auth/sign-in-destination';
import { logFailure } from '@/lib/log';
import {
  newPasswordSchema,
  resetRequestSchema,
  signInSchema,
  signUpSchema,
} from '@/lib/schemas/credentials';
import { createSessionClient } from '@/lib/supabase/session';

// Answers take this long, in milliseconds, so that their duration does not tell whether an address is known.
const SIGN_UP_MS = 1_000;
const RESET_MS = 1_500;

export const signIn = formAction('sign-in', signInSchema, {
  tooMany: tooMany.signIn,
  failed: SERVICE_AWAY,
  run: async ({ email, password }): Promise<object> => {
    const client = await createSessionClient();
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw refusalOf(error);
    redirect(await signInDestination(client));
  },
});

export const signUp = formAction('sign-up', signUpSchema, {
  tooMany: tooMany.signUp,
  failed: SERVICE_AWAY,
  run: async ({ email, password }) => {
    const client = await createSessionClient();
    const [{ error }] = await Promise.all([
      client.auth.signUp({ email, password }),
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

/** Sets the password of the signed-in user, ends all other sessions, and leads on. */
export const saveNewPassword = formAction('new-password', newPasswordSchema, {
  tooMany: tooMany.newPassword,
  failed: SERVICE_AWAY,
  run: async ({ password }): Promise<object> => {
    const client = await createSessionClient();
    const { data, error: away } = await client.auth.getUser();
    if (away && isServiceAway(away)) throw refusalOf(away);
    if (!data.user) throw new Refusal(authCopy.newPassword.noSession);
    const { error } = await client.auth.updateUser({ password });
    if (error) throw refusalOf(error);
    await client.auth.signOut({ scope: 'others' });
    redirect(await signInDestination(client));
  },
});

/** Gives the auth service's own sentence, unless it did not answer at all. */
function refusalOf(error: AuthError): Refusal {
  return new Refusal(isServiceAway(error) ? SERVICE_AWAY : error.message);
}
