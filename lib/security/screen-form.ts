import 'server-only';
import { settings } from '../env.ts';
import { TICKET_FIELD, TRAP_FIELD } from '../form-guard.ts';
import { logEvent } from '../log.ts';
import type { FormName } from '../rate-limits.ts';
import { currentClient } from './current-client.ts';
import { judgeTicket } from './ticket.ts';
import { takeTurn, type Turn } from './turns.ts';

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
  if (fields[TRAP_FIELD]) return caught(form, 'trap');
  if (WITHOUT_TICKET.includes(form)) return takeTurn(form, await currentClient(), false);
  const ticket = judgeTicket(fields[TICKET_FIELD], formSecret, abuseTolerance);
  if (ticket === 'fast') return caught(form, 'clock');
  return takeTurn(form, await currentClient(), ticket === 'none');
}

function caught(form: FormName, by: string): 'robot' {
  logEvent('robot-caught', { form, by });
  return 'robot';
}
