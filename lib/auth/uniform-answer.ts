import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { AuthError } from '@supabase/supabase-js';
import { after } from 'next/server';
import { settings } from '../env/env.ts';
import { logFailure } from '../log.ts';
import type { FormName } from '../security/rate-limits.ts';
import { budgets } from '../supabase/budgets.ts';
import { fetchWithin } from '../supabase/fetch.ts';

// Neither the answer of a form nor its time may tell whether an address has an account (docs/security.md).

/** Answers that could tell it are given so many milliseconds after the work began, or at a multiple of that. */
export const ANSWER_MS = 1_000;

/** Waits until an answer may be given to work that began at a time of `performance.now()`. */
export async function untilAnswerTime(begun: number): Promise<void> {
  const passed = performance.now() - begun;
  await pause(Math.ceil(passed / ANSWER_MS) * ANSWER_MS - passed);
}

/**
 * The refusals that the auth service gives before it looks for the address (`supabase/auth`, internal/api/signup.go and
 * recover.go): the visitor may read them. Every other answer depends on the account.
 */
const REFUSALS_OF_ANY_ADDRESS = [
  'weak_password',
  'validation_failed',
  'signup_disabled',
  'email_provider_disabled',
  'captcha_failed',
  'over_request_rate_limit',
];

/**
 * Lets the auth service mail to an address. Whether it did, and how long it took, stays between us and the log: the call may
 * go on after the answer.
 *
 * @param form named in the log where no mail was sent
 * @param call made once it is known that the service is there
 * @returns what was refused for any address, or null, also where no mail was sent
 * @throws when the service is not there at all; the call was not made
 */
export async function mailAccount(
  form: FormName,
  call: () => Promise<{ error: AuthError | null }>,
): Promise<AuthError | null> {
  await checkAuthService();
  let refusal: AuthError | null = null;
  const work = call().then(
    ({ error }) => {
      if (!error) return;
      if (REFUSALS_OF_ANY_ADDRESS.includes(error.code ?? '')) refusal = error;
      logFailure('account-mail-not-sent', error, { form, code: error.code, status: error.status });
    },
    (error: unknown) => logFailure('account-mail-not-sent', error, { form }),
  );
  // Keeps a serverless host running until it is done.
  after(() => work);
  await pause(ANSWER_MS);
  return refusal;
}

/** @throws when the auth service does not answer a question that concerns no account */
async function checkAuthService(): Promise<void> {
  const { supabaseUrl, supabaseKey } = settings();
  const ask = fetchWithin(budgets.readiness);
  const answer = await ask(`${supabaseUrl}/auth/v1/health`, { headers: { apikey: supabaseKey } });
  const health: unknown = answer.ok ? await answer.json() : null;
  if (!health) throw new Error(`The auth service answers ${answer.status}.`);
}
