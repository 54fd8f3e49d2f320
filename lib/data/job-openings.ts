import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { cacheLife, cacheTag } from 'next/cache';
import { cachedArgument } from '../schemas/cached-arguments.ts';
import type { Database } from '../supabase/database.types.ts';
import { createPublicClient } from '../supabase/public.ts';
import { DataError, readTwice } from './read.ts';

/** The tag of everything that visitors see of the open positions. */
export const JOBS_TAG = 'job-openings';

/** How many positions the list shows: what it costs may not depend on how many rows there are. */
export const MOST_OPENINGS = 100;

const COLUMNS = 'id, title, department, location, type, description, requirements, created_at';

/**
 * The open positions, newest first, and whether there are more than are given.
 *
 * @throws DataError when both attempts failed
 */
export async function listJobOpenings() {
  'use cache';
  cacheLife('content');
  cacheTag(JOBS_TAG);
  const rows = await readTwice('list job openings', () =>
    createPublicClient()
      .from('job_openings')
      .select('id, title, department, location, type, description, created_at')
      .eq('is_active', true)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(MOST_OPENINGS + 1),
  );
  return { openings: rows.slice(0, MOST_OPENINGS), hasMore: rows.length > MOST_OPENINGS };
}

/**
 * One open position, or null when there is none with this id.
 *
 * @throws DataError when both attempts failed
 */
export async function getJobOpening(id: string) {
  'use cache';
  cacheLife('content');
  cacheTag(JOBS_TAG);
  const jobId = cachedArgument('id', id);
  const [row] = await readTwice('read job opening', () =>
    createPublicClient()
      .from('job_openings')
      .select(COLUMNS)
      .eq('id', jobId)
      .eq('is_active', true)
      .limit(1),
  );
  return row ?? null;
}

/**
 * One position, open or closed, as it is at this moment, or null. Row-level security lets administrators read closed ones.
 *
 * @throws DataError when that failed
 */
export async function previewJobOpening(client: SupabaseClient<Database>, id: string) {
  const { data, error } = await client
    .from('job_openings')
    .select(COLUMNS)
    .eq('id', id)
    .maybeSingle();
  if (error) throw new DataError('preview job opening', error);
  return data;
}
