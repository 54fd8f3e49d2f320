import 'server-only';
import { draftMode } from 'next/headers';
import type { Client } from '../supabase/client.ts';
import { currentAccess } from './require-admin.ts';

/**
 * Reads what is not public for an administrator who previews it (draft mode). Call it where the public read found nothing,
 * never in a cached function. The administrator's own session reads, so row-level security decides as well.
 *
 * @returns the row, marked as a preview; null where there is none, and for all other readers
 */
export async function readPreview<T>(
  read: (client: Client) => Promise<T | null>,
): Promise<(T & { isPreview: true }) | null> {
  if (!(await draftMode()).isEnabled) return null;
  const { client, access } = await currentAccess();
  const row = access.role === 'admin' ? await read(client) : null;
  return row && { ...row, isPreview: true };
}
