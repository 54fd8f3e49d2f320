import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { paths } from '../paths.ts';
import { lastChange, type Dates } from './json-ld.ts';
import type { SitemapEntry } from './sitemap-field.ts';
import { cachedArgument, cachedValues } from '../forms/cached-arguments.ts';
import { languages } from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { addressesOf, alternatesOf } from '../languages/translations.ts';
import { createPublicClient } from '../supabase/public.ts';
import { z } from '../zod.ts';
import { addressKey } from '../forms/address-key.ts';
import { readTwice } from '../supabase/read.ts';

/** The tables of rows that are pages, and may be many. */
const listedNouns = z.enum(['articles', 'jobs']);
type ListedNoun = z.infer<typeof listedNouns>;

const tagOf = (noun: ListedNoun) =>
  noun === 'articles' ? CONTENT_TAGS.blog_posts : CONTENT_TAGS.job_openings;

/** The most rows that Supabase gives for one request (`max_rows` in supabase/config.toml). */
export const ROWS_OF_A_READ = 1_000;

/**
 * The addresses of all articles or open positions, the oldest first.
 *
 * @throws DataError when both attempts of a read failed
 */
export async function listSitemapEntries(noun: ListedNoun): Promise<SitemapEntry[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length === (page - 1) * ROWS_OF_A_READ; page++)
    rows.push(...(await readRows(noun, page)));
  const families = Map.groupBy(rows, originalId);
  const pathOf = noun === 'articles' ? paths.article : paths.job;
  return rows.map((row) => ({
    path: localPath(cachedValues.language.parse(row.language), pathOf(addressKey(row))),
    changed: lastChange(row),
    alternates: addressesOf(alternatesOf(families.get(originalId(row)) ?? [], addressKey), pathOf),
  }));
}

/** One page of the rows, in an order in which what is new comes last. */
async function readRows(wanted: ListedNoun, wantedPage: number): Promise<Row[]> {
  'use cache';
  cacheLife('content');
  const noun = cachedArgument(listedNouns, wanted);
  const page = cachedArgument(cachedValues.page, wantedPage);
  cacheTag(tagOf(noun));
  const order = noun === 'articles' ? 'date' : 'created_at';
  const end = page * ROWS_OF_A_READ;
  return readTwice<Row[]>(`list ${noun}`, () =>
    select(noun)
      .order(order)
      .order('id')
      .range(end - ROWS_OF_A_READ, end - 1),
  );
}

type Row = {
  id: string;
  slug: string | null;
  language: string;
  translation_of: string | null;
} & Dates;

const originalId = ({ id, translation_of }: Row) => translation_of ?? id;

function select(noun: ListedNoun) {
  const client = createPublicClient();
  return noun === 'articles'
    ? client
        .from('blog_posts')
        .select('id, slug, language, translation_of, date, created_at, updated_at')
        .eq('status', 'published')
        .in('language', languages)
        .eq('is_complete', true)
    : client
        .from('job_openings')
        .select('id, slug, language, translation_of, created_at, updated_at')
        .eq('is_active', true)
        .in('language', languages);
}
