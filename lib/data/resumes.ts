import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { budgets } from '../supabase/budgets.ts';
import type { Database } from '../supabase/database.types.ts';
import { createServiceClient } from '../supabase/service.ts';
import { DataError, readTwice } from './read.ts';

type Client = SupabaseClient<Database>;

/** How long the link to a resume is good, in seconds. */
const LINK_SECONDS = 60;

/**
 * Records that the administrator opens the resume of an application, and gives a link to it for one minute. There is no
 * link without the record.
 *
 * @param client of the administrator; row-level security decides
 * @returns null where there is no such application, or none with a resume
 * @throws DataError when that failed
 */
export async function openResume(client: Client, applicationId: string): Promise<string | null> {
  const { data, error } = await client
    .from('job_applications')
    .select('resume_url')
    .eq('id', applicationId);
  if (error) throw new DataError('find a resume', error);
  const path = data[0]?.resume_url;
  if (!path) return null;
  const recorded = await client.from('resume_openings').insert({ application_id: applicationId });
  if (recorded.error) throw new DataError('record the opening of a resume', recorded.error);
  const signed = await createServiceClient(budgets.write)
    .storage.from('resumes')
    .createSignedUrl(path, LINK_SECONDS, { download: path });
  if (signed.error)
    throw new DataError('sign a link to a resume', { code: '', message: signed.error.message });
  return signed.data.signedUrl;
}

/**
 * Who opened the resume of an application, newest first, as ids of users; null for an account that is gone.
 *
 * @throws DataError when both attempts failed
 */
export function listResumeOpenings(client: Client, applicationId: string) {
  return readTwice('list openings of a resume', () =>
    client
      .from('resume_openings')
      .select('id, opened_by, created_at')
      .eq('application_id', applicationId)
      .order('id', { ascending: false })
      .limit(50),
  );
}
