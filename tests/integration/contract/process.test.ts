import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBackend } from '../../../supabase/local/backend.ts';
import { localSettings } from '../../../supabase/local/settings.ts';
import { newAddress, newUser } from '../../support/accounts.ts';
import { isRemote, startEmbedded, startServer } from '../../support/backend.ts';
import { registerBackend } from '../../support/connect-to-embedded.ts';
import { freePorts } from '../../support/free-ports.ts';
import { copySeededFolder } from '../../support/seeded-folder.ts';

const PDF = '%PDF-1.7 of a life';

// What only the embedded backend has: its process, its folder and the database under it.
describe.skipIf(isRemote)('the embedded process', () => {
  const backend = registerBackend(startEmbedded);

  test('loses no acknowledged row, file, mail or session when it is killed', async () => {
    const { client, email } = await newUser(backend());
    const service = backend().service();
    const acknowledged: string[] = [];
    const write = async () => {
      for (let count = 0; count < 25; count++) {
        const row = { email: newAddress() };
        const { error } = await service.from('newsletter_subscriptions').insert(row);
        if (error) return;
        acknowledged.push(row.email);
      }
    };
    const contentType = 'application/pdf';
    await service.storage.from('resumes').upload('kept.pdf', Buffer.from(PDF), { contentType });
    const writers = Array.from({ length: 8 }, write);
    while (acknowledged.length < 120) await new Promise((resolve) => setTimeout(resolve, 5));
    await backend().kill();
    await Promise.all(writers);

    await backend().start();
    const { data } = await backend()
      .service()
      .from('newsletter_subscriptions')
      .select('email')
      .throwOnError();
    const kept = new Set(data.map((row) => row.email));
    expect(acknowledged.filter((address) => !kept.has(address))).toEqual([]);
    expect(await backend().mailsTo(email)).toHaveLength(1);
    const file = await backend().service().storage.from('resumes').download('kept.pdf');
    expect(await file.data?.text()).toBe(PDF);
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  test('keeps revoked rights revoked after a restart', async () => {
    await backend().kill();
    await backend().start();
    const { error } = await backend().anonymous().from('profiles').select();
    expect(error?.code).toBe('42501');
  });

  describe('on a data folder of another version of the site', () => {
    let folder: string;
    const start = async () => {
      const env = { ...process.env, PORT: String(await freePorts()), LOCAL_DATA_DIR: folder };
      return startServer(env);
    };

    beforeEach(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-other-'));
      await copySeededFolder(folder);
    });
    afterEach(() => rm(folder, { recursive: true }));

    test.each([
      ['from before versions were noted', {}, 'an earlier version'],
      [
        'of the time before the migrations were folded',
        { migrations: ['20261120090000'] },
        'an earlier version',
      ],
      ['of a newer site', { migrations: ['99990101000000'] }, 'a newer version'],
    ])('refuses one %s, and changes not one byte of it', async (_, noted, maker) => {
      const marker = { kind: 'nightdesk-local-data', ready: true, ...noted };
      await writeFile(path.join(folder, 'nightdesk.json'), JSON.stringify(marker));
      const before = await digests(folder);
      await expect(start()).rejects.toThrow(
        `The database in ${folder} was made by ${maker} of this site, and this version cannot take it over. None of its data was changed.`,
      );
      expect(await digests(folder)).toEqual(before);
      expect(before.length).toBeGreaterThan(1000);
    });

    test('refuses one that a newer site migrated without noting it in the folder', async () => {
      const database = await createBackend({ ...localSettings({}), dataFolder: folder });
      await database.query(
        `insert into supabase_migrations.schema_migrations (version) values ('99990101000000')`,
      );
      await database.close();
      await expect(start()).rejects.toThrow('was made by a newer version of this site');
    });
  });

  test('takes no orders how to answer unless a test started it for that, and ends with its parent', async () => {
    const LOCAL_DATA_DIR = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-orphan-'));
    const env = { ...process.env, PORT: String(await freePorts()), LOCAL_DATA_DIR };
    await copySeededFolder(LOCAL_DATA_DIR);
    const child = await startServer(env);
    const order = `${localSettings(env).backendUrl}/_local/auth-condition`;
    expect((await fetch(order, { method: 'PUT', body: 'failing' })).status).toBe(404);
    const ended = once(child, 'exit');
    child.disconnect();
    expect((await ended)[0]).toBe(0);
    await expect(fetch(localSettings(env).backendUrl)).rejects.toThrow();
    await rm(LOCAL_DATA_DIR, { recursive: true });
  });
});

/** Every file of a folder, with a digest of what it holds and when it was written. */
async function digests(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
      return `${file} ${mtimeMs} ${createHash('sha256').update(bytes).digest('hex')}`;
    }),
  );
}
