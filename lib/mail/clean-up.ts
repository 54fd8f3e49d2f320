import { logEvent } from '../log.ts';
import type { Client } from '../supabase/client.ts';

const FILES_AT_ONCE = 100;

/**
 * Deletes what visitors sent and what is kept no longer (content/retention.ts), then the files whose rows are gone.
 *
 * @throws when that failed; nothing is lost, the next call goes on
 */
export async function cleanUp(client: Client): Promise<void> {
  const { data: submissions } = await client.rpc('delete_old_submissions').throwOnError();
  const files = await removeAbandonedFiles(client);
  if (submissions || files > 0) logEvent('cleaned-up', { submissions, files });
}

/**
 * Removes the stored files whose rows are gone.
 *
 * @param client with the server's own key
 * @returns how many
 * @throws when one could not be removed; it stays listed, the next call goes on
 */
export async function removeAbandonedFiles(client: Client): Promise<number> {
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
  if (files.length < FILES_AT_ONCE) return files.length;
  return files.length + (await removeAbandonedFiles(client));
}
