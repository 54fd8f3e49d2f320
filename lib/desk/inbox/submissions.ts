import 'server-only';
import { cache } from 'react';
import type { HandlingState } from '../../collections/inbox.ts';
import { keyOf, type Collection } from '../../collections/collection.ts';
import type { Row } from '../../collections/row.ts';
import { listRows, tableOf, type ListQuery } from '../../collections/row-store.ts';
import { logFailure } from '../../log.ts';
import { removeOrphanedFiles } from '../../retention/clean-up.ts';
import { budgets } from '../../supabase/budgets.ts';
import type { Client } from '../../supabase/client.ts';
import { createServiceClient } from '../../supabase/service.ts';
import { call } from '../../supabase/read.ts';
import { MOST_COUNTED } from './shown-count.ts';

/** The counts of a collection of submissions. A count is one above {@link MOST_COUNTED} where there are more. */
export interface InboxSummary {
  /** How many are unread, and which has waited longest. */
  waiting: number;
  longest: { key: string; since: string } | null;
  /** How many arrived since a moment; null where there is none. */
  arrived: number | null;
}

/** The unread submissions of a collection, the one that has waited longest first. Asked for once in a request. */
const listUnread = cache((client: Client, collection: Collection) =>
  call(
    'count new submissions',
    tableOf(client, collection)
      .select<string, Row>('id, created_at')
      .eq('handled_state', 'new')
      .order('created_at')
      .limit(MOST_COUNTED + 1),
  ),
);

