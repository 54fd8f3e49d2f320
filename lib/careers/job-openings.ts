import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { cachedArgument, cachedValues } from '../forms/cached-arguments.ts';
import type { Client } from '../supabase/client.ts';
import { createPublicClient } from '../supabase/public.ts';
import { call, readTwice } from '../supabase/read.ts';

/** How many positions the list shows: what it costs may not depend on how many rows there are. */
export const MOST_OPENINGS = 100;

const COLUMNS =
  'id, title, department, location, type, description, requirements, created_at, public_from, public_until, town, country, remote_from, hours, is_sample, seo_title, seo_description';

/**
 * The open positions, newest first, and whether there are more than are given.
 *
 * @throws DataError when both attempts failed
 */
export async function listJobOpenings() {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.job_openings);
  const rows = await readTwice('list job openings', () =>
    createPublicClient()
      .from('job_openings')
      .select('id, title, department, location, type, description, created_at, is_sample')
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
  cacheTag(CONTENT_TAGS.job_openings);
  const jobId = cachedArgument(cachedValues.id, id);
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
export function previewJobOpening(client: Client, id: string) {
  const stored = client.from('job_openings').select(COLUMNS).eq('id', id);
  return call('preview job opening', stored.maybeSingle());
}
