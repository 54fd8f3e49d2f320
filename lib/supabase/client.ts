import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';

/** A client of this site's database. */
export type Client = SupabaseClient<Database>;
