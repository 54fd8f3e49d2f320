import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { collectionOf } from '../collections/all.ts';
import { keyOf, type Collection } from '../collections/collection.ts';
import type { Row, RowVersion } from '../collections/row.ts';
import { z } from '../schemas/zod.ts';
import type { Database } from '../supabase/database.types.ts';
import { DataError, readTwice } from './read.ts';

type Client = SupabaseClient<Database>;

/** How many rows a page of a list holds. */
export const ROWS_PER_PAGE = 50;

/** How long a creation is taken for the repetition of an equal one, in milliseconds, and among how many changes. */
const REPETITION_MS = 10 * 60_000;
const LAST_CHANGES = 50;

/** Which rows of a list: what is searched for, the order, and the row after which the page begins. */
export interface ListQuery {
  search: string;
  /** A value of the collection's filter, or '' for every row. */
  filter: string;
  sort: Collection['sort'];
  /** The value of the sort column and the key of the last row of the page before. */
  after: [value: string | number, key: string] | null;
}

/** A change of a row as the history keeps it. */
export interface Change {
  id: number;
  table: string;
  key: string;
  operation: 'insert' | 'update' | 'delete';
  at: string;
  /** The e-mail address of the editor; null where it was not a signed-in user, or one whose account is gone. */
  editor: string | null;
  before: Row | null;
  after: Row | null;
}

/**
 * One page of a collection's rows, with the columns that its list needs, or others.
 *
 * @returns the rows, and the place after which the next page begins, or null on the last page
 * @throws DataError when both attempts failed
 */
export async function listRows(
  client: Client,
  collection: Collection,
  query: ListQuery,
  { needs, limit }: { needs: readonly string[]; limit: number } = {
    needs: collection.list.needs,
    limit: ROWS_PER_PAGE,
  },
) {
  const { key, labels, search, filter } = collection;
  const { column, ascending } = query.sort;
  const columns = [...new Set([key, 'updated_at', column, ...needs])].join(', ');
  const matching = () => {
    const all = tableOf(client, collection).select(columns);
    const select = filter && query.filter ? all.filter(filter.column, 'eq', query.filter) : all;
    return query.search === '' ? select : select.or(contains(search, query.search));
  };
  const read = (filtered: ReturnType<typeof matching>) =>
    readTwice(`list ${labels.many}`, () =>
      filtered
        .order(column, { ascending })
        .order(key, { ascending })
        .limit(limit + 1)
        .overrideTypes<Row[], { merge: false }>(),
    );
  const beyond = ascending ? 'gt' : 'lt';
  const rows = query.after
    ? // Behind the last row: those with the same value and a later key, then those with a later value.
      await Promise.all([
        read(matching().eq(column, query.after[0]).filter(key, beyond, query.after[1])),
        read(matching().filter(column, beyond, query.after[0])),
      ]).then((parts) => parts.flat())
    : await read(matching());
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown,
    next: last ? ([last[column] as string | number, keyOf(collection, last)] as const) : null,
  };
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
  const { data, error } = await tableOf(client, collection)
    .select('*')
    .eq(collection.key, key)
    .overrideTypes<Row[], { merge: false }>();
  if (error) throw new DataError(`read ${collection.labels.one}`, error);
  return data[0] ?? null;
}

/**
 * Creates a row. Row-level security lets administrators only. Does nothing where an equal one was created just now: its
 * answer was lost, and the administrator pressed again.
 *
 * @param key for a deleted row that comes back
 * @returns the version that is stored
 * @throws DataError when that failed
 */
export async function createRow(
  client: Client,
  collection: Collection,
  values: Record<string, unknown>,
  key?: string,
): Promise<RowVersion> {
  const existing = key === undefined && (await findJustCreated(client, collection, values));
  if (existing) return versionOf(collection, existing);
  const keyed = key !== undefined && collection.keepsKey ? { [collection.key]: key } : {};
  const { data, error } = await tableOf(client, collection)
    .insert({ ...values, ...keyed } as never)
    .select(`${collection.key}, updated_at`)
    .overrideTypes<Row[], { merge: false }>();
  if (error) throw new DataError(`create ${collection.labels.one}`, error);
  return versionOf(collection, data[0]!);
}

