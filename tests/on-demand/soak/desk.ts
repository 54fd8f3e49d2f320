import type { SupabaseClient } from '@supabase/supabase-js';
import type { Ledger } from './ledger.ts';
import type { Visitor } from './visitor.ts';

/** What an activity works with; `service` is past row-level security, to look behind the page. */
export type Desk = { visitor: Visitor; ledger: Ledger; service: SupabaseClient };

/** How something ended that did not fail: done, or refused by a rate limit. */
export type Ending = 'done' | 'limited';
