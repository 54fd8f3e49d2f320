import 'server-only';
import { findCollection } from './collections.ts';
import { NEW_ROW, paths } from '../paths.ts';
import type { Client } from '../supabase/client.ts';
import { hasRow } from '../collections/rows.ts';

/** What stands below the start of the admin area and is no collection; admin-address.test.ts names what is missing here. */
const ADMIN_PAGES: readonly string[] = [
  paths.adminAdministrators,
  paths.adminSearch,
  paths.adminUpload,
  paths.adminPreview,
];

/**
 * Whether there is something at an address of the admin area: a page, a collection, a row, or the history of a row that
 * was deleted. What lies deeper is for the router to know.
 *
 * @param client acts as an administrator
 * @throws DataError when the row could not be looked up
 */
export async function isAdminAddress(client: Client, pathname: string): Promise<boolean> {
  const [name, key, ...deeper] = pathname.split('/').filter(Boolean).slice(1);
  if (name === undefined || ADMIN_PAGES.includes(paths.adminCollection(name))) {
    return true;
  }
  const collection = findCollection(name);
  if (!collection) return false;
  if (key === undefined || deeper.length > 0 || pathname === paths.adminExport(name)) return true;
  if (key === NEW_ROW) return collection.kind === 'content';
  return collection.keySchema.safeParse(key).success && hasRow(client, collection, key);
}