async function findJustCreated(
  client: Client,
  collection: Collection,
  values: Record<string, unknown>,
) {
  const changes = await client
    .from('content_changes')
    .select('table_name, row_id, operation, created_at')
    .order('id', { ascending: false })
    .limit(LAST_CHANGES);
  if (changes.error) throw new DataError('read what was created last', changes.error);
  const keys = changes.data
    .filter(
      ({ table_name, operation }) => table_name === collection.table && operation === 'insert',
    )
    .filter(({ created_at }) => Date.now() - Date.parse(created_at) < REPETITION_MS)
    .map(({ row_id }) => row_id);
  if (keys.length === 0) return undefined;
  const { data, error } = await tableOf(client, collection)
    .select('*')
    .in(collection.key, keys)
    .overrideTypes<Row[], { merge: false }>();
  if (error) throw new DataError(`read the newest ${collection.labels.many}`, error);
  return data.find((row) => Object.entries(values).every(([name, value]) => row[name] === value));
}

/**
 * Updates one version of a row.
 *
 * @returns the new version, or null when another one is stored by now: nothing was written
 * @throws DataError when that failed
 */
export async function updateRow(
  client: Client,
  collection: Collection,
  version: RowVersion,
  values: Record<string, unknown>,
): Promise<RowVersion | null> {
  const { data, error } = await tableOf(client, collection)
    .update({ ...values, updated_at: new Date().toISOString() } as never)
    .eq(collection.key, version.key)
    .eq('updated_at', version.updated_at)
    .select(`${collection.key}, updated_at`)
    .overrideTypes<Row[], { merge: false }>();
  if (error) throw new DataError(`update ${collection.labels.one}`, error);
  return data[0] ? versionOf(collection, data[0]) : null;
}

/**
 * Deletes one version of a row. One that is gone already counts as deleted.
 *
 * @returns whether it is gone; false when another version is stored by now
 * @throws DataError when that failed
 */
export async function deleteRow(
  client: Client,
  collection: Collection,
  version: RowVersion,
): Promise<boolean> {
  const { data, error } = await tableOf(client, collection)
    .delete()
    .eq(collection.key, version.key)
    .eq('updated_at', version.updated_at)
    .select(collection.key)
    .overrideTypes<Row[], { merge: false }>();
  if (error) throw new DataError(`delete ${collection.labels.one}`, error);
  return data.length > 0 || (await getRow(client, collection, version.key)) === null;
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

/**
 * Stores what a row was before a change: over the present version, or again where the row is deleted.
 *
 * @returns the row, or null when there is no such change, it was a creation, or another change came first
 * @throws DataError when that failed
 */
export async function undoChange(client: Client, id: number) {
  const { data, error } = await client.from('content_changes').select('*').eq('id', id);
  if (error) throw new DataError('read a change', error);
  const [change] = data;
  const collection = change && collectionOf(change.table_name);
  if (!collection || !change.before) return null;
  const before = change.before as Row;
  const names = Object.keys(collection.fields).filter((name) => name in before);
  const values = Object.fromEntries(names.map((name) => [name, before[name]]));
  const current = await getRow(client, collection, change.row_id);
  if (current ? !collection.can.edit : !collection.can.create) return null;
  const version = current
    ? await updateRow(client, collection, versionOf(collection, current), values)
    : await createRow(client, collection, values, change.row_id);
  return version && { collection, key: version.key };
}

const cursorSchema = z.tuple([z.union([z.string().max(500), z.number()]), z.string().max(100)]);

/** The place of a page as a part of its address. */
export function writeCursor(after: readonly [string | number, string]): string {
  return Buffer.from(JSON.stringify(after)).toString('base64url');
}

/** Reads what {@link writeCursor} wrote; null for anything else, which is the first page. */
export function readCursor(written: string): ListQuery['after'] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(written, 'base64url').toString());
    return cursorSchema.parse(parsed);
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

/**
 * A filter: one of the columns contains what is searched for, in any case. Signs with a meaning in patterns or in
 * PostgREST's filters stand for any one character.
 */
function contains(columns: readonly string[], search: string): string {
  const pattern = `%${search.replace(/[%_*\\",()]/g, '_')}%`;
  return columns.map((column) => `${column}.ilike.${pattern}`).join(',');
}
