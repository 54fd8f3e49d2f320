// @module-tag core
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { privacy } from '../../content/en/legal/privacy.ts';
import { RETENTION_DAYS, RETENTION_MONTHS } from '../../content/retention.ts';
import { cleanUp } from '../../lib/retention/clean-up.ts';
import { startEmbedded } from '../support/backend.ts';
import { registerBackend } from '../support/connect-to-embedded.ts';

const SUPABASE = path.join(import.meta.dirname, '../../supabase');

/** The API reaches no table of the storage: this lets a test change how old a file is. */
const AGE_FILE = `
  create function public.age_file(p_name text, p_hours integer) returns void language sql security definer as $$
    update storage.objects set created_at = now() - make_interval(hours => p_hours),
      updated_at = now() - make_interval(hours => p_hours) where name = p_name
  $$;
  grant execute on function public.age_file to service_role;`;

let folder: string;
afterAll(() => rm(folder, { recursive: true, force: true }));
const backend = registerBackend(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-retention-'));
  await cp(SUPABASE, folder, { recursive: true });
  await writeFile(path.join(folder, 'migrations/99990101000000_age_file.sql'), AGE_FILE);
  return startEmbedded(folder, false);
});
const service = () => backend().service();

beforeEach(() => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
});

/** A moment so long ago, and so many hours more or less. */
function ago({ months = 0, days = 0 }, hours: number): string {
  const moment = new Date();
  moment.setUTCMonth(moment.getUTCMonth() - months, moment.getUTCDate() - days);
  moment.setUTCHours(moment.getUTCHours() - hours);
  return moment.toISOString();
}

const person = { first_name: 'Ada', last_name: 'Example', email: 'ada@example.org' };

/** Per rule: its time in /privacy, and a row of a table with a time that began at a moment. */
const RULES = {
  applications: {
    kept: { months: RETENTION_MONTHS.applications },
    table: 'job_applications',
    row: async (created_at: string) => {
      const jobs = service()
        .from('job_openings')
        .select('id')
        .eq('is_active', true)
        .eq('language', 'en')
        .limit(1);
      const { data } = await jobs.single().throwOnError();
      return { job_id: data.id, full_name: 'Ada Example', email: person.email, created_at };
    },
  },
  'contact requests': {
    kept: { months: RETENTION_MONTHS.contactRequests },
    table: 'contact_requests',
    row: (created_at: string) => ({
      ...person,
      country: 'Estonia',
      properties: 1,
      pms: 'OTHER',
      created_at,
    }),
  },
  'addresses that were never confirmed': {
    kept: { months: RETENTION_MONTHS.endedSubscriptions },
    table: 'newsletter_subscriptions',
    row: (requested_at: string) => ({ email: `${randomUUID()}@example.org`, requested_at }),
  },
  'addresses that have left': {
    kept: { months: RETENTION_MONTHS.endedSubscriptions },
    table: 'newsletter_subscriptions',
    row: (unsubscribed_at: string) => ({
      email: `${randomUUID()}@example.org`,
      confirmed_at: unsubscribed_at,
      unsubscribed_at,
    }),
  },
  'mails that were sent': {
    kept: { days: RETENTION_DAYS.mails },
    table: 'outbox',
    row: (sent_at: string) => ({ template: 'newsletter-notice', recipient: person.email, sent_at }),
  },
  'mails that were given up': {
    kept: { days: RETENTION_DAYS.mails },
    table: 'outbox',
    row: (failed_at: string) => ({
      template: 'newsletter-notice',
      recipient: person.email,
      failed_at,
    }),
  },
  'changes of content': {
    kept: { months: RETENTION_MONTHS.changes },
    table: 'content_changes',
    row: (created_at: string) => ({
      table_name: 'faq_items',
      row_id: '1',
      operation: 'insert',
      after: {},
      created_at,
    }),
  },
  'records of saved lists': {
    kept: { months: RETENTION_MONTHS.changes },
    table: 'list_exports',
    row: (created_at: string) => ({ list: 'subscribers', format: 'csv', created_at }),
  },
  'changes of administrators': {
    kept: { months: RETENTION_MONTHS.changes },
    table: 'administrator_changes',
    row: (changed_at: string) => ({ user_id: randomUUID(), role: 'owner', changed_at }),
  },
} as const;

