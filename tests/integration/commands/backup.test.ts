import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend } from '../../../supabase/local/backend.ts';
import { freePorts } from '../../support/free-ports.ts';
import {
  LOCAL_ADMINISTRATOR,
  LOCAL_KEYS,
  localSettings,
} from '../../../supabase/local/settings.ts';
import { PASSWORD } from '../../support/accounts.ts';
import { endServer, isRemote, startServer } from '../../support/backend.ts';
import { copySeededFolder } from '../../support/seeded-folder.ts';

const COMMANDS = path.join(import.meta.dirname, '../../../supabase/local/commands');
const EMAIL = 'keeper@house.example';
const RESUME = 'a-life.pdf';

/** Every row of every table that is not Postgres' own, as text. */
const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

describe.skipIf(isRemote)('a backup of the embedded backend', () => {
  const resume = randomBytes(300_000);
  let folder: string;
  let data: string;
  let backup: string;

  const run = (command: string, dataFolder: string, ...words: string[]) =>
    promisify(execFile)(process.execPath, [path.join(COMMANDS, command), ...words], {
      env: { ...process.env, LOCAL_DATA_DIR: dataFolder },
    }).then(
      ({ stdout }) => ({ code: 0, printed: stdout.trim() }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, printed: stderr.trim() }),
    );

  const serve = async (dataFolder: string) => {
    const env = { ...process.env, PORT: String(await freePorts()), LOCAL_DATA_DIR: dataFolder };
    const server = await startServer(env);
    const auth = { persistSession: false };
    const client = (key: string) => createClient(localSettings(env).backendUrl, key, { auth });
    return {
      visitor: client(LOCAL_KEYS.publishable),
      service: client(LOCAL_KEYS.secret),
      end: () => endServer(server, 'SIGTERM'),
    };
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-backup-'));
    data = path.join(folder, 'data');
    backup = path.join(folder, 'backup');
    await copySeededFolder(data);
    const { visitor, service, end } = await serve(data);
    try {
      const signedUp = await visitor.auth.signUp({ email: EMAIL, password: PASSWORD });
      expect(signedUp.error).toBeNull();
      await visitor.from('newsletter_subscriptions').insert({ email: EMAIL }).throwOnError();
      await service.from('faq_items').delete().eq('type', 'support').throwOnError();
      const stored = await service.storage
        .from('resumes')
        .upload(RESUME, resume, { contentType: 'application/pdf' });
      expect(stored.error).toBeNull();
      expect(await run('backup.ts', data, backup)).toEqual({
        code: 1,
        printed: `The data folder ${data} is in use by another running Nightdesk backend.`,
      });
    } finally {
      await end();
    }
    expect(await run('backup.ts', data, backup)).toMatchObject({ code: 0 });
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('gives back every row, user and file, byte for byte', async () => {
    const restored = path.join(folder, 'restored');
    expect(await run('restore.ts', restored, backup)).toMatchObject({ code: 0 });
    expect(await rowsOf(restored)).toEqual(await rowsOf(data));

    const { visitor, service, end } = await serve(restored);
    try {
      const signedIn = await visitor.auth.signInWithPassword(LOCAL_ADMINISTRATOR);
      expect(signedIn.error).toBeNull();
      const { data: file } = await service.storage.from('resumes').download(RESUME);
      expect(Buffer.from(await file!.arrayBuffer()).equals(resume)).toBe(true);
    } finally {
      await end();
    }
  });

  test('is not put over what is there, unless that is asked for', async () => {
    const other = path.join(folder, 'other');
    expect(await run('restore.ts', other, backup)).toMatchObject({ code: 0 });
    const before = await readdir(other);
    expect(await run('restore.ts', other, backup)).toEqual({
      code: 1,
      printed: `There is something in ${other}. To replace it, add --replace.`,
    });
    expect(await readdir(other)).toEqual(before);
    expect(await run('restore.ts', other, backup, '--replace')).toMatchObject({ code: 0 });
    expect(await rowsOf(other)).toEqual(await rowsOf(data));
  });

  test('never replaces a folder of somebody else’s', async () => {
    const foreign = await mkdtemp(path.join(folder, 'foreign-'));
    await writeFile(path.join(foreign, 'novel.txt'), 'Chapter one');
    const refused = await run('restore.ts', foreign, backup, '--replace');
    expect(refused.code).toBe(1);
    expect(refused.printed).toContain('is not a Nightdesk data folder');
    expect(await readdir(foreign)).toEqual(['novel.txt']);
  });

  test('that is damaged changes nothing', async () => {
    const damaged = path.join(folder, 'damaged');
    await cp(backup, damaged, { recursive: true });
    await appendFile(path.join(damaged, 'data/postgres/PG_VERSION'), '!');
    const before = await rowsOf(data);
    const refused = await run('restore.ts', data, damaged, '--replace');
    expect(refused.code).toBe(1);
    expect(refused.printed).toContain('is damaged (postgres/PG_VERSION); nothing was changed.');
    expect(await rowsOf(data)).toEqual(before);
  });

  test('is made of complete data only', async () => {
    const empty = await mkdtemp(path.join(folder, 'empty-'));
    expect(await run('backup.ts', empty, path.join(folder, 'nothing'))).toEqual({
      code: 1,
      printed: `There is no complete data in ${empty}.`,
    });
  });
});

async function rowsOf(dataFolder: string): Promise<Record<string, unknown[]>> {
  const supabaseFolder = path.join(import.meta.dirname, '../../../supabase');
  const database = await createBackend({ dataFolder, supabaseFolder, siteUrl: '', seed: false });
  try {
    const rows: Record<string, unknown[]> = {};
    for (const { name } of await database.query<{ name: string }>(TABLES)) {
      rows[name] = await database.query(`select one::text as row from ${name} as one order by 1`);
    }
    // The administrator, and who has signed up.
    expect(rows['auth.users']).toHaveLength(2);
    return rows;
  } finally {
    await database.close();
  }
}
