import 'server-only';
import { settings } from '../env.ts';
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '../form-guard.ts';
import { logEvent } from '../log.ts';
import type { FormName } from '../rate-limits.ts';
import { currentClient } from './current-client.ts';
import { checkFormToken } from './form-token.ts';
import { consumeRateLimit, type Turn } from './rate-limit.ts';

/** Passwords are checked by their own limits; a password manager fills in faster than any person. */
const WITHOUT_TICKET: readonly FormName[] = ['sign-in', 'sign-up'];

/**
 * Looks at who sends a form before anything is done with it: machines by the trap and by the clock, everybody by how
 * often. Without a captcha, and without keeping anything that says who somebody is.
 */
export async function screenForm(
  form: FormName,
  fields: Record<string, unknown>,
): Promise<Turn | 'robot'> {
  const { formSecret, abuseTolerance } = settings();
  if (fields[HONEYPOT_FIELD]) return caught(form, 'trap');
  if (WITHOUT_TICKET.includes(form)) return consumeRateLimit(form, await currentClient(), false);
  const formToken = checkFormToken(fields[FORM_TOKEN_FIELD], formSecret, abuseTolerance);
  if (formToken === 'fast') return caught(form, 'clock');
  return consumeRateLimit(form, await currentClient(), formToken === 'none');
}

function caught(form: FormName, by: string): 'robot' {
  logEvent('robot-caught', { form, by });
  return 'robot';
}
