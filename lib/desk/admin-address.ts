import 'server-only';
import type { DeskRole } from '../auth/roles.ts';
import { findCollection } from './collections.ts';
import { ADMIN_PAGES, rolesOf } from './rights.ts';
import { NEW_ROW, deskPaths } from '../desk-paths.ts';
import type { Client } from '../supabase/client.ts';
import { hasRow } from '../collections/row-store.ts';

/** Whether an address of the admin area is one that a role may not open. What is at no address is not outside of one. */
export function isOutsideRole(role: DeskRole, pathname: string): boolean {
  const [name = ''] = pathname.split('/').filter(Boolean).slice(1);
  const collection = findCollection(name);
  const roles = collection ? rolesOf(collection) : ADMIN_PAGES.get(deskPaths.collection(name));
  return roles !== undefined && !roles.includes(role);
}

/**
 * Whether there is something at an address of the admin area: a page, a collection, a row, or the history of a row that
 * was deleted. What lies deeper is for the router to know.
 *
 * @param client acts as an administrator
 * @throws DataError when the row could not be looked up
 */
export async function isAdminAddress(client: Client, pathname: string): Promise<boolean> {
  const [name, key, ...deeper] = pathname.split('/').filter(Boolean).slice(1);
  if (name === undefined || ADMIN_PAGES.has(deskPaths.collection(name))) return true;
  const collection = findCollection(name);
  if (!collection) return false;
  if (key === undefined || deeper.length > 0 || pathname === deskPaths.export(name)) return true;
  if (key === NEW_ROW) return collection.kind === 'content';
  return collection.keySchema.safeParse(key).success && hasRow(client, collection, key);
}
