import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { cache } from 'react';
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

const rowSchema = z.looseObject({ updated_at: z.string() });

const changeSchema = z.object({
  id: z.number(),
  table_name: z.string(),
  row_id: z.string(),
  operation: z.enum(['insert', 'update', 'delete']),
  changed_by: z.string().nullable(),
  created_at: z.string(),
  before: rowSchema.nullable(),
  after: rowSchema.nullable(),
});

/** A change of a row as the history keeps it. */
export type Change = z.output<typeof changeSchema>;

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
    words: isSearch ? await searchedWords(query.search) : [],
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
  {
    columns,
    words,
    limit,
  }: { columns: readonly string[]; words: readonly string[]; limit: number },
): Promise<Row[]> {
  const { filter, labels } = collection;
  const order = orderOf(collection, query.sort);
  const now = new Date().toISOString();
  const matching = () => {
    const every = tableOf(client, collection).select<string, Row>(columns.join(', '));
    const isOfOne = collection.translatable && query.language;
    const all = isOfOne ? every.eq('language', isOfOne) : every;
    const narrower = filter?.narrower?.[query.filter];
    const value = narrower ? filter?.usual : query.filter;
    const select = filter && value ? all.filter(filter.column, 'eq', value) : all;
    // One condition: the embedded backend keeps only the last of several on one column.
    const asked = [...words.map(holdsWord), ...(narrower ? [narrower(now)] : [])];
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
 * One row as it is at this moment, or null. Settings are one row, whatever the key.
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

/**
 * The last change of one kind of each of some rows.
 *
 * @throws DataError when that failed
 */
export async function listLastChanges(
  client: Client,
  { table }: Collection,
  operation: 'update' | 'delete',
  keys: readonly string[],
): Promise<number[]> {
  const changes = client
    .from('content_changes')
    .select('id, row_id')
    .eq('table_name', table)
    .eq('operation', operation)
    .in('row_id', keys)
    .order('id', { ascending: false })
    .limit(MOST_CHANGES_READ);
  const newestLast = (await call('find the last changes', changes)).reverse();
  return [...new Map(newestLast.map(({ id, row_id }) => [row_id, id])).values()];
}

/** Rows that were changed just now are among the last ones. */
const MOST_CHANGES_READ = 500;

/**
 * The last changes, newest first: of everything, of a collection, or of one row. Each with the e-mail address of its editor; null where it
 * was not a signed-in user, or a user without an account by now.
 *
 * @throws DataError when both attempts failed
 */
export async function listChanges(
  client: Client,
  { of, limit }: { of?: { collection: Collection; key?: string }; limit: number },
): Promise<(Change & { editor: string | null })[]> {
  const [rows, editors] = await Promise.all([
    readTwice('list changes', () => {
      const select = client.from('content_changes').select('*');
      const ofTable = of ? select.eq('table_name', of.collection.table) : select;
      const isOne = of?.key !== undefined && of.collection.kind !== 'settings';
      return (isOne ? ofTable.eq('row_id', of.key!) : ofTable)
        .order('id', { ascending: false })
        .limit(limit);
    }),
    readTwice('list editors', () => client.rpc('list_editors')),
  ]);
  return rows.map((row) => ({
    ...changeSchema.parse(row),
    editor: editors.find(({ id }) => id === row.changed_by)?.email ?? null,
  }));
}

/**
 * One change of the history, or null.
 *
 * @throws DataError when it could not be read
 */
export async function getChange(client: Client, id: number): Promise<Change | null> {
  const query = client.from('content_changes').select('*').eq('id', id);
  const [row] = await call('read a change', query);
  return row ? changeSchema.parse(row) : null;
}

/**
 * Stores what a row was before a change: the editable fields over the present version or, where the row is deleted, every
 * column as it was, the key included.
 *
 * @returns `taken` where another row has by now what no two may have; `changed` where it was a creation, or another change
 *   came first
 * @throws DataError when that failed
 */
export async function undoChange(
  client: Client,
  collection: Collection,
  { id, row_id, before }: Change,
): Promise<'done' | 'taken' | 'changed'> {
  if (!before) return 'changed';
  try {
    const current = await getRow(client, collection, row_id);
    if (!current) {
      const restoration = client.rpc('restore_row', { p_change: id });
      return (await call(`restore ${collection.labels.one}`, restoration)) ? 'done' : 'changed';
    }
    const earlier = collection.kind === 'settings' ? settingsRow(collection.key, [before]) : before;
    const names = Object.keys(collection.fields).filter((name) => name in earlier);
    const values = Object.fromEntries(names.map((name) => [name, earlier[name]]));
    const version = { key: row_id, updated_at: current.updated_at };
    return (await updateRow(client, collection, version, values)) ? 'done' : 'changed';
  } catch (error) {
    if (error instanceof DataError && isDuplicate(error)) return 'taken';
    throw error;
  }
}

const cursorSchema = z
  .array(
    z.union([
      z
        .string()
        .max(500)
        .refine((part) => beforeUnreadable(part) === null),
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

/** How many words of a search count, so that a query stays short. */
const MOST_WORDS = 12;

/**
 * The words of a search as the column `search_text` has them; every one of them must be in it, in any order. Asked for once
 * in a request, for however many lists.
 */
const searchedWords = cache(async (search: string): Promise<string[]> => {
  // Postgres stores no zero byte; other control characters, and halves of surrogate pairs, part words.
  const text = search
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD]/gu, ' ')
    // An umlaut may be stored as two letters, see {@link spellingsOf}.
    .replace(/[äöü]\u0308?|[aou]\u0308/gi, (letter) => `${letter}e`);
  const client = createServiceClient(budgets.readAttempt);
  const folded = await readTwice('fold a search', () => client.rpc('fold_text', { p_text: text }));
  return folded.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
});

/**
 * A word with each `ae`, `oe` and `ue` of it as these two letters, and as the umlaut that they may be: folded, its first.
 * After a vowel or a q they are none.
 */
function spellingsOf(word: string): string[] {
  const [start = '', ...rest] = word.split(/(?<=(?<![aeioquy])[aou])(?=e)/);
  if (rest.length > MOST_UMLAUTS) return [word];
  return rest.reduce(
    (spellings, part) => spellings.flatMap((each) => [each + part, each + part.slice(1)]),
    [start],
  );
}

/** Umlauts in a word: each doubles its spellings. */
const MOST_UMLAUTS = 3;

/**
 * The condition that a row holds a word in one of its spellings. A regular expression of Postgres, in which the signs that
 * PostgREST gives a meaning are written by their numbers; its `like` has no escape for its asterisk.
 */
function holdsWord(word: string): string {
  const conditions = spellingsOf(word).map((spelling) => {
    const literal = spelling.replace(/[!-/:-@[-`{-~]/g, (sign) => {
      const number = sign.charCodeAt(0).toString(16).padStart(4, '0');
      return `\\u${number}`;
    });
    return `search_text.match.${literal}`;
  });
  return conditions.length > 1 ? `or(${conditions.join(',')})` : conditions[0]!;
}
