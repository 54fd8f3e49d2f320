import 'server-only';
import { refuseUnreadable } from '../text/clean-text.ts';
import { collectionOf } from '../admin/collections.ts';
import { keyOf, listedColumns, type Collection, type Sort } from './collection.ts';
import type { Row, RowVersion } from './row.ts';
import { CALL_LIMITS, findExcess } from '../forms/input-size.ts';
import { z } from '../zod.ts';
import { budgets } from '../supabase/budgets.ts';
import type { Client } from '../supabase/client.ts';
import { createServiceClient } from '../supabase/service.ts';
import { REPETITION_MS } from '../forms/content-id.ts';
import { call, DataError, isDuplicate, readTwice } from '../supabase/read.ts';

/** How many rows a page of a list holds. */
export const ROWS_PER_PAGE = 50;

/** Among how many changes the equal one is looked for that a creation may repeat. */
const LAST_CHANGES = 50;

/** Which rows of a list: what is searched for, the order, and the row after which the page begins. */
export interface ListQuery {
  search: string;
  /** A value of the collection's filter, or '' for every row. */
  filter: string;
  sort: Sort;
  /** What the last row of the page before has in the columns of the order. */
  after: Cursor | null;
}

/** The values of a row in the columns of the order, the key last. */
export type Cursor = readonly (string | number | null)[];

