import { logEvent, logFailure } from '../log.ts';
import type { Client } from '../supabase/client.ts';

/** Files are removed in calls of so many, and no more than so many calls a day. */
const FILES_AT_ONCE = 100;
const MOST_CALLS = 50;

/**
 * Deletes what is kept no longer (content/retention.ts), the files that belong to no row, and the demo bookings that their
 * guests left unanswered. Each of the three is tried, also where others fail.
 *
 * @param client with the server's own key
 * @throws when one of them failed; nothing is lost, the next call goes on
 */
export async function cleanUp(client: Client): Promise<void> {
  const steps = {
    submissions: deleteOldRows,
    files: removeOrphanedFiles,
    stays: giveBackDemoStays,
  };
  const done: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      done[name] = await step(client);
    } catch (error) {
      failures.push(error);
    }
  }
  if (Object.values(done).some((count) => count > 0)) logEvent('cleaned-up', done);
  if (failures.length > 0) throw failures[0];
}

async function deleteOldRows(client: Client): Promise<number> {
  return (await client.rpc('delete_old_submissions').throwOnError()).data;
}

/**
 * Removes the stored files that no row names; public.list_orphaned_files says which, those of deleted rows first.
 *
 * @param client with the server's own key
 * @param mostCalls how often the storage is called at most, for 100 files of one bucket each
 * @returns how many
 * @throws when the storage removed nothing; the files stay listed, the next call goes on
 */
export async function removeOrphanedFiles(client: Client, mostCalls = MOST_CALLS): Promise<number> {
  let removed = 0;
  for (let calls = 0; calls < mostCalls; calls += 1) {
    const listing = client.rpc('list_orphaned_files', { p_limit: FILES_AT_ONCE });
    const { data: files } = await listing.throwOnError();
    const [first] = files;
    if (!first) break;
    const paths = files.filter(({ bucket }) => bucket === first.bucket).map(({ path }) => path);
    const { data, error } = await client.storage.from(first.bucket).remove(paths);
    if (error) throw error;
    // Otherwise the same files would be listed and removed for ever.
    if (data.length === 0) throw new Error('The storage removed none of the orphaned files.');
    removed += data.length;
  }
  return removed;
}

/** Cancels stays in their booking system. The database gives those of the sandbox back itself. */
async function giveBackDemoStays(client: Client): Promise<number> {
  let givenBack = 0;
  for (let calls = 0; calls < MOST_CALLS; calls += 1) {
    const { data: due } = await client
      .from('demo_bookings')
      .select('id')
      .neq('provider', 'sandbox')
      .eq('status', 'confirmed')
      .is('answered_at', null)
      .lt('answer_due_at', new Date().toISOString())
      .limit(1)
      .throwOnError();
    if (due.length === 0) break;
    const { data, error } = await client.functions.invoke<{ givenBack: number }>('demo-booking', {
      body: { giveBack: 'unanswered' },
    });
    if (error) throw error;
    // Stays that cannot be cancelled are in the log of the function, and tried again with the next call.
    if (!data?.givenBack) {
      logFailure('demo-stays-kept', new Error('No unanswered demo booking could be cancelled.'));
      break;
    }
    givenBack += data.givenBack;
  }
  return givenBack;
}
