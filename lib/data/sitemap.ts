import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { cacheLife, cacheTag } from 'next/cache';
import { paths } from '../paths.ts';
import { lastChange, type Dates } from '../seo/json-ld.ts';
import { rowsOfPart, type SitemapEntry } from '../seo/sitemap-parts.ts';
import { cachedArgument } from '../schemas/cached-arguments.ts';
import type { Database } from '../supabase/database.types.ts';
import { createPublicClient } from '../supabase/public.ts';
import { dateInSwitzerland } from '../format.ts';
import { POSTS_TAG } from './blog-posts.ts';
import { PRODUCT_UPDATES_TAG } from './product-updates.ts';
import { JOBS_TAG } from './job-openings.ts';
import { readRanges } from './ranges.ts';
import { readTwice, type Answer } from './read.ts';
import { CONTENT_TAG, LEGAL_SLUGS } from './website-content.ts';

type Client = SupabaseClient<Database>;

/** The tables whose rows are pages, and may be many. */
export type ListedNoun = 'articles' | 'jobs';

/**
 * How many articles and open positions there are: as many addresses for search engines.
 *
 * @throws DataError when both attempts failed
 */
export async function countSitemapEntries(wanted: ListedNoun): Promise<number> {
  'use cache';
  cacheLife('content');
  const noun = cachedArgument('sitemapNoun', wanted);
  cacheTag(tagOf(noun));
  const { count } = await readTwice(`count ${noun}`, async () => {
    const { count, error } = await select(createPublicClient(), noun, { head: true });
    return { data: count === null ? null : { count }, error };
  });
  return count;
}

/**
 * The addresses of one part of the articles or positions, the oldest first: what is new changes the last part only.
 *
 * @throws DataError when both attempts failed
 */
export async function listSitemapEntries(
  wanted: ListedNoun,
  wantedPart: number,
): Promise<SitemapEntry[]> {
  'use cache';
  cacheLife('content');
  const noun = cachedArgument('sitemapNoun', wanted);
  const part = cachedArgument('page', wantedPart);
  cacheTag(tagOf(noun));
  const { first, last } = rowsOfPart(part);
  const rows = await readRanges(
    `list ${noun} for the sitemap`,
    (from, to) => readRange(noun, from, to),
    { first, last },
  );
  return rows.map(({ id, ...row }) => ({ path: pathOf(noun, id), changed: lastChange(row) }));
}

/**
 * How many updates each list holds.
 *
 * @throws DataError when both attempts failed
 */
export async function countUpdates(): Promise<{ all: number; major: number; minor: number }> {
  'use cache';
  cacheLife('content');
  cacheTag(PRODUCT_UPDATES_TAG);
  const count = (type?: 'major' | 'minor') =>
    readTwice('count product updates', async () => {
      const rows = createPublicClient()
        .from('product_updates')
        .select('id', { count: 'exact', head: true })
        .lte('created_at', new Date().toISOString());
      const { count, error } = await (type ? rows.eq('type', type) : rows);
      return { data: count === null ? null : { count }, error };
    });
  const [all, major, minor] = await Promise.all([count(), count('major'), count('minor')]);
  return { all: all.count, major: major.count, minor: minor.count };
}

/**
 * The visible information pages with the date that a reader sees on them.
 *
 * @throws DataError when both attempts failed
 */
export async function listInfoAddresses(): Promise<SitemapEntry[]> {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAG);
  const rows = await readTwice('list information pages for the sitemap', () =>
    createPublicClient()
      .from('website_content')
      .select('slug, last_updated')
      .eq('visible', true)
      .not('slug', 'in', LEGAL_SLUGS)
      .order('slug'),
  );
  return rows.map(({ slug, last_updated }) => ({ path: paths.info(slug), changed: last_updated }));
}

type Rows = ({ id: string } & Dates)[];

async function readRange(noun: ListedNoun, from: number, to: number): Promise<Answer<Rows>> {
  const order = noun === 'articles' ? 'date' : 'created_at';
  const { data, error } = await select(createPublicClient(), noun)
    .order(order)
    .order('id')
    .range(from, to);
  return { data: data as Rows | null, error };
}

function select(client: Client, noun: ListedNoun, { head = false } = {}) {
  const options = head ? ({ count: 'exact', head } as const) : {};
  return noun === 'articles'
    ? client
        .from('blog_posts')
        .select('id, date, created_at, updated_at', options)
        .eq('status', 'published')
        .lte('date', dateInSwitzerland())
        .eq('is_complete', true)
    : client
        .from('job_openings')
        .select('id, created_at, updated_at', options)
        .eq('is_active', true);
}

function tagOf(noun: ListedNoun): string {
  return noun === 'articles' ? POSTS_TAG : JOBS_TAG;
}

function pathOf(noun: ListedNoun, id: string): string {
  return noun === 'articles' ? paths.article(id) : paths.job(id);
}
