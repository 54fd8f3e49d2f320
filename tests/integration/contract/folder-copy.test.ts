import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend } from '../../../supabase/local/backend.ts';
import {
  LOCAL_ADMINISTRATOR,
  LOCAL_KEYS,
  localSettings,
} from '../../../supabase/local/settings.ts';
import { PASSWORD } from '../../support/accounts.ts';
import { isRemote, startServer } from '../../support/backend.ts';
import { freePorts } from '../../support/free-ports.ts';
import { copySeededFolder } from '../../support/seeded-folder.ts';
import { endServer } from '../../support/servers.ts';

const EMAIL = 'keeper@house.example';
const RESUME = 'a-life.pdf';

/** Every table that is not Postgres' own. */
const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

// The backup of docs/deploy.md: stop, copy the folder, start.
describe.skipIf(isRemote)('a copy of the data folder of a stopped backend', () => {
  const resume = randomBytes(300_000);
  let folder: string;
  let data: string;
  let copy: string;

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
    folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-copy-'));
    data = path.join(folder, 'data');
    copy = path.join(folder, 'copy');
    await copySeededFolder(data);
    const { visitor, service, end } = await serve(data);
    try {
      const signedUp = await visitor.auth.signUp({ email: EMAIL, password: PASSWORD });
      expect(signedUp.error).toBeNull();
      await service.from('newsletter_subscriptions').insert({ email: EMAIL }).throwOnError();
      await service.from('faq_items').delete().eq('type', 'support').throwOnError();
      const stored = await service.storage
        .from('resumes')
        .upload(RESUME, resume, { contentType: 'application/pdf' });
      expect(stored.error).toBeNull();
    } finally {
      await end();
    }
    await cp(data, copy, { recursive: true });
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('holds every row, user and file, byte for byte', async () => {
    expect(await rowsOf(copy)).toEqual(await rowsOf(data));

    const { visitor, service, end } = await serve(copy);
    try {
      const signedIn = await visitor.auth.signInWithPassword(LOCAL_ADMINISTRATOR);
      expect(signedIn.error).toBeNull();
      const { data: file } = await service.storage.from('resumes').download(RESUME);
      expect(Buffer.from(await file!.arrayBuffer()).equals(resume)).toBe(true);
    } finally {
      await end();
    }
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
