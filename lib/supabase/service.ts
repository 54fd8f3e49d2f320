import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { settings } from '../env/env.ts';
import { budgets } from './budgets.ts';
import { withoutSession } from './client.ts';
import type { Database } from './database.types.ts';
import { fetchWithin } from './fetch.ts';

/**
 * A client with the server's own key: it bypasses row-level security and has no user, cookies or session.
 * For what the server itself stores and counts, never for what a visitor may read.
 *
 * @param timeoutMs the longest that one call may take
 * @throws where SUPABASE_SECRET_KEY is not set, which no server in production starts without
 */
export function createServiceClient(timeoutMs: number = budgets.write) {
  const { supabaseUrl, supabaseSecretKey } = settings();
  if (!supabaseSecretKey) throw new Error('SUPABASE_SECRET_KEY is missing. See .env.example.');
  return createClient<Database>(supabaseUrl, supabaseSecretKey, {
    ...withoutSession,
    global: { fetch: fetchWithin(timeoutMs) },
  });
}
