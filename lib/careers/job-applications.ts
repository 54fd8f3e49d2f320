import 'server-only';
import { RESUME_TYPES } from './resume-file.ts';
import type { JobApplication } from './application-upload.ts';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import { budgets } from '../supabase/budgets.ts';
import { createServiceClient } from '../supabase/service.ts';
import { contentId, REPETITION_MS } from '../forms/content-id.ts';
import { isJobOpen } from './job-openings.ts';
import { call, DataError, isDuplicate } from '../supabase/read.ts';

/** The database takes applications for open positions only (a trigger raises this code). */
const REFUSED = 'P0001';

/**
 * Stores an application and its resume; the same application sent again within minutes is the one that is there already.
 * Applications are read in the admin area only.
 *
 * @param isSuspectedSpam a machine seems to have sent it
 * @param language of the page with the form, and of the receipt
 * @returns `closed` when the position takes no applications any more
 * @throws DataError when it could not be stored
 */
export async function sendApplication(
  application: JobApplication,
  isSuspectedSpam: boolean,
  language: Language = defaultLanguage,
): Promise<'received' | 'closed'> {
  const { resume, ...fields } = application;
  const { jobId, fullName, email, phone, coverLetter } = fields;
  const content = contentId(fields, resume);
  if (await wasJustSent(content)) return 'received';
  // The upload cannot be undone, so this is checked before.
  if (!(await isJobOpen(jobId))) return 'closed';
  // Two that are sent at once have the same id, so the file is stored once.
  const id = contentId({ content, period: Math.floor(Date.now() / REPETITION_MS) });
  const resumeUrl = await uploadResume(id, resume);
  const error = await tryTwice(
    () =>
      createServiceClient(budgets.write).from('job_applications').insert({
        id,
        content_id: content,
        job_id: jobId,
        full_name: fullName,
        email,
        phone,
        cover_letter: coverLetter,
        resume_url: resumeUrl,
        is_suspected_spam: isSuspectedSpam,
        language,
      }),
    ({ code }) => !code,
  );
  if (error?.code === REFUSED) return 'closed';
  if (error && !isDuplicate(error)) throw new DataError('send job application', error);
  return 'received';
}

/** Whether the same application is stored already, so that its resume is not stored a second time under another name. */
async function wasJustSent(content: string): Promise<boolean> {
  const sent = createServiceClient(budgets.readAttempt)
    .from('job_applications')
    .select('id')
    .eq('content_id', content)
    .gt('created_at', new Date(Date.now() - REPETITION_MS).toISOString());
  return (await call('look for the same application', sent)).length > 0;
}

/** Hands a resume in under the application's own id and gives its path; one that is there already is this one. */
async function uploadResume(id: string, resume: JobApplication['resume']): Promise<string | null> {
  if (!resume) return null;
  const path = `${id}.${resume.kind}`;
  const error = await tryTwice(
    () =>
      createServiceClient(budgets.upload)
        .storage.from('resumes')
        .upload(path, resume.bytes.buffer, { contentType: RESUME_TYPES[resume.kind] }),
    ({ status }) => !status,
  );
  if (error && !isStoredAlready(error)) {
    throw new DataError('upload resume', { code: '', message: error.message });
  }
  return path;
}

/**
 * Both steps find what is there already, so a connection that was lost on the way is tried once more; one that timed out
 * has had its time.
 */
async function tryTwice<Failure>(
  step: () => PromiseLike<{ error: Failure | null }>,
  wasLost: (error: Failure) => boolean,
): Promise<Failure | null> {
  const begun = performance.now();
  const { error } = await step();
  const isQuick = performance.now() - begun < budgets.readAttempt;
  return error && isQuick && wasLost(error) ? (await step()).error : error;
}

type StorageFailure = { statusCode?: string; message: string };

function isStoredAlready({ statusCode, message }: StorageFailure): boolean {
  return String(statusCode) === '409' || /already exists|duplicate/i.test(message);
}