/** A change of a row as the history keeps it. */
export interface Change {
  id: number;
  table: string;
  key: string;
  operation: 'insert' | 'update' | 'delete';
  at: string;
  /** The e-mail address of the editor; null where it was not a signed-in user, or the account is gone. */
  editor: string | null;
  before: Row | null;
  after: Row | null;
}

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
  // For the server's own key Postgres can use the search index. With it nothing is read but the keys and the places of rows.
  const isSearch = query.search !== '';
  const reader = isSearch ? createServiceClient(budgets.readAttempt) : client;
  const found = await readInOrder(reader, collection, query, {
    columns: isSearch ? order : columns,
    words: isSearch ? await searchedWords(reader, query.search) : [],
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const rows = isSearch ? await readAgain(client, collection, page, columns) : page;
  const last = rows.length > 0 && found.length > limit ? found[limit - 1] : undefined;
  return { rows, next: last ? order.map((column) => last[column] as Cursor[number]) : null };
}

/** Reads at most `limit` rows, each range behind the last row by its index. */
async function readInOrder(
  client: Client,
  collection: Collection,
  query: ListQuery,
  {
    columns,
    words,
    limit,
  }: { columns: readonly string[]; words: readonly string[]; limit: number },
): Promise<Row[]> {
  const { filter, labels } = collection;
  const order = orderOf(collection, query.sort);
  const matching = () => {
    const all = tableOf(client, collection).select(columns.join(', '));
    const select = filter && query.filter ? all.filter(filter.column, 'eq', query.filter) : all;
    // One condition: the embedded backend keeps only the last of several on one column.
    return words.length > 0 ? select.or(`and(${words.map(holdsWord).join(',')})`) : select;
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
          .limit(limit)
          .overrideTypes<Row[], { merge: false }>();
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
    tableOf(client, collection)
      .select(columns.join(', '))
      .in(collection.key, keys)
      .overrideTypes<Row[], { merge: false }>(),
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
  const operator = sort.ascending ? 'gt' : 'lt';
  return order
    .map((column, place) => {
      const same = order.slice(0, place).map((each, index) => equals(each, after[index]));
      if (after[place] === null) return []; // nothing comes behind a row without a value
      const beyond = [[...same, { column, operator, value: after[place] } as Condition]];
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
 * One row as it is at this moment, or null.
 *
 * @throws DataError when that failed
 */
export async function getRow(
  client: Client,
  collection: Collection,
  key: string,
): Promise<Row | null> {
  const query = tableOf(client, collection)
    .select('*')
    .eq(collection.key, key)
    .overrideTypes<Row[], { merge: false }>();
  return (await call(`read ${collection.labels.one}`, query))[0] ?? null;
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
 * Creates a row. Row-level security lets administrators only. Does nothing where an equal one was created just now: its
 * answer was lost, and the administrator pressed again.
 *
 * @returns the version that is stored
 * @throws DataError when that failed
 */
export async function createRow(
  client: Client,
  collection: Collection,
  values: Record<string, unknown>,
): Promise<RowVersion> {
  const existing = await findJustCreated(client, collection, values);
  if (existing) return versionOf(collection, existing);
  const insertion = tableOf(client, collection)
    .insert(values as never)
    .select(`${collection.key}, updated_at`)
    .overrideTypes<Row[], { merge: false }>();
  const [row] = await call(`create ${collection.labels.one}`, insertion);
  return versionOf(collection, row!);
}

async function findJustCreated(
  client: Client,
  collection: Collection,
  values: Record<string, unknown>,
) {
  const last = client
    .from('content_changes')
    .select('table_name, row_id, operation, created_at')
    .order('id', { ascending: false })
    .limit(LAST_CHANGES);
  const keys = (await call('read what was created last', last))
    .filter(
      ({ table_name, operation }) => table_name === collection.table && operation === 'insert',
    )
    .filter(({ created_at }) => Date.now() - Date.parse(created_at) < REPETITION_MS)
    .map(({ row_id }) => row_id);
  if (keys.length === 0) return undefined;
  const query = tableOf(client, collection)
    .select('*')
    .in(collection.key, keys)
    .overrideTypes<Row[], { merge: false }>();
  const rows = await call(`read the newest ${collection.labels.many}`, query);
  return rows.find((row) => Object.entries(values).every(([name, value]) => row[name] === value));
}

/**
 * Updates one version of a row.
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
  const update = tableOf(client, collection)
    .update({ ...values, updated_at: new Date().toISOString() } as never)
    .eq(collection.key, version.key)
    .eq('updated_at', version.updated_at)
    .select(`${collection.key}, updated_at`)
    .overrideTypes<Row[], { merge: false }>();
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
    .select(collection.key)
    .overrideTypes<Row[], { merge: false }>();
  const deleted = await call(`delete ${collection.labels.one}`, deletion);
  return deleted.length > 0 || (await getRow(client, collection, version.key)) === null;
}

/**
 * The last changes, newest first: of everything, or of one row.
 *
 * @throws DataError when both attempts failed
 */
export async function listChanges(
  client: Client,
  { of, limit }: { of?: { collection: Collection; key: string }; limit: number },
): Promise<Change[]> {
  const [rows, editors] = await Promise.all([
    readTwice('list changes', () => {
      const select = client.from('content_changes').select('*');
      const filtered = of
        ? select.eq('table_name', of.collection.table).eq('row_id', of.key)
        : select;
      return filtered.order('id', { ascending: false }).limit(limit);
    }),
    readTwice('list editors', () => client.rpc('list_editors')),
  ]);
  const emails = new Map(editors.map(({ id, email }) => [id, email]));
  return rows.map((row) => ({
    id: row.id,
    table: row.table_name,
    key: row.row_id,
    operation: row.operation as Change['operation'],
    at: row.created_at,
    editor: (row.changed_by && emails.get(row.changed_by)) ?? null,
    before: row.before as Row | null,
    after: row.after as Row | null,
  }));
}

/** What became of a change that was to be undone: the row, one that another row stands in the way of, or nothing. */
export type Undone =
  | { status: 'done'; collection: Collection; key: string }
  | { status: 'taken'; collection: Collection }
  | { status: 'changed' };

/**
 * Stores what a row was before a change: the editable fields over the present version or, where the row is deleted, every
 * column as it was, the key included.
 *
 * @returns `taken` where another row has by now what no two may have; `changed` where there is no such change, it was a
 *   creation, or another change came first
 * @throws DataError when that failed
 */
export async function undoChange(client: Client, id: number): Promise<Undone> {
  const query = client.from('content_changes').select('*').eq('id', id);
  const [change] = await call('read a change', query);
  const collection = change && collectionOf(change.table_name);
  if (!collection || !change.before) return { status: 'changed' };
  const done = { status: 'done', collection, key: change.row_id } as const;
  try {
    const current = await getRow(client, collection, change.row_id);
    if (!current) {
      const restoration = client.rpc('restore_row', { p_change: id });
      const isRestored = await call(`restore ${collection.labels.one}`, restoration);
      return isRestored ? done : { status: 'changed' };
    }
    if (!collection.can.edit) return { status: 'changed' };
    const before = change.before as Row;
    const names = Object.keys(collection.fields).filter((name) => name in before);
    const values = Object.fromEntries(names.map((name) => [name, before[name]]));
    const version = versionOf(collection, current);
    const isUpdated = await updateRow(client, collection, version, values);
    return isUpdated ? done : { status: 'changed' };
  } catch (error) {
    if (error instanceof DataError && isDuplicate(error)) return { status: 'taken', collection };
    throw error;
  }
}

const cursorSchema = z
  .array(
    z.union([
      z
        .string()
        .max(500)
        .refine((part) => !refuseUnreadable(part)),
      z.number(),
      z.null(),
    ]),
  )
  .min(1)
  .max(3);

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

// The name of the table is known at run time only; every collection's table has the columns that are used here.
function tableOf(client: Client, collection: Collection) {
  return client.from(collection.table as 'faq_items');
}

function versionOf(collection: Collection, row: Row): RowVersion {
  return { key: keyOf(collection, row), updated_at: row.updated_at };
}

/** How many words of a search count, so that a query stays short. */
const MOST_WORDS = 12;

/** The words of a search as the column `search_text` has them; every one of them must be in it, in any order. */
async function searchedWords(client: Client, search: string): Promise<string[]> {
  // Postgres stores no zero byte; other control characters, and halves of surrogate pairs, part words.
  const text = search.toWellFormed().replace(/[\p{Cc}\uFFFD]/gu, ' ');
  const folded = await readTwice('fold a search', () => client.rpc('fold_text', { p_text: text }));
  return folded.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

/**
 * The condition that a row holds a word as it is written. A regular expression of Postgres, in which the signs that
 * PostgREST gives a meaning are written by their numbers; its `like` has no escape for its asterisk.
 */
function holdsWord(word: string): string {
  const literal = word.replace(/[!-/:-@[-`{-~]/g, (sign) => {
    const number = sign.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${number}`;
  });
  return `search_text.match.${literal}`;
}