test.each(Object.entries(RULES))(
  '%s are deleted after the time that /privacy names, and not before',
  async (_, { kept, table, row }) => {
    const insert = async (moment: string) => {
      const values = (await row(moment)) as never;
      return (await service().from(table).insert(values).select('id').single().throwOnError()).data;
    };
    // A month that is counted from the other end may be three days shorter.
    const old = await insert(ago(kept, 96));
    const young = await insert(ago(kept, -96));
    await cleanUp(service());
    const ids = [old.id, young.id] as never[];
    const { data } = await service().from(table).select('id').in('id', ids).throwOnError();
    expect(data).toEqual([young]);
  },
);

test('a demo booking has the time to be answered that /privacy names, and goes after it', async () => {
  const booking = (nth: number) => ({
    stay: `[2099-01-${nth}0,2099-01-${nth}2)`,
    status: 'confirmed',
    provider: 'sandbox',
    phone_number: `+4179000008${nth}`,
  });
  const table = () => service().from('demo_bookings');
  const { data: asked } = await table().insert(booking(1)).select().single().throwOnError();
  const wait = Date.parse(asked.answer_due_at) - Date.parse(asked.created_at);
  expect(wait).toBe(RETENTION_DAYS.unansweredDemoBookings * 86_400_000);
  const past = new Date(Date.now() - 1_000).toISOString();
  await table().update({ answer_due_at: past }).eq('id', asked.id).throwOnError();
  const answered = { ...booking(2), answered_at: past, answer_due_at: past };
  await table().insert(answered).throwOnError();
  await cleanUp(service());
  const { data: left } = await table().select('phone_number').throwOnError();
  expect(left).toEqual([{ phone_number: answered.phone_number }]);
});

test('/privacy says how long each kind of data is kept, demo bookings included', () => {
  const [section] = privacy.sections.filter(({ id }) => id === 'retention');
  const text = JSON.stringify(section);
  for (const words of [
    /Messages:.*12 months/,
    /Newsletter address:.*after a month/,
    /Applications:.*6 months.*could not be stored is deleted after a day/,
    /Demo bookings:.*day of departure.*2 days if you do not answer/,
    /E?-?[Mm]ails from this site:.*30 days after they were sent or could not be delivered/,
    /Accounts:.*never confirmed is deleted after 30 days.*24 months/,
  ])
    expect(text).toMatch(words);
});

describe('a file without a row', () => {
  const files = () => service().storage.from('resumes');
  const upload = async (name: string) => {
    const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const { error } = await files().upload(name, pdf);
    expect(error).toBeNull();
    return name;
  };
  const stored = async () => (await files().list()).data?.map(({ name }) => name).sort();
  /** The row that the storage keeps of a file, as if it were uploaded so many hours ago. */
  const age = (p_name: string, p_hours: number) =>
    service()
      .rpc('age_file' as never, { p_name, p_hours } as never)
      .throwOnError();

  test('is removed after a day, with its bytes; one with a row, also a later one, stays', async () => {
    const [refused, uploading, kept] = await Promise.all(
      [1, 2, 3].map(() => upload(`${randomUUID()}.pdf`)),
    );
    const row = (await RULES.applications.row(new Date().toISOString())) as never;
    const application = { ...(row as object), resume_url: kept } as never;
    await service().from('job_applications').insert(application).throwOnError();
    for (const name of [refused!, kept!]) await age(name, 25);
    await age(uploading!, 23);
    await cleanUp(service());
    expect(await stored()).toEqual([uploading, kept].sort());
    expect((await files().download(refused!)).error).not.toBeNull();
  });
});