/** Counts the unread submissions of some collections, by name; null where they could not be counted. Never throws. */
export async function countUnread(
  client: Client,
  some: readonly Collection[],
): Promise<Record<string, number | null>> {
  const counts = some.map(async (collection) => {
    const unread = await listUnread(client, collection).catch((failure: unknown) => {
      logFailure('unread-not-counted', failure, { list: collection.name });
      return null;
    });
    return [collection.name, unread && unread.length] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

/**
 * Counts what is unread, and what arrived since a moment.
 *
 * @param client acts as an administrator
 * @param since an ISO 8601 moment, or null
 * @throws DataError when they could not be counted
 */
export async function summarizeInbox(
  client: Client,
  collection: Collection,
  since: string | null,
): Promise<InboxSummary> {
  const arrivedSince = (moment: string) =>
    tableOf(client, collection)
      .select<string, Row>('id')
      .gt('created_at', moment)
      .order('created_at', { ascending: false })
      .limit(MOST_COUNTED + 1);
  const [unread, recent] = await Promise.all([
    listUnread(client, collection),
    since === null ? null : call('count what arrived', arrivedSince(since)),
  ]);
  const [first] = unread;
  return {
    waiting: unread.length,
    longest: first ? { key: keyOf(collection, first), since: String(first.created_at) } : null,
    arrived: recent?.length ?? null,
  };
}

/**
 * Notes that an administrator opens the dashboard. A visit ends when it was not opened for half an hour.
 *
 * @param client acts as the administrator
 * @returns when the visit before the present one ended, as an ISO 8601 moment; null during the first one
 * @throws DataError when that failed
 */
export function noteVisit(client: Client): Promise<string | null> {
  return call('note a visit', client.rpc('note_visit'));
}

/** Mails that could not be sent: how many, counted as in {@link InboxSummary}, and the codes of their last failures. */
export interface UnsentMails {
  count: number;
  codes: readonly string[];
}

/**
 * The mails that were given up, and those that failed and are tried again. Only the service role reads the outbox: call
 * it after the administrator is known.
 *
 * @throws DataError when they could not be counted
 */
export async function listUnsentMails(): Promise<{ givenUp: UnsentMails; retried: UnsentMails }> {
  const failed = () =>
    createServiceClient(budgets.readAttempt)
      .from('outbox')
      .select('last_error')
      .limit(MOST_COUNTED + 1);
  const [givenUp, retried] = await Promise.all([
    call('count mails that were given up', failed().not('failed_at', 'is', null)),
    call(
      'count mails that are tried again',
      failed().is('failed_at', null).is('sent_at', null).not('last_error', 'is', null),
    ),
  ]);
  return { givenUp: unsentOf(givenUp), retried: unsentOf(retried) };
}

function unsentOf(mails: { last_error: string | null }[]): UnsentMails {
  const codes = mails.flatMap(({ last_error }) => last_error ?? []);
  return { count: mails.length, codes: [...new Set(codes)].sort() };
}

/**
 * Starts again with the mails that were given up. Only the service role may: call it after the administrator is known.
 *
 * @returns how many
 * @throws DataError when that failed
 */
export function retryFailedMails(): Promise<number> {
  return call('retry mails', createServiceClient().rpc('retry_outbox'));
}

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
  collection: Collection,
  keys: readonly string[],
  state: HandlingState,
): Promise<number> {
  const marking = tableOf(client, collection)
    .update({ handled_state: state })
    .in('id', keys)
    .neq('handled_state', state)
    .select('id');
  return (await call(`mark ${collection.labels.many}`, marking)).length;
}

/**
 * Notes that an administrator was shown a submission. One that is read or handled by now stays so.
 *
 * @param client acts as an administrator; row-level security decides
 * @returns whether it was new
 * @throws DataError when that failed
 */
export async function noteReading(
  client: Client,
  collection: Collection,
  key: string,
): Promise<boolean> {
  const reading = tableOf(client, collection)
    .update({ handled_state: 'read' satisfies HandlingState })
    .eq(collection.key, key)
    .eq('handled_state', 'new')
    .select(collection.key);
  return (await call('note a reading', reading)).length > 0;
}

/**
 * Finds the keys of the submissions around one, null where there is none: its neighbours in the list as it is narrowed, and
 * another new one of the whole inbox, which has waited longest.
 *
 * @param client acts as an administrator
 * @param query how the list is narrowed
 * @throws DataError when that failed
 */
export async function findNeighbours(
  client: Client,
  collection: Collection,
  query: ListQuery,
  row: Row,
) {
  const own = keyOf(collection, row);
  const first = async (ascending: boolean, asked: Partial<ListQuery>) => {
    const sort = { column: 'created_at', ascending };
    const { rows } = await listRows(client, collection, { ...query, sort, ...asked }, { limit: 2 });
    return rows.map((each) => keyOf(collection, each)).find((key) => key !== own) ?? null;
  };
  const after = [String(row.created_at), own];
  const [newer, older, waiting] = await Promise.all([
    first(true, { after }),
    first(false, { after }),
    first(true, { after: null, search: '', filter: 'new' satisfies HandlingState }),
  ]);
  return { newer, older, waiting };
}

/**
 * Deletes one submission and the mails about it, then the file that came with it. One that is gone already counts as
 * deleted, and a repetition removes the file that an earlier call could not.
 *
 * @param client acts as an administrator; the database decides
 * @returns whether the file is removed too; if not, the server tries again daily
 * @throws DataError when nothing was deleted
 */
export async function deleteSubmission(
  client: Client,
  { table, labels }: Collection,
  key: string,
): Promise<{ isFileRemoved: boolean }> {
  const deletion = client.rpc('delete_submission', { p_table: table, p_id: key });
  await call(`delete ${labels.one}`, deletion);
  return { isFileRemoved: await removeFilesOfDeletedRows() };
}

/**
 * Removes the files of rows that were deleted just now. Call it after the administrator is known. Never throws.
 *
 * @returns whether that was done; if not, the server tries again daily
 */
export async function removeFilesOfDeletedRows(): Promise<boolean> {
  try {
    await removeOrphanedFiles(createServiceClient(), 1);
    return true;
  } catch (failure) {
    logFailure('file-not-removed', failure);
    return false;
  }
}
