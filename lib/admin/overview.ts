import 'server-only';
import { listedColumns, type Collection } from '../collections/collection.ts';
import type { Row } from '../collections/row.ts';
import { listRows, tableOf } from '../collections/rows.ts';
import { logFailure } from '../log.ts';
import type { Client } from '../supabase/client.ts';
import { call } from '../supabase/read.ts';

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
  const found = await Promise.all(
    reviewed.map(async (collection) => {
      const columns = [...new Set([collection.key, 'review_by', ...listedColumns(collection)])];
      const due = tableOf(client, collection)
        .select<string, Row>(columns.join(', '))
        .lte('review_by', today)
        .order('review_by')
        .order(collection.key)
        .limit(SHOWN_OF_EACH);
      const rows = await call(`list ${collection.labels.many} to review`, due);
      return rows.map((row) => ({ collection, row }));
    }),
  );
  const dayOf = ({ row }: Found) => String(row.review_by);
  return found.flat().sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

/** What one list holds of a search; null where it could not be searched. */
export type SearchedList = {
  collection: Collection;
  found: { rows: Row[]; isAll: boolean } | null;
};

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
        ({ rows, next }) => ({ rows, isAll: next === null }),
        (failure: unknown) => {
          logFailure('list-not-searched', failure, { list: collection.name });
          return null;
        },
      );
      return { collection, found };
    }),
  );
}
