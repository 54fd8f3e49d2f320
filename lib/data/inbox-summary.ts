import 'server-only';
import type { Collection } from '../collections/collection.ts';
import { budgets } from '../supabase/budgets.ts';
import type { Client } from '../supabase/client.ts';
import { createServiceClient } from '../supabase/service.ts';
import { call, DataError } from './read.ts';

type Inbox = 'job_applications' | 'contact_requests' | 'demo_bookings' | 'newsletter_subscriptions';

/** What waits in a collection of submissions. */
export interface InboxSummary {
  /** How many nobody has read yet, and which of them waits longest. */
  waiting: number;
  longest: { key: string; since: string } | null;
  /** How many arrived since a moment; null where there is none. */
  arrived: number | null;
}

/**
 * Counts what nobody has read yet, and what arrived since a moment.
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
      .select('id, created_at', { count: 'exact' })
      .eq('handled_state', 'new')
      .order('created_at')
      .limit(1),
    since === null
      ? null
      : client
          .from(table as Inbox)
          .select('*', { count: 'exact', head: true })
          .gt('created_at', since),
  ]);
  if (waiting.error) throw new DataError('count new submissions', waiting.error);
  if (arrived?.error) throw new DataError('count what arrived', arrived.error);
  const [first] = waiting.data;
  return {
    waiting: waiting.count ?? 0,
    longest: first ? { key: first.id, since: first.created_at } : null,
    arrived: arrived ? (arrived.count ?? 0) : null,
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

/** Mails that could not be sent: how many, and the codes of their last failures. */
export interface UnsentMails {
  count: number;
  codes: readonly string[];
}

/** How many mails with a failure are looked at for its code. */
const CODES_OF = 100;

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
      .select('last_error', { count: 'exact' })
      .limit(CODES_OF);
  const [givenUp, retried] = await Promise.all([
    failed().not('failed_at', 'is', null),
    failed().is('failed_at', null).is('sent_at', null).not('last_error', 'is', null),
  ]);
  return { givenUp: unsentOf(givenUp), retried: unsentOf(retried) };
}

function unsentOf({
  data,
  count,
  error,
}: {
  data: { last_error: string | null }[] | null;
  count: number | null;
  error: { code: string; message: string } | null;
}): UnsentMails {
  if (error || !data) throw new DataError('count unsent mails', error ?? NO_ANSWER);
  const codes = data.map(({ last_error }) => last_error).filter((code) => code !== null);
  return { count: count ?? data.length, codes: [...new Set(codes)].sort() };
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
