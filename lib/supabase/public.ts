import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { settings } from '../env/env.ts';
import type { Database } from './database.types.ts';
import { budgets } from './budgets.ts';
import { withoutSession } from './client.ts';
import { fetchWithin } from './fetch.ts';

/**
 * A client without cookies: what it does is done as the role `anon`, the same for every visitor.
 *
 * @param timeoutMs the longest that one call may take
 */
export function createPublicClient(timeoutMs: number = budgets.readAttempt) {
  const { supabaseUrl, supabaseKey } = settings();
  return createClient<Database>(supabaseUrl, supabaseKey, {
    ...withoutSession,
    global: { fetch: fetchWithin(timeoutMs) },
  });
}
