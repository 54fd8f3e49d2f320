import 'server-only';
import { createHmac } from 'node:crypto';
import { settings } from '../env.ts';
import { logEvent, logFailure } from '../log.ts';
import { rateLimits, type LimitName } from '../rate-limits.ts';
import { budgets } from '../supabase/budgets.ts';
import { createPublicClient } from '../supabase/public.ts';

/** Whether a form may be sent now; `wait` in seconds, `uncounted` where nobody can say and the form is a closed one. */
export type Turn =
  { given: true } | { given: false; wait: number } | { given: false; uncounted: true };

/**
 * Counts one turn at a form, for a client and for everybody (docs/decisions/0022-security-posture.md).
 *
 * @param isUnproven the form came without a form token: half the turns
 */
export async function consumeRateLimit(
  form: LimitName,
  client: string,
  isUnproven: boolean,
): Promise<Turn> {
  const { client: own, everybody, withoutCounter } = rateLimits[form];
  const { abuseTolerance } = settings();
  const share = isUnproven ? Math.ceil(own.turns / 2) : own.turns;
  const { data, error } = await createPublicClient(budgets.turn).rpc('take_turn', {
    p_keys: [keyOf(`${form} by ${client}`), keyOf(`${form} by everybody`)],
    p_limits: [share * abuseTolerance, everybody.turns * abuseTolerance],
    p_seconds: [own.seconds, everybody.seconds],
  });
  if (error || typeof data !== 'number') {
    const { message = 'no number', code } = error ?? {};
    logFailure('turn-not-counted', new Error(message), { form, code });
    const isOpen = withoutCounter === 'open' || abuseTolerance > 1;
    return isOpen ? { given: true } : { given: false, uncounted: true };
  }
  if (data === 0) return { given: true };
  logEvent('turn-refused', { form, wait: data });
  return { given: false, wait: data };
}

/** The name of a counter. Without the secret nobody can tell, or use, the one that belongs to an address. */
function keyOf(name: string): string {
  return createHmac('sha256', settings().formSecret).update(`turns at ${name}`).digest('hex');
}
