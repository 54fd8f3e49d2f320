import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend, type Backend } from '../../../supabase/local/backend.ts';
import { LOCAL_KEYS } from '../../../supabase/local/settings.ts';
import { isRemote } from '../../support/backend.ts';
import { copySeededFolder } from '../../support/seeded-folder.ts';

describe.skipIf(isRemote)('the database', () => {
  let folder: string;
  let backend: Backend;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-database-'));
    const own = path.join(import.meta.dirname, '../../../supabase');
    await cp(path.join(own, 'migrations'), path.join(folder, 'migrations'), { recursive: true });
    await writeFile(
      path.join(folder, 'migrations/99990101000000_values.sql'),
      `create table public.sample (id int primary key, price numeric(8, 2));
       grant select, insert on public.sample to anon;`,
    );
    const dataFolder = path.join(folder, 'data');
    await copySeededFolder(dataFolder);
    backend = await createBackend({
      dataFolder,
      supabaseFolder: folder,
      siteUrl: 'http://site.test',
      seed: false,
    });
  });

  afterAll(async () => {
    await backend?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const call = async (address: string, body?: unknown) => {
    const response = await backend.fetch(
      new Request(`http://127.0.0.1/rest/v1/${address}`, {
        method: body ? 'POST' : 'GET',
        headers: { apikey: LOCAL_KEYS.publishable, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };

  test('refuses more values at once than it can count, and loses nothing after it', async () => {
    const rows = Array.from({ length: 16_384 }, (_, index) => ({ id: 1000 + index, price: 1 }));
    expect(await call('sample', rows)).toMatchObject({ status: 413, body: { code: '54000' } });
    expect((await call('sample', rows.slice(1))).status).toBe(201);
    expect((await call('sample?select=id&id=eq.1001')).body).toEqual([{ id: 1001 }]);
    expect((await call('sample?select=id&id=eq.1000')).body).toEqual([]);
  });
});

describe.skipIf(isRemote)('a migration that fails', () => {
  test('names its file and line, and leaves what was there', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-migration-'));
    const supabaseFolder = path.join(folder, 'supabase');
    const own = path.join(import.meta.dirname, '../../../supabase');
    const options = {
      dataFolder: path.join(folder, 'data'),
      supabaseFolder,
      siteUrl: '',
      seed: false,
    };
    await cp(path.join(own, 'migrations'), path.join(supabaseFolder, 'migrations'), {
      recursive: true,
    });
    await copySeededFolder(options.dataFolder);

    const bad = path.join(supabaseFolder, 'migrations/99990101000000_bad.sql');
    await writeFile(bad, 'create table public.half (id int);\n\nselect 1 from nowhere;\n');
    await expect(createBackend(options)).rejects.toThrow(
      'migrations/99990101000000_bad.sql, line 3, failed: relation "nowhere" does not exist',
    );

    await rm(bad);
    const backend = await createBackend(options);
    expect(await backend.query(`select to_regclass('public.half') as half`)).toEqual([
      { half: null },
    ]);
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  });
});
