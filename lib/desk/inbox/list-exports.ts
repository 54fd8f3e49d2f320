import 'server-only';
import type { Collection } from '../../collections/collection.ts';
import type { Client } from '../../supabase/client.ts';
import type { ListQuery } from '../../collections/row-store.ts';
import { call, readTwice } from '../../supabase/read.ts';

/** The kinds of file that a list can be saved as. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * Records that the administrator saves a list as a file: which, how it was narrowed, and whether it was searched, but not
 * for what, which may name a person. There is no file without the record.
 *
 * @param client of the administrator; row-level security decides
 * @throws DataError when that failed
 */
export async function recordExport(
  client: Client,
  { name }: Collection,
  { filter, search }: ListQuery,
  format: ExportFormat,
): Promise<void> {
  const values = { list: name, format, state: filter, is_search: search !== '' };
  await call('record that a list is saved', client.from('list_exports').insert(values));
}

/** How many of them a list shows. */
const SHOWN = 20;

/**
 * Lists who saved a list as a file, newest first, as ids of users; null for an account that is gone.
 *
 * @param client acts as an administrator
 * @throws DataError when both attempts failed
 */
export function listExports(client: Client, { name }: Collection) {
  return readTwice('list who saved a list', () =>
    client
      .from('list_exports')
      .select('id, format, state, is_search, exported_by, created_at')
      .eq('list', name)
      .order('id', { ascending: false })
      .limit(SHOWN),
  );
}
