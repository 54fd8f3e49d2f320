import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Collection } from '../collections/collection.ts';
import { budgets } from '../supabase/budgets.ts';
import type { Database } from '../supabase/database.types.ts';
import { createServiceClient } from '../supabase/service.ts';
import { DataError } from './read.ts';

type Client = SupabaseClient<Database>;
type Inbox = 'job_applications' | 'contact_requests' | 'demo_bookings' | 'newsletter_subscriptions';

/**
 * How many submissions of a collection nobody has read yet, and since when the first of them waits.
 *
 * @param client acts as an administrator
 * @throws DataError when they could not be counted
 */
export async function countNew(
  client: Client,
  { table }: Collection,
): Promise<{ count: number; since: string | null }> {
  const { data, count, error } = await client
    .from(table as Inbox)
    .select('created_at', { count: 'exact' })
    .eq('handled_state', 'new')
    .order('created_at')
    .limit(1);
  if (error || count === null)
    throw new DataError('count new submissions', error ?? { code: '', message: 'no count' });
  return { count, since: data[0]?.created_at ?? null };
}

/**
 * How many mails were given up. Only the service role reads the outbox: call it after the administrator is known.
 *
 * @throws DataError when they could not be counted
 */
export async function countFailedMails(): Promise<number> {
  const { count, error } = await createServiceClient(budgets.readAttempt)
    .from('outbox')
    .select('*', { count: 'exact', head: true })
    .not('failed_at', 'is', null);
  if (error || count === null)
    throw new DataError('count failed mails', error ?? { code: '', message: 'no count' });
  return count;
}
