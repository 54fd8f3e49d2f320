import type { SupabaseClient } from '@supabase/supabase-js';
import { logEvent } from '../log.ts';
import type { Database } from '../supabase/database.types.ts';

const FILES_AT_ONCE = 100;

/**
 * Deletes what visitors sent and what is kept no longer (content/retention.ts), then the files whose rows are gone.
 *
 * @throws when that failed; nothing is lost, the next call goes on
 */
export async function cleanUp(client: SupabaseClient<Database>): Promise<void> {
  const { data: submissions } = await client.rpc('delete_old_submissions').throwOnError();
  const { data: files } = await client
    .from('abandoned_files')
    .select('id, bucket, path')
    .order('id')
    .limit(FILES_AT_ONCE)
    .throwOnError();
  for (const { id, bucket, path } of files) {
    const { error } = await client.storage.from(bucket).remove([path]);
    if (error) throw error;
    await client.from('abandoned_files').delete().eq('id', id).throwOnError();
  }
  if (submissions || files.length > 0) logEvent('cleaned-up', { submissions, files: files.length });
  if (files.length === FILES_AT_ONCE) await cleanUp(client);
}
