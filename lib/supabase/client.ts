import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';

/** A client of this site's database. */
export type Client = SupabaseClient<Database>;

/** The options of a client that acts for no user. */
export const withoutSession = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  db: { retry: false }, // its own retries add 14 s when the backend is down; lib/supabase/read.ts retries once
} as const;
