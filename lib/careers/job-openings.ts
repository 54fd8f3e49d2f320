import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { cachedArgument, cachedValues } from '../forms/cached-arguments.ts';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import { inLanguage } from '../supabase/in-language.ts';
import { alternatesOf, asPreview, familyOf } from '../languages/translations.ts';
import type { Client } from '../supabase/client.ts';
import { createPublicClient } from '../supabase/public.ts';
import { addressKey, columnOfKey } from '../forms/address-key.ts';
import { call, readTwice } from '../supabase/read.ts';

/** The most positions that the list shows: its cost may not depend on the number of rows. */
const MOST_OPENINGS = 100;

const COLUMNS =
  'id, slug, title, department, location, type, description, requirements, created_at, public_from, public_until, town, country, remote_from, hours, salary_min, salary_max, salary_currency, salary_unit, is_sample, seo_title, seo_description, translation_of';

/** The columns that a translation has from its original. */
const SETTINGS =
  'created_at, public_from, public_until, town, country, remote_from, hours, salary_min, salary_max, salary_currency, salary_unit, is_sample' as const;

/**
 * The open positions, newest first, and whether there are more than are given. In another language each has the words of
 * its translation where there is one.
 *
 * @throws DataError when both attempts failed
 */
export async function listJobOpenings(shownIn: Language = defaultLanguage) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.job_openings);
  const language = cachedArgument(cachedValues.language, shownIn);
  const rows = await readTwice('list job openings', () =>
    createPublicClient()
      .from('job_openings')
      .select('id, slug, title, department, location, type, description, created_at, is_sample')
      .eq('is_active', true)
      .eq('language', defaultLanguage)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(MOST_OPENINGS + 1),
  );
  const openings = await inLanguage(rows.slice(0, MOST_OPENINGS), language, () =>
    createPublicClient()
      .from('job_openings')
      .select('id, slug, title, department, location, type, description, translation_of'),
  );
  return { openings, hasMore: rows.length > MOST_OPENINGS };
}

/**
 * One open position in a language, with the languages in which it has a page, or null when there is none.
 *
 * @param key its readable address or its id
 *
 * @throws DataError when both attempts failed
 */
export async function getJobOpening(key: string, shownIn: Language = defaultLanguage) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.job_openings);
  const jobKey = cachedArgument(cachedValues.slug, key);
  const language = cachedArgument(cachedValues.language, shownIn);
  const [row] = await readTwice('read job opening', () =>
    createPublicClient()
      .from('job_openings')
      .select(COLUMNS)
      .eq(columnOfKey(jobKey), jobKey)
      .eq('language', language)
      .eq('is_active', true)
      .limit(1),
  );
  if (!row) return null;
  const family = await readTwice('read the languages of a job opening', () =>
    createPublicClient()
      .from('job_openings')
      .select(`id, slug, language, translation_of, ${SETTINGS}`)
      .or(familyOf(row))
      .eq('is_active', true),
  );
  const original = family.find(({ translation_of }) => translation_of === null);
  if (!original) return null;
  const alternates = alternatesOf(family, addressKey);
  const { id, slug, translation_of } = row;
  const settings = { ...original, id, slug, translation_of };
  return { ...row, ...settings, language, original_id: original.id, alternates };
}

/**
 * One position, open or closed, as it is at this moment, or null. Row-level security lets administrators read closed ones.
 *
 * @throws DataError when that failed
 */
export async function previewJobOpening(client: Client, key: string, language: Language) {
  const stored = client.from('job_openings').select(COLUMNS).eq(columnOfKey(key), key);
  const row = await call('preview job opening', stored.eq('language', language).maybeSingle());
  return row && asPreview(row, language);
}

/**
 * Whether a position is open at this moment, past every cache.
 *
 * @throws DataError when there is no answer
 */
export async function isJobOpen(id: string): Promise<boolean> {
  const jobs = createPublicClient().from('job_openings').select('id');
  const open = await call('find job opening', jobs.eq('id', id).eq('is_active', true).limit(1));
  return open.length > 0;
}
