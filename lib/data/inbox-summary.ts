import 'server-only';
import type { Collection } from '../collections/collection.ts';
import { budgets } from '../supabase/budgets.ts';
import type { Client } from '../supabase/client.ts';
import { createServiceClient } from '../supabase/service.ts';
import { call, DataError } from './read.ts';

type Inbox = 'job_applications' | 'contact_requests' | 'demo_bookings' | 'newsletter_subscriptions';

/** So many are counted one by one: beyond them, counting would take longer the more there are. */
export const MOST_COUNTED = 99;

/** What waits in a collection of submissions. A count is one above {@link MOST_COUNTED} where there are more. */
export interface InboxSummary {
  /** How many are unread, and which has waited longest. */
  waiting: number;
  longest: { key: string; since: string } | null;
  /** How many arrived since a moment; null where there is none. */
  arrived: number | null;
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
  { table }: Collection,
  since: string | null,
): Promise<InboxSummary> {
  const [waiting, arrived] = await Promise.all([
    client
      .from(table as Inbox)
      .select('id, created_at')
      .eq('handled_state', 'new')
      .order('created_at')
      .limit(MOST_COUNTED + 1),
    since === null
      ? null
      : client
          .from(table as Inbox)
          .select('id')
          .gt('created_at', since)
          .order('created_at', { ascending: false })
          .limit(MOST_COUNTED + 1),
  ]);
  if (waiting.error) throw new DataError('count new submissions', waiting.error);
  if (arrived?.error) throw new DataError('count what arrived', arrived.error);
  const [first] = waiting.data;
  return {
    waiting: waiting.data.length,
    longest: first ? { key: first.id, since: first.created_at } : null,
    arrived: arrived ? arrived.data.length : null,
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
    failed().not('failed_at', 'is', null),
    failed().is('failed_at', null).is('sent_at', null).not('last_error', 'is', null),
  ]);
  return { givenUp: unsentOf(givenUp), retried: unsentOf(retried) };
}

function unsentOf({
  data,
  error,
}: {
  data: { last_error: string | null }[] | null;
  error: { code: string; message: string } | null;
}): UnsentMails {
  if (error || !data) throw new DataError('count unsent mails', error ?? NO_ANSWER);
  const codes = data.map(({ last_error }) => last_error).filter((code) => code !== null);
  return { count: data.length, codes: [...new Set(codes)].sort() };
}

const NO_ANSWER = { code: '', message: 'no answer' };

/**
 * Starts again with the mails that were given up. Only the service role may: call it after the administrator is known.
 *
 * @returns how many
 * @throws DataError when that failed
 */
export function retryFailedMails(): Promise<number> {
  return call('retry mails', createServiceClient().rpc('retry_outbox'));
}
