import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Settings } from '../env/env.ts';
import { budgets } from './budgets.ts';
import type { Database } from './database.types.ts';
import { fetchWithin } from './fetch.ts';

export type Client = SupabaseClient<Database>;

/** A client that acts for no user, without cookies and session. */
export function createKeyClient(url: string, key: string, fetch: typeof globalThis.fetch): Client {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false }, // its own retries add 14 s when the backend is down; lib/supabase/read.ts retries once
    global: { fetch },
  });
}

/**
 * A client with the server's own key: it bypasses row-level security. Pages and actions use lib/supabase/service.ts.
 *
 * @param timeoutMs the longest that one call may take
 * @throws where SUPABASE_SECRET_KEY is not set, which no server in production starts without
 */
export function createSecretClient(
  { supabaseUrl, supabaseSecretKey }: Pick<Settings, 'supabaseUrl' | 'supabaseSecretKey'>,
  timeoutMs: number = budgets.write,
): Client {
  if (!supabaseSecretKey) throw new Error('SUPABASE_SECRET_KEY is missing. See .env.example.');
  return createKeyClient(supabaseUrl, supabaseSecretKey, fetchWithin(timeoutMs));
}
