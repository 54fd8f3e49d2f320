import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { paths } from '../paths.ts';
import { lastChange, type Dates } from './json-ld.ts';
import { rowsOfPart, type SitemapEntry } from './sitemap-parts.ts';
import { cachedArgument, cachedValues } from '../forms/cached-arguments.ts';
import { isLanguage, languages } from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { addressesOf, alternatesOf } from '../languages/translations.ts';
import { createPublicClient } from '../supabase/public.ts';
import { z } from '../zod.ts';
import { isBeyondTheEnd, readTwice } from '../supabase/read.ts';

/** The tables of rows that are pages, and may be many. */
const listedNouns = z.enum(['articles', 'jobs']);
export type ListedNoun = z.infer<typeof listedNouns>;

const tagOf = (noun: ListedNoun) =>
  noun === 'articles' ? CONTENT_TAGS.blog_posts : CONTENT_TAGS.job_openings;

/**
 * How many articles and open positions there are: as many addresses for search engines.
 *
 * @throws DataError when both attempts failed
 */
export async function countSitemapEntries(wanted: ListedNoun): Promise<number> {
  'use cache';
  cacheLife('content');
  const noun = cachedArgument(listedNouns, wanted);
  cacheTag(tagOf(noun));
  const { count } = await readTwice(`count ${noun}`, async () => {
    const { count, error } = await select(noun, { count: 'exact', head: true });
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
  const noun = cachedArgument(listedNouns, wanted);
  const part = cachedArgument(cachedValues.page, wantedPart);
  cacheTag(tagOf(noun));
  const order = noun === 'articles' ? 'date' : 'created_at';
  const { first, last } = rowsOfPart(part);
  const rows = await readTwice<Row[]>(`list ${noun}`, async () => {
    const answer = await select(noun).order(order).order('id').range(first, last);
    return answer.error && isBeyondTheEnd(answer.error) ? { data: [], error: null } : answer;
  });
  const families = await readFamilies(noun, rows);
  const pathOf = noun === 'articles' ? paths.article : paths.job;
  return rows.map((row) => ({
    path: isLanguage(row.language) ? localPath(row.language, pathOf(row.id)) : pathOf(row.id),
    changed: lastChange(row),
    alternates: addressesOf(
      alternatesOf(families.get(originalOf(row)) ?? [], ({ id }) => id),
      pathOf,
    ),
  }));
}

type Row = { id: string; language: string; translation_of: string | null } & Dates;

const originalOf = ({ id, translation_of }: Row) => translation_of ?? id;

/** How many originals a query names, each twice, so that its address stays short. */
const ORIGINALS_IN_A_QUERY = 50;

/** Rows, their originals and their translations, by the id of the original. Other parts may hold some of them. */
async function readFamilies(noun: ListedNoun, rows: readonly Row[]): Promise<Map<string, Row[]>> {
  const ids = [...new Set(rows.map(originalOf))];
  const queries = Array.from(
    { length: Math.ceil(ids.length / ORIGINALS_IN_A_QUERY) },
    (_, part) => {
      const some = ids.slice(part * ORIGINALS_IN_A_QUERY, (part + 1) * ORIGINALS_IN_A_QUERY).join();
      return readTwice<Row[]>(`list the languages of ${noun}`, () =>
        select(noun).or(`id.in.(${some}),translation_of.in.(${some})`),
      );
    },
  );
  return Map.groupBy((await Promise.all(queries)).flat(), originalOf);
}

function select(noun: ListedNoun, options: { count?: 'exact'; head?: boolean } = {}) {
  const client = createPublicClient();
  return noun === 'articles'
    ? client
        .from('blog_posts')
        .select('id, language, translation_of, date, created_at, updated_at', options)
        .eq('status', 'published')
        .in('language', languages)
        .eq('is_complete', true)
    : client
        .from('job_openings')
        .select('id, language, translation_of, created_at, updated_at', options)
        .eq('is_active', true)
        .in('language', languages);
}
