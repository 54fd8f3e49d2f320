import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checkDatabase } from '../../lib/doctor/database.ts';
import { projectOf } from '../../lib/doctor/project.ts';
import { connected, createProject, createWorkFolder, urlOf } from './project.ts';

// What the doctor asks the database itself, on one to which the CLI has pushed the schema.

const address = { port: inject('postgres'), database: 'doctor' };
let work: Awaited<ReturnType<typeof createWorkFolder>>;

beforeAll(async () => {
  work = await createWorkFolder();
  // The kind of project in which more has to be closed.
  await createProject(address.port, address.database, 'everything');
  await work.supabase('db', 'push', `--remote=${urlOf(address)}`);
});
afterAll(() => work.remove());

const examined = async (url = urlOf(address)) => {
  const lines = await checkDatabase(projectOf({ DATABASE_URL: url }));
  return lines.map(({ status, subject, text }) => `${status}: ${subject}: ${text}`);
};

test('the doctor finds the pushed schema as the migrations have it, and changes nothing', async () => {
  const lines = await examined();
  expect(lines.filter((line) => !line.startsWith('right: '))).toEqual([]);
  expect(lines).toHaveLength(9);
  // The migrations run in memory for the comparison.
}, 120_000);

test('the doctor names what someone has changed in the dashboard', async () => {
  await connected(address, (client) =>
    client.query(`
      alter table public.contact_requests disable row level security;
      grant execute on function public.claim_outbox to anon;
      grant select on public.outbox to authenticated;
      drop policy "Everyone reads public questions and answers" on public.faq_items;
      create policy "Read all" on storage.objects for select to anon using (true);
      alter table public.faq_items disable trigger record_change;
      alter table public.faq_items add column pinned boolean;
      create table public.notes (id int);
      create function public.read_notes() returns int language sql as 'select 1';
      insert into supabase_migrations.schema_migrations (version) values ('20991231000000');
      delete from supabase_migrations.schema_migrations
        where version = (select min(version) from supabase_migrations.schema_migrations);
    `),
  );
  const oldest = (await readdir(work.migrations)).sort()[0]!.split('_')[0];
  expect(await examined()).toEqual([
    `wrong: history: ${oldest} has not run; 20991231000000 is not in supabase/migrations.`,
    'wrong: row-level security: public.contact_requests has it off; public.notes has it off.',
    'wrong: columns: public.faq_items differs; public.notes is not in the migrations.',
    'wrong: policies: public.faq_items: Everyone reads public questions and answers is missing; storage.objects: Read all is not in the migrations.',
    'wrong: triggers: public.faq_items: record_change differs.',
    'wrong: functions: public.read_notes() is not in the migrations.',
    'wrong: who may execute: anon may execute public.claim_outbox(p_limit integer).',
    expect.stringMatching(/^right: what the server may execute: /),
    'wrong: who may use: authenticated may select public.outbox.',
  ]);
});

test('an address that gives no connection is a line without the password', async () => {
  const [line, ...others] = await examined(
    urlOf({ ...address, user: 'stranger:pa55word' }).replace('doctor', 'nowhere'),
  );
  expect(others).toEqual([]);
  expect(line).toMatch(/^wrong: database: DATABASE_URL gives no connection \(\w+\)\.$/);
});
