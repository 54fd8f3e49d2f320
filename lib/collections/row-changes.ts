import 'server-only';
import type { Client } from '../supabase/client.ts';
import { call, DataError, isDuplicate, readTwice } from '../supabase/read.ts';
import { z } from '../zod.ts';
import type { Collection } from './collection.ts';
import { settingsRow } from './row.ts';
import { getRow, updateRow } from './row-store.ts';

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
