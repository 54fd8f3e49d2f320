import 'server-only';
import type { Language } from '../languages/languages.ts';
import type { Client } from '../supabase/client.ts';
import { call } from '../supabase/read.ts';

/** Rows that say the same for search engines as another one: their titles, a few at most. */
export type Repeats = { title: readonly string[]; description: readonly string[] };

const MOST = 3;

/** Where a title or a description may stand, by table: the column of its own name, and what it is when that is empty. */
const PLACES = [
  {
    table: 'blog_posts',
    name: 'title',
    titles: ['seo_title', 'title'],
    descriptions: ['seo_description', 'excerpt'],
  },
  {
    table: 'website_content',
    name: 'page_title',
    titles: ['seo_title', 'page_title'],
    descriptions: ['seo_description'],
  },
  {
    table: 'job_openings',
    name: 'title',
    titles: ['seo_title', 'title'],
    descriptions: ['seo_description'],
  },
  {
    table: 'pms_providers',
    name: 'name',
    titles: ['seo_title'],
    descriptions: ['seo_description'],
  },
] as const;

type Named = { id: string; name: string };
/** Past this point tables are known at run time only. */
type AnyQuery = {
  eq: (column: string, value: string) => AnyQuery;
  neq: (column: string, value: string) => AnyQuery;
  limit: (most: number) => PromiseLike<never>;
};
type AnyClient = { from: (table: string) => { select: (columns: string) => AnyQuery } };

/**
 * Which other rows of a language have the same title or the same description, drafts included. Equal texts only, each found by an index.
 *
 * @param client acts as an administrator; row-level security decides which rows are looked at
 * @param words what the row is found by; an empty one repeats nothing
 * @throws DataError when that could not be looked up
 */
export async function findRepeats(
  client: Client,
  { id, language }: { id: string; language: Language },
  words: { titles: readonly string[]; descriptions: readonly string[] },
): Promise<Repeats> {
  const look = async (kind: 'titles' | 'descriptions') => {
    const found = await Promise.all(
      PLACES.flatMap(({ table, name, [kind]: columns }) =>
        columns.flatMap((column) =>
          [...new Set(words[kind])].filter(Boolean).map(async (value): Promise<Named[]> => {
            const rows = (client as unknown as AnyClient)
              .from(table)
              .select(`id, name:${name}`)
              .eq(column, value)
              .eq('language', language)
              .neq('id', id)
              .limit(MOST);
            return call('find repeated words', rows);
          }),
        ),
      ),
    );
    return [...new Map(found.flat().map((row) => [row.id, row.name])).values()].slice(0, MOST);
  };
  const [title, description] = await Promise.all([look('titles'), look('descriptions')]);
  return { title, description };
}
