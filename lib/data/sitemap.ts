import 'server-only';
import type { PostgrestError } from '@supabase/supabase-js';
import { cacheLife, cacheTag } from 'next/cache';
import { paths } from '../paths.ts';
import { lastChange, type Dates } from '../seo/json-ld.ts';
import { rowsOfPart, type SitemapEntry } from '../seo/sitemap-parts.ts';
import { cachedArgument } from '../schemas/cached-arguments.ts';
import { createPublicClient } from '../supabase/public.ts';
import { dateInSwitzerland } from '../format.ts';
import { POSTS_TAG } from './blog-posts.ts';
import { PRODUCT_UPDATES_TAG } from './product-updates.ts';
import { JOBS_TAG } from './job-openings.ts';
import { isBeyondTheEnd, readTwice, type Answer } from './read.ts';
import { CONTENT_TAG, LEGAL_SLUGS } from './website-content.ts';

/** Supabase gives at most so many rows for one request (`max_rows` in supabase/config.toml). */
const ROWS_PER_REQUEST = 1000;

/** The tables whose rows are pages, and may be many. */
export type ListedNoun = 'articles' | 'jobs';

const tagOf = (noun: ListedNoun) => (noun === 'articles' ? POSTS_TAG : JOBS_TAG);

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
  return countTwice(`count ${noun}`, () => select(noun, { count: 'exact', head: true }));
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
  const order = noun === 'articles' ? 'date' : 'created_at';
  const rows = await readRanges<{ id: string } & Dates>(
    `list ${noun} for the sitemap`,
    async (from, to) => select(noun).order(order).order('id').range(from, to),
    rowsOfPart(part),
  );
  const pathOf = noun === 'articles' ? paths.article : paths.job;
  return rows.map(({ id, ...row }) => ({ path: pathOf(id), changed: lastChange(row) }));
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
    countTwice('count product updates', () => {
      const rows = createPublicClient()
        .from('product_updates')
        .select('id', { count: 'exact', head: true })
        .lte('created_at', new Date().toISOString());
      return type ? rows.eq('type', type) : rows;
    });
  const [all, major, minor] = await Promise.all([count(), count('major'), count('minor')]);
  return { all, major, minor };
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

function select(noun: ListedNoun, options: { count?: 'exact'; head?: boolean } = {}) {
  const client = createPublicClient();
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

type Count = { count: number | null; error: PostgrestError | null };

async function countTwice(what: string, query: () => PromiseLike<Count>): Promise<number> {
  const { count } = await readTwice(what, async () => {
    const { count, error } = await query();
    return { data: count === null ? null : { count }, error };
  });
  return count;
}

/** Reads the rows from one place to another, both included, in ranges one after the other, until a range is not full. */
async function readRanges<Row>(
  what: string,
  query: (from: number, to: number) => PromiseLike<Answer<Row[]>>,
  { first, last }: { first: number; last: number },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = first; from <= last; from += ROWS_PER_REQUEST) {
    const to = Math.min(from + ROWS_PER_REQUEST - 1, last);
    const range = await readTwice(what, async () => {
      const answer = await query(from, to);
      return answer.error && isBeyondTheEnd(answer.error) ? { data: [], error: null } : answer;
    });
    rows.push(...range);
    if (range.length <= to - from) break;
  }
  return rows;
}
