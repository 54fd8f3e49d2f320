import 'server-only';
import { keyOf, languageOf, listedColumns, type Collection } from '../../collections/collection.ts';
import { DRAFT_WORDS } from '../../collections/publishing-form.ts';
import type { Row } from '../../collections/row.ts';
import { listRows, tableOf } from '../../collections/row-store.ts';
import type { Language } from '../../languages/languages.ts';
import { deskPaths } from '../../desk-paths.ts';
import { logFailure } from '../../log.ts';
import type { Client } from '../../supabase/client.ts';
import { call } from '../../supabase/read.ts';

/** How many rows of one list the dashboard and the search of all lists show; the list itself has the others. */
export const SHOWN_OF_EACH = 5;

/** A row with its collection. */
export type Found = { collection: Collection; row: Row };

/**
 * Rows that are to be read again: their column `review_by` is a day that has come. The longest overdue first.
 *
 * @param client acts as an administrator
 * @param today as YYYY-MM-DD
 * @returns at most {@link SHOWN_OF_EACH} of each collection
 * @throws DataError when they could not be read
 */
export async function listOverdueReviews(
  client: Client,
  collections: readonly Collection[],
  today: string,
): Promise<Found[]> {
  const reviewed = collections.filter(({ fields }) => 'review_by' in fields);
  const found = await findInEach(reviewed, (collection) =>
    selectListed(client, collection, 'review_by')
      .lte('review_by', today)
      .order('review_by')
      .order(collection.key),
  );
  return sortBy(found, 'review_by');
}

/**
 * The drafts that were changed last, the newest change first, by an index (updated_at, key).
 *
 * @param client acts as an administrator
 * @returns at most {@link SHOWN_OF_EACH} of each collection
 * @throws DataError when they could not be read
 */
export async function listDrafts(
  client: Client,
  collections: readonly Collection[],
): Promise<Found[]> {
  const drafted = collections.filter(({ publishing }) => publishing?.words === DRAFT_WORDS);
  const found = await findInEach(drafted, (collection) =>
    selectListed(client, collection, 'updated_at')
      .eq(collection.publishing!.flag, collection.publishing!.off)
      .eq('is_archived', false)
      .order('updated_at', { ascending: false })
      .order(collection.key, { ascending: false }),
  );
  return sortBy(found, 'updated_at').reverse();
}

function selectListed(client: Client, collection: Collection, column: string) {
  const columns = [...new Set([collection.key, column, ...listedColumns(collection)])];
  return tableOf(client, collection).select<string, Row>(columns.join(', '));
}

async function findInEach(
  collections: readonly Collection[],
  read: (collection: Collection) => ReturnType<typeof selectListed>,
): Promise<Found[]> {
  const found = await Promise.all(
    collections.map(async (collection) => {
      const few = read(collection).limit(SHOWN_OF_EACH);
      const rows = await call(`find ${collection.labels.many}`, few);
      return rows.map((row) => ({ collection, row }));
    }),
  );
  return found.flat();
}

function sortBy(found: Found[], column: string): Found[] {
  const valueOf = ({ row }: Found) => String(row[column]);
  return found.sort((a, b) => valueOf(a).localeCompare(valueOf(b)));
}

/** The rows that a search found in one list; null where it could not be searched. */
export type SearchedList = {
  collection: Collection;
  found: { rows: FoundRow[]; isAll: boolean } | null;
};

type FoundRow = { href: string; title: string; language: Language };

/** The results of a search in the palette of the desk: rows by list, and the lists that could not be searched. */
export interface FoundRows {
  lists: readonly { name: string; label: string; rows: readonly FoundRow[] }[];
  missing: readonly string[];
}

/**
 * Searches several lists for the same words, each as its own search does.
 *
 * @param client acts as an administrator; row-level security decides what is found
 * @returns at most {@link SHOWN_OF_EACH} rows of each list, in the order of the lists
 */
export function searchLists(
  client: Client,
  collections: readonly Collection[],
  search: string,
): Promise<SearchedList[]> {
  return Promise.all(
    collections.map(async (collection) => {
      const query = { search, filter: '', sort: collection.sort, after: null };
      const found = await listRows(client, collection, query, { limit: SHOWN_OF_EACH }).then(
        ({ rows, next }) => ({
          rows: rows.map((row) => ({
            href: deskPaths.row(collection.name, keyOf(collection, row)),
            title: collection.title(row),
            language: languageOf(row),
          })),
          isAll: next === null,
        }),
        (failure: unknown) => {
          logFailure('list-not-searched', failure, { list: collection.name });
          return null;
        },
      );
      return { collection, found };
    }),
  );
}
