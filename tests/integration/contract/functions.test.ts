import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isRemote, startEmbedded } from '../../support/backend.ts';
import { registerBackend } from '../../support/connect-to-embedded.ts';

const SUPABASE = path.join(import.meta.dirname, '../../../supabase');

const ECHO = `
import { createClient } from 'npm:@supabase/supabase-js@2';
Deno.serve(async (request: Request) => {
  const url = Deno.env.get('SUPABASE_URL') ?? '';
  const client = createClient(url, Deno.env.get('SUPABASE_ANON_KEY') ?? '');
  const { data } = await client.from('config').select('name').order('name');
  const body: unknown = request.method === 'POST' ? await request.json() : null;
  return Response.json({ method: request.method, path: new URL(request.url).pathname, body, data });
});`;

const FUNCTIONS = {
  echo: ECHO,
  open: `Deno.serve(() => new Response('open', { status: 202, headers: { 'x-own': 'yes' } }));`,
  broken: `throw new Error('broken on purpose');`,
  crashing: `Deno.serve(() => { throw new Error('crashing on purpose'); });`,
  fatal: `Deno.serve(() => Deno.exit(3));`,
};

// Test functions with known responses; the hosted gateway cannot be given them.
describe.skipIf(isRemote)('the function runtime', () => {
  let folder: string;
  // Hooks that clean up run in reverse order: this one when the backend has stopped.
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const backend = registerBackend(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-functions-'));
    for (const name of ['migrations', 'seeds', 'templates'])
      await cp(path.join(SUPABASE, name), path.join(folder, name), { recursive: true });
    for (const [name, code] of Object.entries(FUNCTIONS)) {
      await mkdir(path.join(folder, 'functions', name), { recursive: true });
      await writeFile(path.join(folder, 'functions', name, 'index.ts'), code);
    }
    return startEmbedded(folder, false);
  });

  const call = (name: string, headers: Record<string, string>, init: RequestInit = {}) =>
    fetch(`${backend().url}/functions/v1/${name}`, {
      method: 'POST',
      body: '{}',
      headers,
      ...init,
    });
  const withKey = () => ({ apikey: backend().keys.publishable });

  test('runs a function with its body, its address and the local Supabase', async () => {
    const { data, error } = await backend()
      .anonymous()
      .functions.invoke('echo', {
        body: { language: 'et' },
      });
    expect(error).toBeNull();
    expect(data).toEqual({
      method: 'POST',
      path: '/echo',
      body: { language: 'et' },
      data: [{ name: 'pricing_standard_monthly' }, { name: 'pricing_standard_yearly' }],
    });
  });

  test('asks for a key; status and headers pass', async () => {
    expect((await call('open', {})).status).toBe(401);
    expect((await call('open', { apikey: 'wrong' })).status).toBe(401);
    const response = await call('open', withKey());
    expect([response.status, response.headers.get('x-own')]).toEqual([202, 'yes']);
    expect(await response.text()).toBe('open');
  });

  test('lets a preflight through without a key', async () => {
    const response = await call('open', {}, { method: 'OPTIONS', body: null });
    expect(response.status).toBe(202);
  });

  test('a function that does not load or crashes fails alone', async () => {
    const broken = await call('broken', withKey());
    expect(broken.status).toBe(503);
    expect(await broken.json()).toMatchObject({ code: 'BOOT_ERROR' });
    expect((await call('crashing', withKey())).status).toBe(500);
    expect((await call('open', withKey())).status).toBe(202);
    // A runtime that ended is started again.
    expect((await call('fatal', withKey())).status).toBe(500);
    expect((await call('open', withKey())).status).toBe(202);
  });

  test('names that leave the folder reach nothing', async () => {
    for (const name of ['unknown', '..%2Fopen', '.hidden', '_shared', 'open%00']) {
      const response = await call(name, withKey());
      expect(response.status, name).toBe(404);
      expect(await response.json(), name).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
