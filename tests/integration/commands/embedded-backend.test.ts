import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BackendMessage } from '../../../lib/server/commands/backend.ts';
import { PUBLISHED_KEYS } from '../../../lib/env/published-keys.ts';
import { LOCAL_ADMINISTRATOR } from '../../../supabase/local/settings.ts';
import { signToken, userClaims } from '../../support/accounts.ts';
import { freePorts } from '../../support/free-ports.ts';
import { copySeededFolder } from '../../support/seeded-folder.ts';
import { endServer } from '../../support/servers.ts';

const SERVER = path.join(import.meta.dirname, '../../../supabase/local/server.ts');
const FOR_OTHERS = { EMBEDDED_BACKEND: 'yes', SITE_URL: 'https://desk.example' };
const { email } = LOCAL_ADMINISTRATOR;
const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-embedded-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the embedded backend on the folder, does something with it, and gives what it printed. */
async function run(
  env: Record<string, string>,
  work: (backend: ReturnType<typeof opened>) => Promise<void>,
): Promise<string> {
  const child = fork(SERVER, {
    env: { ...process.env, PORT: String(await freePorts()), LOCAL_DATA_DIR: folder, ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [message] = (await once(child, 'message')) as [BackendMessage];
  try {
    if ('error' in message) return message.error;
    await work(opened(message.env, output));
  } finally {
    await endServer(child);
  }
  return output;
}

/** What the site is told of a backend, and how its doors answer. */
function opened(env: Record<string, string | undefined>, output: string) {
  const url = env.SUPABASE_URL!;
  const keys = [env.SUPABASE_PUBLISHABLE_KEY!, env.SUPABASE_SECRET_KEY!] as const;
  const signIn = async (password: string) => {
    const { auth: service } = createClient(url, keys[0], { auth });
    return (await service.signInWithPassword({ email, password })).data.session;
  };
  return {
    url,
    keys,
    signIn,
    printedPassword:
      /^New password of (\S+), shown only this once: (\S+)$/m.exec(output)?.[2] ?? '',
    refresh: async (refresh_token: string) => {
      const { auth: service } = createClient(url, keys[0], { auth });
      return (await service.refreshSession({ refresh_token })).data.session;
    },
    /** The status for a key, or for a token with that key. */
    status: async (apikey: string, token = apikey) => {
      const headers = { apikey, authorization: `Bearer ${token}` };
      return (await fetch(`${url}/rest/v1/profiles?select=id`, { headers })).status;
    },
  };
}

it('a folder for others gets a password and keys of its own, and its sessions end; it tells the password once', async () => {
  // As a new folder is once it is migrated and seeded, which takes long.
  await copySeededFolder(folder);
  let session = '';
  await run({ SITE_URL: 'http://desk.localhost' }, async ({ keys, signIn }) => {
    expect(keys).toEqual(Object.values(PUBLISHED_KEYS));
    session = (await signIn(LOCAL_ADMINISTRATOR.password))!.refresh_token;
  });

  let keys: readonly string[] = [];
  const first = await run(FOR_OTHERS, async (backend) => {
    keys = backend.keys;
    expect(await backend.refresh(session)).toBeNull();
    expect(await backend.signIn(LOCAL_ADMINISTRATOR.password)).toBeNull();
    expect(backend.printedPassword).toMatch(/^[\w-]{20}$/);
    expect(await backend.signIn(backend.printedPassword)).not.toBeNull();
    expect(await backend.status(backend.keys[1])).toBe(200);
    // The published keys and a token of the published signing key open nothing.
    for (const key of Object.values(PUBLISHED_KEYS)) expect(await backend.status(key)).toBe(401);
    const forged = signToken({ ...userClaims(), role: 'service_role' });
    expect(await backend.status(backend.keys[0], forged)).toBe(401);
  });
  expect(first).not.toContain(keys[1]);
  expect((await stat(path.join(folder, 'keys.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);

  // It keeps both, also when it is started for its own machine.
  const second = await run({ SITE_URL: '' }, async (backend) => {
    expect(backend.keys).toEqual(keys);
    expect(await backend.signIn(LOCAL_ADMINISTRATOR.password)).toBeNull();
  });
  expect(second).toBe('');
});

it('a public address is refused while the folder would open with the published password', async () => {
  const env = { SITE_URL: 'https://desk.example', EMBEDDED_BACKEND: '' };
  expect(await run(env, async () => expect.unreachable())).toMatch(
    /^SITE_URL is https:\/\/desk\.example, an address that others reach/,
  );
});
