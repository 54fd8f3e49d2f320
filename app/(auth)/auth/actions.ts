'use server';

import type { AuthError } from '@supabase/supabase-js';
import { redirect } from 'next/navigation';
import { tooMany } from '@/content/limits';
import { publicAction } from '@/lib/actions/form-action';
import type { AuthFormState, FieldErrors } from '@/lib/actions/result';
import { isServiceAway, SERVICE_AWAY } from '@/lib/auth/service-away';
import { signInDestination } from '@/lib/auth/sign-in-destination';
import { signInSchema, signUpSchema } from '@/lib/schemas/credentials';
import { LONGEST_EMAIL } from '@/lib/schemas/fields';
import { createSessionClient } from '@/lib/supabase/session';
import { tellWait } from '@/lib/format';

/** What the auth service says of a wrong address and a wrong password alike. */
const WRONG_CREDENTIALS = 'Invalid login credentials';

export const signIn = publicAction('sign-in', signInSchema, {
  invalid: refusal,
  failed: ({ email }) => failure(SERVICE_AWAY, email),
  tooMany: (wait, { email }) => failure(tellWait(tooMany.signIn, wait), email),
  caught: ({ email }) => failure(WRONG_CREDENTIALS, email),
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
  tooMany: (wait, { email }) => failure(tellWait(tooMany.signUp, wait), email),
  caught: (): AuthFormState => ({ status: 'registered' }),
  run: async ({ email, password }): Promise<AuthFormState> => {
    const client = await createSessionClient();
    const { error } = await client.auth.signUp({ email, password });
    return error ? failure(reasonOf(error), email) : { status: 'registered' };
  },
});

function refusal(fieldErrors: FieldErrors, typed: Record<string, unknown>): AuthFormState {
  const email = typeof typed.email === 'string' ? typed.email.slice(0, LONGEST_EMAIL) : '';
  return { status: 'invalid', fieldErrors, email };
}

function failure(message: string, email: string): AuthFormState {
  return { status: 'failed', message, email };
}

/** The auth service's own sentence (specification, section 8), unless it did not answer at all. */
function reasonOf(error: AuthError): string {
  return isServiceAway(error) ? SERVICE_AWAY : error.message;
}
