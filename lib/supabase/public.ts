import 'server-only';
import { settings } from '../env/env.ts';
import { budgets } from './budgets.ts';
import { createKeyClient } from './client.ts';
import { fetchWithin } from './fetch.ts';

/**
 * A client without cookies: what it does is done as the role `anon`, the same for every visitor.
 *
 * @param timeoutMs the longest that one call may take
 */
export function createPublicClient(timeoutMs: number = budgets.readAttempt) {
  const { supabaseUrl, supabaseKey } = settings();
  return createKeyClient(supabaseUrl, supabaseKey, fetchWithin(timeoutMs));
}
