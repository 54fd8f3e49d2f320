import type { Collection } from '@/lib/collections/collection';
import { readCursor, writeCursor, type Cursor, type ListQuery } from '@/lib/data/collections';
import { paths } from '@/lib/paths';

/** What can be searched for at most, in characters. */
export const LONGEST_SEARCH = 100;

type Parameters = Record<string, string | string[] | undefined>;

/**
 * Reads the address of a list: ?q= searches, ?filter= narrows, ?sort=title or ?sort=-title sorts, ?after= is the place of
 * a page.
 */
export function readQuery(
  collection: Collection,
  { q, filter, sort, after }: Parameters,
): ListQuery {
  const wanted = typeof sort === 'string' ? sort : '';
  const column = wanted.replace(/^-/, '');
  const isKnown = collection.list.columns.some((known) => known.sort === column);
  return {
    search: typeof q === 'string' ? q.trim().slice(0, LONGEST_SEARCH) : '',
    filter:
      typeof filter === 'string' && Object.hasOwn(collection.filter?.options ?? {}, filter)
        ? filter
        : '',
    sort: isKnown ? { column, ascending: !wanted.startsWith('-') } : collection.sort,
    after: typeof after === 'string' ? readCursor(after) : null,
  };
}

/** The address of a list, or of another path with the same query. */
export function addressOf(
  { name, sort: usual }: Collection,
  { search, filter, sort }: ListQuery,
  after: Cursor | null,
  path = paths.adminCollection(name),
): string {
  const isUsual = sort.column === usual.column && sort.ascending === usual.ascending;
  const params = new URLSearchParams({
    ...(search && { q: search }),
    ...(filter && { filter }),
    ...(!isUsual && { sort: `${sort.ascending ? '' : '-'}${sort.column}` }),
    ...(after && { after: writeCursor(after) }),
  });
  return params.size > 0 ? `${path}?${params}` : path;
}
