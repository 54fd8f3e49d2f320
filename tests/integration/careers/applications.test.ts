// @module-tag core
import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { newAddress } from '../../support/accounts.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { REPETITION_MS } from '../../../lib/forms/content-id.ts';
import { sendApplication } from '../../../lib/careers/job-applications.ts';
import type { JobApplication } from '../../../lib/careers/application-upload.ts';

const OPEN = '06dad3a1-1d3b-418e-b4b0-3e98024e7f31';
const CLOSED = '239a3486-ff68-43dd-8755-016f821d8512';

const backend = connectToEmbedded();

function newApplication(changes: Partial<JobApplication> = {}): JobApplication {
  const bytes = new TextEncoder().encode(`%PDF-1.4 ${randomUUID()}`);
  return {
    jobId: OPEN,
    fullName: 'Ada Meier',
    email: newAddress(),
    phone: null,
    coverLetter: null,
    resume: { kind: 'pdf', bytes },
    ...changes,
  };
}

async function rowsOf(email: string) {
  const table = backend().service().from('job_applications');
  return (await table.select().eq('email', email).throwOnError()).data;
}

async function filesNow() {
  const bucket = backend().service().storage.from('resumes');
  return (await bucket.list('', { limit: 1000 })).data!.map(({ name }) => name);
}

describe('sendApplication', () => {
  test('stores the row and the file under one generated name', async () => {
    const application = newApplication({ coverLetter: 'Dear team,\nhello.' });
    expect(await sendApplication(application, false)).toBe('received');
    const [row] = await rowsOf(application.email);
    expect(row).toMatchObject({ job_id: OPEN, cover_letter: 'Dear team,\nhello.', phone: null });
    expect(row?.resume_url).toBe(`${row?.id}.pdf`);
    const file = await backend().service().storage.from('resumes').download(row!.resume_url!);
    expect(file.data?.type).toBe('application/pdf');
    expect(new Uint8Array(await file.data!.arrayBuffer())).toEqual(application.resume?.bytes);
  });

  test('is one row and one file however often, and at once, it is sent', async () => {
    const application = newApplication();
    const before = await filesNow();
    await Promise.all([sendApplication(application, false), sendApplication(application, false)]);
    expect(await sendApplication(application, false)).toBe('received');
    expect(await rowsOf(application.email)).toHaveLength(1);
    expect((await filesNow()).length).toBe(before.length + 1);
  });

  test('is a new application with a file of its own when it is sent again later', async () => {
    const application = newApplication();
    const before = await filesNow();
    await sendApplication(application, false);
    await backend()
      .service()
      .from('job_applications')
      .update({ created_at: new Date(Date.now() - REPETITION_MS - 1000).toISOString() })
      .eq('email', application.email)
      .throwOnError();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + REPETITION_MS });
    await sendApplication(application, false);
    expect(await sendApplication(application, false)).toBe('received');
    vi.useRealTimers();
    const rows = await rowsOf(application.email);
    expect(new Set(rows.map(({ resume_url }) => resume_url)).size).toBe(2);
    expect((await filesNow()).length).toBe(before.length + 2);
  });

  test('a file of 5 MB arrives', async () => {
    const bytes = new Uint8Array(5 * 1024 * 1024);
    bytes.set(new TextEncoder().encode('%PDF-1.7'));
    const application = newApplication({ resume: { kind: 'pdf', bytes } });
    expect(await sendApplication(application, false)).toBe('received');
  });

  test('leaves no row and no file for a position that is closed or unknown', async () => {
    const before = await filesNow();
    for (const jobId of [CLOSED, randomUUID()]) {
      const application = newApplication({ jobId });
      expect(await sendApplication(application, false)).toBe('closed');
      expect(await rowsOf(application.email)).toEqual([]);
    }
    expect(await filesNow()).toEqual(before);
  });

  test('is received when it is sent again just after its position has closed', async () => {
    const application = newApplication();
    await sendApplication(application, false);
    const opening = backend().service().from('job_openings');
    const setOpen = (is_active: boolean) =>
      opening.update({ is_active }).eq('id', OPEN).throwOnError();
    await setOpen(false);
    expect(await sendApplication(application, false)).toBe('received');
    expect(await sendApplication(newApplication(), false)).toBe('closed');
    await setOpen(true);
    expect(await rowsOf(application.email)).toHaveLength(1);
  });
});
