import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createBackend } from '../../supabase/local/backend.ts';
import { documentedCommands } from '../support/documented-commands.ts';
import { copySeededFolder } from '../support/seeded-folder.ts';
import { isOfPlans, testPgtap } from './pgtap.ts';
import { connected, createProject, createWorkFolder, KINDS, urlOf } from './project.ts';
import { guardsOf, historyOf, rightsOf, type Query } from './rights.ts';

const SUPABASE = path.join(import.meta.dirname, '../../supabase');
const LATER = '99990101000000';
/** Opened to everyone by the kind of project that grants by default, unless the migrations have closed it for good. */
const LATER_SQL = `
  create table public.later (id bigint generated always as identity primary key);
  create function public.later_function() returns void language sql as '';
  create function private.later_function() returns void language sql as '';`;

type State = { rights: string[]; guards: string[] };
const stateOf = async (query: Query): Promise<State> => ({
  rights: await rightsOf(query),
  guards: await guardsOf(query),
});

let embedded: State;
beforeAll(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-embedded-'));
  await copySeededFolder(folder);
  const settings = { dataFolder: folder, supabaseFolder: SUPABASE, siteUrl: 'http://site.test' };
  const backend = await createBackend(settings);
  embedded = await stateOf((sql) => backend.query(sql)).finally(async () => {
    await backend.close();
    await rm(folder, { recursive: true });
  });
});

describe.each(KINDS)('a project that grants %s by default', (grants) => {
  const address = { port: inject('postgres'), database: `contract_${grants}` };
  const remote = `--remote=${urlOf(address)}`;
  const query: Query = (sql) =>
    connected(address, async (client) => (await client.query(sql)).rows as never[]);
  let work: Awaited<ReturnType<typeof createWorkFolder>>;

  beforeAll(async () => {
    work = await createWorkFolder();
    await createProject(address.port, address.database, grants);
    await work.run(documentedCommands('schema'), { DB: urlOf(address) });
    await work.supabase('db', 'push', '--include-seed', remote);
  });
  afterAll(() => work.remove());

  test('takes every migration, with its history', async () => {
    const files = (await readdir(work.migrations)).map((name) => name.split('_')[0]);
    expect(await historyOf(query)).toEqual(files.sort());
  });

  test('gives the roles of the API the rights that they have on the embedded backend', async () => {
    expect(await rightsOf(query)).toEqual(embedded.rights);
  });

  test('has the triggers and policies of the embedded backend, also on auth.users', async () => {
    const guards = await guardsOf(query);
    expect(guards).toEqual(embedded.guards);
    expect(guards.filter((line) => line.includes('auth.users'))).not.toEqual([]);
  });

  // The kinds differ in rights alone, which are compared above.
  describe.runIf(grants === KINDS[0])('pgTAP', () =>
    testPgtap(address, (name) => !isOfPlans(name)),
  );

  test('takes a later migration, and opens nothing of it by itself', async () => {
    await writeFile(path.join(work.migrations, `${LATER}_later.sql`), LATER_SQL);
    const before = await historyOf(query);
    await work.supabase('db', 'push', remote);
    expect(await historyOf(query)).toEqual([...before, LATER]);
    const opened = (await rightsOf(query)).filter((line) => line.includes('later'));
    expect(opened).toEqual([]);
  });
});
