import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createBackend, type Backend } from '../../../supabase/local/backend.ts';
import { LOCAL_KEYS, localSettings } from '../../../supabase/local/settings.ts';
import {
  isRemote,
  randomPort,
  startEmbedded,
  startServer,
  type EmbeddedBackend,
} from '../../setup/backend.ts';
import { newAddress, newUser } from '../../setup/accounts.ts';

// What only the embedded backend has: its process, its folder and the database under it.
describe.skipIf(isRemote)('the embedded process', () => {
  let backend: EmbeddedBackend;

  beforeAll(async () => {
    backend = await startEmbedded();
  });

  afterAll(() => backend?.stop());

  test('loses no acknowledged row, mail or session when it is killed', async () => {
    const { client, email } = await newUser(backend);
    const visitor = backend.anonymous();
    const acknowledged: string[] = [];
    const write = async () => {
      for (let count = 0; count < 25; count++) {
        const row = { email: newAddress() };
        const { error } = await visitor.from('newsletter_subscriptions').insert(row);
        if (error) return;
        acknowledged.push(row.email);
      }
    };
    const writers = Array.from({ length: 8 }, write);
    while (acknowledged.length < 120) await new Promise((resolve) => setTimeout(resolve, 5));
    await backend.kill();
    await Promise.all(writers);

    await backend.start();
    const { data } = await backend.service().from('newsletter_subscriptions').select('email');
    const kept = new Set(data?.map((row) => row.email));
    expect(acknowledged.filter((address) => !kept.has(address))).toEqual([]);
    expect(await backend.mailsTo(email)).toHaveLength(1);
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  test('keeps revoked rights revoked after a restart', async () => {
    await backend.kill();
    await backend.start();
    const { error } = await backend.anonymous().from('profiles').select();
    expect(error?.code).toBe('42501');
  });

  test('shows the inbox to people, with every text escaped', async () => {
    const email = newAddress();
    await backend.anonymous().auth.signUp({ email, password: 'a long enough password' });
    const page = await (await fetch(`${backend.url}/_local/inbox`)).text();
    expect(page).toContain(email);
    expect(page).toContain('<a href="http://site.test/auth/confirm?token_hash=');
    expect(page).not.toContain('<script');
  });
});

describe.skipIf(isRemote)('starting', () => {
  let folder: string;
  const children: Awaited<ReturnType<typeof startServer>>[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-start-'));
  });

  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  const start = async (env: Record<string, string>) => {
    const child = await startServer({ ...process.env, ...env });
    children.push(child);
    return child;
  };

  test('is refused on a taken port and on a folder in use, each with one sentence', async () => {
    const PORT = String(randomPort());
    const LOCAL_DATA_DIR = path.join(folder, 'data');
    await start({ PORT, LOCAL_DATA_DIR });
    const taken = `Port ${Number(PORT) + 1} is already taken.`;
    await expect(start({ PORT, LOCAL_DATA_DIR })).rejects.toThrow(taken);
    const inUse = `The data folder ${LOCAL_DATA_DIR} is in use by another running Nightdesk backend.`;
    await expect(start({ PORT: String(randomPort()), LOCAL_DATA_DIR })).rejects.toThrow(inUse);
  });

  test('is refused on a folder that holds something else', async () => {
    const LOCAL_DATA_DIR = path.join(import.meta.dirname, '../../../docs');
    const refused = start({ PORT: String(randomPort()), LOCAL_DATA_DIR });
    await expect(refused).rejects.toThrow('is not a Nightdesk data folder');
  });

  test('ends with its parent', async () => {
    const env = { PORT: String(randomPort()), LOCAL_DATA_DIR: path.join(folder, 'orphan') };
    const child = await start(env);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    expect(await ended).toBe(0);
    await expect(fetch(localSettings(env).backendUrl)).rejects.toThrow();
  });
});

describe.skipIf(isRemote)('the database', () => {
  let folder: string;
  let backend: Backend;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-database-'));
    const own = path.join(import.meta.dirname, '../../../supabase');
    await cp(path.join(own, 'migrations'), path.join(folder, 'migrations'), { recursive: true });
    await writeFile(
      path.join(folder, 'migrations/99990101000000_values.sql'),
      `create extension citext with schema extensions;
       create extension pg_trgm with schema extensions;
       create table public.sample (
         id int primary key, price numeric(8, 2), facts jsonb, name extensions.citext,
         span int4range, exclude using gist (span with &&)
       );
       grant select, insert on public.sample to anon;
       create function public.complain() returns void language plpgsql as
         $$ begin raise exception 'Not tonight' using hint = 'Try tomorrow'; end $$;
       grant execute on function public.complain to anon;`,
    );
    backend = await createBackend({
      dataFolder: null,
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

  test('answers numbers, json and case-blind text as PostgREST does', async () => {
    const facts = { text: '"quoted"', list: [1, null], nested: { deep: true } };
    expect((await call('sample', { id: 1, price: 19.9, facts, name: 'Arve' })).status).toBe(201);
    const { body } = await call('sample?select=price,facts&name=eq.ARVE');
    expect(body).toEqual([{ price: 19.9, facts }]);
  });

  test('answers an exclusion as 23P01 and a raised exception as P0001', async () => {
    await call('sample', { id: 2, span: '[1,5)' });
    const overlap = await call('sample', { id: 3, span: '[4,9)' });
    expect(overlap).toMatchObject({ status: 400, body: { code: '23P01' } });
    const raised = await call('rpc/complain', {});
    expect(raised).toMatchObject({
      status: 400,
      body: { code: 'P0001', message: 'Not tonight', hint: 'Try tomorrow' },
    });
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
    await (await createBackend(options)).close();

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
