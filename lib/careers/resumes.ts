import 'server-only';
import type { Client } from '../supabase/client.ts';
import { createServiceClient } from '../supabase/service.ts';
import { call, DataError, readTwice } from '../supabase/read.ts';
import { resumeName } from './resume-name.ts';

/** The life of a link to a resume, in seconds. */
const LINK_SECONDS = 60;

/**
 * Records that the administrator opens the resume of an application, and gives a link to it for one minute, under which it
 * is saved with the applicant's name. There is no link without the record.
 *
 * @param client of the administrator; row-level security decides
 * @returns null where there is no such application, or none with a resume
 * @throws DataError when that failed
 */
export async function openResume(client: Client, applicationId: string): Promise<string | null> {
  const [application] = await call(
    'find a resume',
    client
      .from('job_applications')
      .select('resume_url, full_name, job_title')
      .eq('id', applicationId),
  );
  const path = application?.resume_url;
  if (!path) return null;
  const opening = client.from('resume_openings').insert({ application_id: applicationId });
  await call('record the opening of a resume', opening);
  const signed = await createServiceClient()
    .storage.from('resumes')
    .createSignedUrl(path, LINK_SECONDS);
  if (signed.error)
    throw new DataError('sign a link to a resume', { code: '', message: signed.error.message });
  const address = new URL(signed.data.signedUrl);
  // The client has an option for this, which encodes the name twice.
  const { full_name, job_title } = application;
  address.searchParams.set('download', resumeName(full_name, job_title, path));
  return address.href;
}

/**
 * Lists who opened the resume of an application, newest first, as ids of users; null for an account that is gone.
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
