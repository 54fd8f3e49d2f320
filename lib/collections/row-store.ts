import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeUnreadable } from '../text/clean-text.ts';
import { keyOf, listedColumns, type Collection, type Sort } from './collection.ts';
import { settingsRow, type Row, type RowVersion } from './row.ts';
import { CALL_LIMITS, findExcess } from '../forms/input-size.ts';
import type { Language } from '../languages/languages.ts';
import { z } from '../zod.ts';
import { budgets } from '../supabase/budgets.ts';
import type { Client } from '../supabase/client.ts';
import { createServiceClient } from '../supabase/service.ts';
import { call, DataError, isDuplicate, readTwice } from '../supabase/read.ts';
import { searchConditions } from './search-conditions.ts';

/** How many rows a page of a list holds. */
export const ROWS_PER_PAGE = 50;

/** Selects rows of a list: what is searched for, the order, and the row after which the page begins. */
export interface ListQuery {
  search: string;
  /** A value of the collection's filter, or '' for every row. */
  filter: string;
  /** The language of the rows, where they have translations; every one without it. */
  language?: Language;
  sort: Sort;
  /** The values of the last row of the page before, in the columns of the order. */
  after: Cursor | null;
}

/** The values of a row in the columns of the order, the key last. */
export type Cursor = readonly (string | number | null)[];

/**
 * One page of a collection's rows, with the columns that its list needs, or others. It takes the same time for every
 * place of the page and any number of rows.
 *
 * @param client acts as an administrator
 * @returns the rows, and the place after which the next page begins, or null on the last page
 * @throws DataError when both attempts failed
 */
