import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { createBackend } from '../../../supabase/local/backend.ts';
import { LOCAL_KEYS, localSettings } from '../../../supabase/local/settings.ts';
import { newAddress, newUser } from '../../support/accounts.ts';
import { isRemote, SITE_URL, startEmbedded, startServer } from '../../support/backend.ts';
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

  describe('a page that another site shows a developer', () => {
    const { publishable, secret } = LOCAL_KEYS;
    const json = { 'content-type': 'application/json' };
    const email = newAddress();
    const row = JSON.stringify({ email });
    const table = '/rest/v1/newsletter_subscriptions';
    const found = async () => {
      const rows = backend().service().from('newsletter_subscriptions').select('email');
      return (await rows.eq('email', email).throwOnError()).data;
    };

    /** Sends what a browser would, which fetch sends for no page. */
    async function ask(to: string, headers: Record<string, string>, method = 'GET', body = '') {
      const asked = request(backend().url + to, { method, headers }).end(body);
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      const allowed = response.headers['access-control-allow-origin'];
      return { status: response.statusCode, allowed, body: await text(response) };
    }

    const ORIGINS = ['https://evil.example', 'null', 'http://localhost.evil.example', ''];
    test.each(ORIGINS)('of the origin "%s" has nothing done, and reads nothing', async (origin) => {
      const asked = { 'access-control-request-method': 'POST' };
      const calls = [
        ask(table, { apikey: secret, origin, ...json }, 'POST', row),
        // What a browser sends without asking first.
        ask(`${table}?apikey=${secret}`, { origin, 'content-type': 'text/plain' }, 'POST', row),
        ask(`/rest/v1/config?apikey=${publishable}`, { origin }),
        ask('/_local/inbox.json', { origin }),
        ask('/_local/auth-condition', { origin }, 'PUT', 'failing'),
        ...[
          '/rest/v1/config',
          '/auth/v1/token',
          '/storage/v1/object/media/a',
          '/functions/v1/demo-booking',
        ].map((to) => ask(to, { origin, ...asked }, 'OPTIONS')),
      ];
      for (const answer of await Promise.all(calls)) {
        expect(answer).toMatchObject({ status: 403, allowed: undefined });
        expect(Object.keys(JSON.parse(answer.body))).toEqual(['message']);
      }
      expect(await found()).toEqual([]);
    });

    test('has nothing done by a picture, a script or a window with a key', async () => {
      const from = { 'sec-fetch-site': 'cross-site' };
      const to = `/rest/v1/config?apikey=${secret}`;
      const window = { ...from, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
      for (const dest of ['image', 'script', 'iframe'])
        expect(await ask('/_local/inbox', { ...from, 'sec-fetch-dest': dest })).toMatchObject({
          status: 403,
        });
      expect((await ask(to, window)).status).toBe(403);
      expect((await ask(table, window, 'POST', row)).status).toBe(403);
      // A link of the site: for a browser localhost and 127.0.0.1 are two sites.
      expect((await ask('/_local/inbox', window)).status).toBe(200);
      expect((await ask(to, { 'sec-fetch-site': 'none' })).status).toBe(200);
    });

    test('has a name of its own for this machine, and reads nothing', async () => {
      const ports = localSettings({ PORT: String(Number(new URL(backend().url).port) - 1) });
      const host = `evil.example:${ports.backendPort}`;
      expect((await ask('/_local/inbox.json', { host })).status).toBe(421);
      const call = { method: 'POST', headers: { apikey: secret, ...json }, body: '{}' };
      await fetch(`${backend().url}/functions/v1/demo-booking`, call);
      const direct = request(`http://127.0.0.1:${ports.functionsPort}/demo-booking`, {
        method: 'POST',
        headers: { ...call.headers, host: `evil.example:${ports.functionsPort}` },
      }).end('{}');
      const [response] = (await once(direct, 'response')) as [IncomingMessage];
      expect(response.statusCode).toBe(421);
    });

    test.each([SITE_URL, 'http://localhost:5173', 'http://127.0.0.1:3000', 'https://[::1]'])(
      'is not one of %s, which is answered alone',
      async (origin) => {
        const read = await ask('/rest/v1/config?select=name', { origin, apikey: publishable });
        expect(read).toMatchObject({ status: 200, allowed: origin });
        const asked = { origin, 'access-control-request-method': 'POST' };
        expect(await ask(table, asked, 'OPTIONS')).toMatchObject({ status: 200, allowed: origin });
        const server = await ask('/rest/v1/config?select=name', { apikey: publishable });
        expect(server).toMatchObject({ status: 200, allowed: undefined });
      },
    );
  });

  // What the folder notes: supabase/local/data-folder.test.ts.
  test('refuses a data folder that a newer site migrated without noting it there', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-other-'));
    await copySeededFolder(folder);
    const database = await createBackend({ ...localSettings({}), dataFolder: folder });
    await database.query(
      `insert into supabase_migrations.schema_migrations (version) values ('99990101000000')`,
    );
    await database.close();
    const env = { ...process.env, PORT: String(await freePorts()), LOCAL_DATA_DIR: folder };
    await expect(startServer(env)).rejects.toThrow('was made by a newer version of this site');
    await rm(folder, { recursive: true });
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
