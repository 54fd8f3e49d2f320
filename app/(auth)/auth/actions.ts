'use server';

import { setTimeout as pause } from 'node:timers/promises';
import type { AuthError } from '@supabase/supabase-js';
import { redirect } from 'next/navigation';
import { authCopy } from '@/content/auth';
import { tooMany } from '@/content/limits';
import { formAction, publicAction, tooManyMessage } from '@/lib/actions/form-action';
import type { AuthFormState, FieldErrors, FormState } from '@/lib/actions/result';
import { isServiceAway, SERVICE_AWAY } from '@/lib/auth/service-away';
import { signInDestination } from '@/lib/auth/sign-in-destination';
import { logFailure } from '@/lib/log';
import {
  newPasswordSchema,
  resetRequestSchema,
  signInSchema,
  signUpSchema,
} from '@/lib/schemas/credentials';
import { LONGEST_EMAIL } from '@/lib/schemas/fields';
import { createSessionClient } from '@/lib/supabase/session';

// Answers take this long, in milliseconds, so that their duration does not tell whether an address is known.
const SIGN_UP_MS = 1_000;
const RESET_MS = 1_500;

export const signIn = publicAction('sign-in', signInSchema, {
  invalid: refusal,
  failed: ({ email }) => failure(SERVICE_AWAY, email),
  tooMany: (limit, { email }) => failure(tooManyMessage(tooMany.signIn, limit), email),
  run: async ({ email, password }): Promise<AuthFormState> => {
    const client = await createSessionClient();
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) return failure(reasonOf(error), email);
    redirect(await signInDestination(client));
  },
});

export const signUp = publicAction('sign-up', signUpSchema, {
  invalid: refusal,
  failed: ({ email }) => failure(SERVICE_AWAY, email),
  tooMany: (limit, { email }) => failure(tooManyMessage(tooMany.signUp, limit), email),
  run: async ({ email, password }): Promise<AuthFormState> => {
    const client = await createSessionClient();
    const [{ error }] = await Promise.all([
      client.auth.signUp({ email, password }),
      pause(SIGN_UP_MS),
    ]);
    return error ? failure(reasonOf(error), email) : { status: 'registered' };
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
export const saveNewPassword = publicAction('new-password', newPasswordSchema, {
  invalid: (fieldErrors): FormState<object> => ({ status: 'invalid', fieldErrors, typed: {} }),
  failed: () => passwordFailure(SERVICE_AWAY),
  tooMany: (limit) => passwordFailure(tooManyMessage(tooMany.newPassword, limit)),
  run: async ({ password }) => {
    const client = await createSessionClient();
    const { data, error: away } = await client.auth.getUser();
    if (away && isServiceAway(away)) return passwordFailure(SERVICE_AWAY);
    if (!data.user) return passwordFailure(authCopy.newPassword.noSession);
    const { error } = await client.auth.updateUser({ password });
    if (error) return passwordFailure(isServiceAway(error) ? SERVICE_AWAY : error.message);
    await client.auth.signOut({ scope: 'others' });
    redirect(await signInDestination(client));
  },
});

function refusal(fieldErrors: FieldErrors, typed: Record<string, unknown>): AuthFormState {
  const email = typeof typed.email === 'string' ? typed.email.slice(0, LONGEST_EMAIL) : '';
  return { status: 'invalid', fieldErrors, email };
}

function failure(message: string, email: string): AuthFormState {
  return { status: 'failed', message, email };
}

/** The auth service's own sentence, unless it did not answer at all. */
function reasonOf(error: AuthError): string {
  return isServiceAway(error) ? SERVICE_AWAY : error.message;
}

/** The password never comes back to the page. */
function passwordFailure(message: string): FormState<object> {
  return { status: 'failed', message, typed: {} };
}