export async function listRows(
  client: Client,
  collection: Collection,
  query: ListQuery,
  {
    needs = listedColumns(collection),
    limit = ROWS_PER_PAGE,
  }: { needs?: readonly string[]; limit?: number } = {},
): Promise<{ rows: Row[]; next: Cursor | null }> {
  const order = orderOf(collection, query.sort);
  const columns = [...new Set([...order, 'updated_at', ...needs])];
  // Postgres can use the search index for the server's own key. With it nothing is read but the keys and the places of rows.
  const isSearch = query.search !== '';
  const reader = isSearch ? createServiceClient(budgets.readAttempt) : client;
  const found = await readInOrder(reader, collection, query, {
    columns: isSearch ? order : columns,
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const rows = isSearch ? await readAgain(client, collection, page, columns) : page;
  const last = rows.length > 0 && found.length > limit ? found[limit - 1] : undefined;
  return { rows, next: last ? order.map((column) => placeOf(last[column])) : null };
}

function placeOf(value: unknown): Cursor[number] {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** Reads at most `limit` rows, each range behind the last row by its index. */
async function readInOrder(
  client: Client,
  collection: Collection,
  query: ListQuery,
  { columns, limit }: { columns: readonly string[]; limit: number },
): Promise<Row[]> {
  const { filter, labels } = collection;
  const order = orderOf(collection, query.sort);
  const now = new Date().toISOString();
  const searched = query.search === '' ? [] : await searchConditions(query.search);
  const matching = () => {
    const every = tableOf(client, collection).select<string, Row>(columns.join(', '));
    const isOfOne = collection.translatable && query.language;
    const all = isOfOne ? every.eq('language', isOfOne) : every;
    const narrower = filter?.narrower?.[query.filter];
    const value = narrower ? filter?.usual : query.filter;
    const select = filter && value ? all.filter(filter.column, 'eq', value) : all;
    // One condition: the embedded backend keeps only the last of several on one column.
    const asked = [...searched, ...(narrower ? [narrower(now)] : [])];
    return asked.length > 0 ? select.or(`and(${asked.join(',')})`) : select;
  };
  const ranges = await Promise.all(
    rangesBehind(collection, query).map((range) =>
      readTwice(`list ${labels.many}`, () => {
        const rows = range.reduce(
          (select, { column, operator, value }) => select.filter(column, operator, value),
          matching(),
        );
        return order
          .reduce((sorted, column) => sorted.order(column, query.sort), rows)
          .limit(limit);
      }),
    ),
  );
  return ranges.flat().slice(0, limit);
}

/** Reads rows that were found, in the same order, as far as row-level security shows them to this client. */
async function readAgain(
  client: Client,
  collection: Collection,
  found: Row[],
  columns: readonly string[],
): Promise<Row[]> {
  if (found.length === 0) return [];
  const keys = found.map((row) => keyOf(collection, row));
  const rows = await readTwice(`list ${collection.labels.many} that were found`, () =>
    tableOf(client, collection).select<string, Row>(columns.join(', ')).in(collection.key, keys),
  );
  const byKey = new Map(rows.map((row) => [keyOf(collection, row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** The columns that a list is sorted by, until no two rows are equal. */
function orderOf({ key, sort }: Collection, { column }: Sort): string[] {
  const ties = column === sort.column ? (sort.ties ?? []) : [];
  return [...new Set([column, ...ties, key])];
}

type Condition = { column: string; operator: 'eq' | 'gt' | 'lt' | 'is'; value: unknown };

/**
 * The rows behind the last one as ranges of an index, in order: those that differ from it in the last column of the order
 * only, and so on up to the first column. Without a last row, one range of everything.
 */
function rangesBehind(collection: Collection, { sort, after }: ListQuery): Condition[][] {
  const order = orderOf(collection, sort);
  if (after?.length !== order.length) return [[]];
  const operator: Condition['operator'] = sort.ascending ? 'gt' : 'lt';
  return order
    .map((column, place) => {
      const same = order.slice(0, place).map((each, index) => equals(each, after[index]));
      if (after[place] === null) return []; // nothing comes behind a row without a value
      const beyond: Condition[][] = [[...same, { column, operator, value: after[place] }]];
      const hasNulls = place === 0 && column === collection.sort.column && collection.sort.hasNulls;
      return hasNulls ? [...beyond, [equals(column, null)]] : beyond;
    })
    .reverse()
    .flat();
}

function equals(column: string, value: Cursor[number] | undefined): Condition {
  return { column, operator: value === null ? 'is' : 'eq', value };
}

/**
 * One row as it is at this moment, or null. Settings are one row, under any key.
 *
 * @throws DataError when that failed
 */
export async function getRow(
  client: Client,
  collection: Collection,
  key: string,
): Promise<Row | null> {
  if (collection.kind === 'settings') {
    const rows = await readSettings(client, collection);
    return rows.length > 0 ? settingsRow(collection.key, rows) : null;
  }
  const query = tableOf(client, collection).select<string, Row>('*').eq(collection.key, key);
  return (await call(`read ${collection.labels.one}`, query))[0] ?? null;
}

function readSettings(client: Client, collection: Collection): Promise<Row[]> {
  const query = tableOf(client, collection).select<string, Row>('*').order(collection.key);
  return call(`read ${collection.labels.many}`, query);
}

/**
 * Gives those of some keys that have a row.
 *
 * @throws DataError when that could not be read
 */
export async function listKeys(
  client: Client,
  collection: Collection,
  keys: readonly string[],
): Promise<string[]> {
  const { key, labels } = collection;
  const query = tableOf(client, collection).select<string, Row>(key).in(key, keys);
  return (await call(`find ${labels.many}`, query)).map((row) => String(row[key]));
}

/**
 * Whether there is a row with a key, or was one.
 *
 * @throws DataError when that could not be found out
 */
export async function hasRow(
  client: Client,
  collection: Collection,
  key: string,
): Promise<boolean> {
  const { table } = collection;
  const rows = tableOf(client, collection).select('updated_at').eq(collection.key, key).limit(1);
  if ((await call('find a row', rows)).length > 0) return true;
  const changes = client.from('content_changes').select('id').eq('table_name', table);
  return (await call('find the history of a row', changes.eq('row_id', key).limit(1))).length > 0;
}

/**
 * Creates a row with a key that its form made. Row-level security lets administrators only.
 *
 * @returns the version that is stored, also where the same was stored before: its answer was lost, and the administrator
 *   pressed again; null where the key has another row by now: nothing was written
 * @throws DataError when that failed
 */
export async function createRow(
  client: Client,
  collection: Collection,
  key: string,
  values: Record<string, unknown>,
): Promise<RowVersion | null> {
  const insertion = tableOf(client, collection)
    .insert({ ...values, [collection.key]: key })
    .select<string, Row>(`${collection.key}, updated_at`);
  try {
    const [row] = await call(`create ${collection.labels.one}`, insertion);
    return versionOf(collection, row!);
  } catch (error) {
    if (!(error instanceof DataError) || !isDuplicate(error)) throw error;
    const row = await getRow(client, collection, key);
    if (!row) throw error; // another row has what no two may have
    const isSame = Object.entries(values).every(([name, value]) => row[name] === value);
    return isSame ? versionOf(collection, row) : null;
  }
}

/**
 * Updates one version of a row. Of settings each that has another value now is written; where that is not finished, the
 * same request finishes it.
 *
 * @returns the new version, or null when another one has been stored since: nothing was written
 * @throws DataError when that failed
 */
export async function updateRow(
  client: Client,
  collection: Collection,
  version: RowVersion,
  values: Record<string, unknown>,
): Promise<RowVersion | null> {
  if (collection.kind === 'settings') return updateSettings(client, collection, version, values);
  return updateOne(client, collection, version, values);
}

async function updateSettings(
  client: Client,
  collection: Collection,
  { key, updated_at }: RowVersion,
  values: Record<string, unknown>,
): Promise<RowVersion | null> {
  const rows = await readSettings(client, collection);
  if (settingsRow(collection.key, rows).updated_at !== updated_at) return null;
  for (const row of rows) {
    const version = versionOf(collection, row);
    const value = values[version.key];
    if (value === undefined || value === row.value) continue;
    if (!(await updateOne(client, collection, version, { value }))) return null;
  }
  const stored = await readSettings(client, collection);
  return { key, updated_at: settingsRow(collection.key, stored).updated_at };
}

async function updateOne(
  client: Client,
  collection: Collection,
  version: RowVersion,
  values: Record<string, unknown>,
): Promise<RowVersion | null> {
  const update = tableOf(client, collection)
    .update({ ...values, updated_at: new Date().toISOString() })
    .eq(collection.key, version.key)
    .eq('updated_at', version.updated_at)
    .select<string, Row>(`${collection.key}, updated_at`);
  const [row] = await call(`update ${collection.labels.one}`, update);
  return row ? versionOf(collection, row) : null;
}

/**
 * Deletes one version of a row. One that is gone already counts as deleted.
 *
 * @returns whether it is gone; false when another version has been stored since
 * @throws DataError when that failed
 */
export async function deleteRow(
  client: Client,
  collection: Collection,
  version: RowVersion,
): Promise<boolean> {
  const deletion = tableOf(client, collection)
    .delete()
    .eq(collection.key, version.key)
    .eq('updated_at', version.updated_at)
    .select<string, Row>(collection.key);
  const deleted = await call(`delete ${collection.labels.one}`, deletion);
  return deleted.length > 0 || (await getRow(client, collection, version.key)) === null;
}

const wordsSchema = z.string().refine((part) => beforeUnreadable(part) === null);
const partSchema = z.union([wordsSchema.max(500), z.number(), z.null()]);
const cursorSchema = z.array(partSchema).min(1).max(3);

/** The place of a page as a part of its address. */
export function writeCursor(after: Cursor): string {
  return Buffer.from(JSON.stringify(after)).toString('base64url');
}

/** Reads what {@link writeCursor} wrote; null for anything else, which is the first page. */
export function readCursor(written: string): Cursor | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(written, 'base64url').toString());
    return findExcess(parsed, CALL_LIMITS) ? null : cursorSchema.parse(parsed);
  } catch {
    return null;
  }
}

type NamedTable = {
  Row: Row;
  Insert: Record<string, unknown>;
  Update: Record<string, unknown>;
  Relationships: [];
};
type None = Record<string, never>;

/** The tables as they are known at run time: by their names, with the columns that every one has. */
type NamedTables = {
  public: { Tables: Record<string, NamedTable>; Views: None; Functions: None };
};

/** The table of a collection. The one cast of the collections: past this point rows are {@link Row}. */
export function tableOf(client: Client, { table }: Collection) {
  return (client as unknown as SupabaseClient<NamedTables>).from(table);
}

function versionOf(collection: Collection, row: Row): RowVersion {
  return { key: keyOf(collection, row), updated_at: row.updated_at };
}
