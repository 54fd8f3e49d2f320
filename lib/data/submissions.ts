import 'server-only';
import type { Collection } from '../collections/collection.ts';
import type { HandlingState } from '../collections/submissions.ts';
import { logFailure } from '../log.ts';
import { removeAbandonedFiles } from '../mail/clean-up.ts';
import type { Client } from '../supabase/client.ts';
import { createServiceClient } from '../supabase/service.ts';
import { call } from './read.ts';

/**
 * Sets the state of several submissions in one statement: all of them or, after a failure, none. Those that have the
 * state already are not touched, so that a colleague who edits one meets no conflict.
 *
 * @param client acts as an administrator; row-level security decides
 * @returns how many were changed
 * @throws DataError when that failed
 */
export async function markSubmissions(
  client: Client,
  { table, labels }: Collection,
  keys: readonly string[],
  state: HandlingState,
): Promise<number> {
  const marking = client
    .from(table as 'contact_requests')
    .update({ handled_state: state })
    .in('id', keys)
    .neq('handled_state', state)
    .select('id');
  return (await call(`mark ${labels.many}`, marking)).length;
}

/**
 * Deletes one submission and the mails about it, then the file that came with it. One that is gone already counts as
 * deleted, and a repetition removes the file that an earlier call could not.
 *
 * @param client acts as an administrator; the database decides
 * @returns whether the file is removed too; if not, it is listed in abandoned_files and the server tries again daily
 * @throws DataError when nothing was deleted
 */
export async function deleteSubmission(
  client: Client,
  { table, labels }: Collection,
  key: string,
): Promise<{ isFileRemoved: boolean }> {
  const deletion = client.rpc('delete_submission', { p_table: table, p_id: key });
  await call(`delete ${labels.one}`, deletion);
  try {
    await removeAbandonedFiles(createServiceClient());
    return { isFileRemoved: true };
  } catch (failure) {
    logFailure('file-not-removed', failure);
    return { isFileRemoved: false };
  }
}
