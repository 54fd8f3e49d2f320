import 'server-only';
import { settings } from '../env/env.ts';
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from './form-guard.ts';
import { logEvent } from '../log.ts';
import type { FormName } from './rate-limits.ts';
import { currentClient } from '../http/current-client.ts';
import { checkFormToken } from './form-token.ts';
import { consumeRateLimit, type RateLimit, type Sender } from './rate-limit.ts';

/** A rate limit, and for a form that may be taken, whether a machine seems to have sent it. */
export type Screening =
  | { allowed: true; isSuspectedSpam: boolean; sender: Sender }
  | Exclude<RateLimit, { allowed: true }>;

/** Password managers fill these in at once, so speed says nothing about their sender. */
const FILLED_BY_MACHINES: readonly FormName[] = ['sign-in', 'sign-up'];

/**
 * Checks who sends a form before anything is done with it: the rate limits decide whether it is taken, the honeypot and
 * the form token's age whether it is suspected spam. No captcha, and nothing is stored that identifies a person.
 *
 * @param fields the raw fields of the form
 */
export async function screenForm(
  form: FormName,
  fields: Record<string, unknown>,
): Promise<Screening> {
  const { formSecret, abuseTolerance } = settings();
  const formToken = checkFormToken(fields[FORM_TOKEN_FIELD], formSecret, abuseTolerance);
  const { verdict } = formToken;
  const isTrusted = FILLED_BY_MACHINES.includes(form);
  const sender: Sender = {
    client: await currentClient(),
    issuedTo: verdict === 'fine' ? formToken.issuedTo : undefined,
    isUnverified: verdict === 'none' && !isTrusted,
  };
  // Only wrong passwords count, and the action alone knows which are wrong.
  if (form === 'sign-in') return { allowed: true, isSuspectedSpam: false, sender };
  const limit = await consumeRateLimit(form, sender);
  if (!limit.allowed) return limit;
  const isSuspectedSpam = !isTrusted && (Boolean(fields[HONEYPOT_FIELD]) || verdict === 'fast');
  if (isSuspectedSpam) logEvent('form-suspected-spam', { form });
  return { allowed: true, isSuspectedSpam, sender };
}
