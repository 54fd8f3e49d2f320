import 'server-only';
import { keyOf, languageOf, listedColumns } from '../collections/collection.ts';
import type { Row } from '../collections/row.ts';
import { tableOf } from '../collections/row-store.ts';
import type { Language } from '../languages/languages.ts';
import { deskPaths } from '../desk-paths.ts';
import type { Client } from '../supabase/client.ts';
import { readTwice } from '../supabase/read.ts';
import { collectionOf } from './collections.ts';

/** A row of any list: of which kind it is, what it is called in which language, and where it is edited. */
export interface NamedRow {
  one: string;
  title: string;
  language: Language;
  href: string;
}

/** A row as other tables refer to it. */
type Reference = { table_name: string; row_id: string };

/**
 * Finds what rows of several tables are called, with one read of each table.
 *
 * @param client acts as an administrator
 * @returns gives the name of a row; undefined where there is none, or none that this administrator may read
 * @throws DataError when both attempts failed
 */
export async function nameRows(
  client: Client,
  rows: readonly Reference[],
): Promise<(row: Reference) => NamedRow | undefined> {
  const byTable = Map.groupBy(rows, ({ table_name }) => table_name);
  const named = await Promise.all(
    [...byTable].map(async ([table, ofTable]): Promise<[string, NamedRow][]> => {
      const collection = collectionOf(table);
      if (!collection) return [];
      const { key, name, labels, title } = collection;
      const columns = [...new Set([key, 'updated_at', ...listedColumns(collection)])];
      const keys = [...new Set(ofTable.map(({ row_id }) => row_id))];
      const found = await readTwice(`read the titles of ${labels.many}`, () =>
        tableOf(client, collection).select<string, Row>(columns.join(', ')).in(key, keys),
      );
      return found.map((row) => {
        const id = keyOf(collection, row);
        const of = { one: labels.one, title: title(row), language: languageOf(row) };
        return [`${table}/${id}`, { ...of, href: deskPaths.row(name, id) }];
      });
    }),
  );
  const byReference = new Map(named.flat());
  return ({ table_name, row_id }) => byReference.get(`${table_name}/${row_id}`);
}
