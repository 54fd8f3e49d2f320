import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Client } from '../../lib/supabase/client.ts';
import type { Database } from '../../lib/supabase/database.types.ts';
import type { AuthCondition } from '../../supabase/local/auth-conditions.ts';
import type { CaughtMail } from '../../supabase/local/inbox.ts';
import { LOCAL_KEYS, localSettings } from '../../supabase/local/settings.ts';
import { freePorts } from './free-ports.ts';
import { letMinutesPass, MOVABLE_CLOCK } from './movable-clock.ts';
import { copySeededFolder, seededFolder } from './seeded-folder.ts';
import { endServer } from './servers.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** The address of the site, as an embedded backend of a test names it. */
export const SITE_URL = 'http://site.localhost';

const SERVER = path.join(ROOT, 'supabase/local/server.ts');

export type { Client };
type Keys = { publishable: string; secret: string };

/** A backend under test: the embedded one in a separate process and folder, or the one the environment names. */
export type TestBackend = ReturnType<typeof clients> & { stop(): Promise<void> };

/** An embedded backend that one file of tests after another uses. */
export type SharedBackend = TestBackend & ReturnType<typeof embeddedAt>;

/** The embedded backend of one file. */
export type EmbeddedBackend = Awaited<ReturnType<typeof startEmbedded>>;

/** Whether the suite runs against the Supabase project that the environment names. */
export const isRemote = Boolean(process.env.SUPABASE_URL);

/** The backend of a contract test file. */
export async function startBackend(): Promise<TestBackend> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = process.env;
  if (!SUPABASE_URL) return takeShared();
  if (!SUPABASE_PUBLISHABLE_KEY || !SUPABASE_SECRET_KEY) {
    throw new Error('SUPABASE_URL needs SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.');
  }
  const keys = { publishable: SUPABASE_PUBLISHABLE_KEY, secret: SUPABASE_SECRET_KEY };
  return { ...clients(SUPABASE_URL, keys), stop: async () => undefined };
}

/** The addresses of the backends that the workers of Vitest share, one for each worker (shared-backends.ts). */
export const SHARED = 'SHARED_BACKENDS';

/** The embedded backend of this worker, with the seeded data, whatever the file before has done to them. */
export async function takeShared(): Promise<SharedBackend> {
  const urls = process.env[SHARED]!.split(' ');
  const url = urls[Number(process.env.VITEST_POOL_ID) - 1]!;
  const told = await fetch(`${url}/_local/data-folder`, {
    method: 'PUT',
    body: await seededFolder(),
  });
  if (!told.ok) throw new Error(`The shared backend did not take the seeded data: ${told.status}.`);
  return { ...embeddedAt(url), stop: async () => undefined };
}

/** Tests mail the same address again at once, and sign in from one address without end. */
const NO_LIMITS = 1_000_000;

/**
 * An embedded backend. `supabaseFolder` replaces the project's own. `isFresh` starts from an empty folder, which is migrated and
 * seeded from the beginning; otherwise it starts on a copy of the seeded data folder. With an `abuseTolerance` of 1 its auth
 * service has the limits that it has for everyone.
 */
export async function startEmbedded(
  supabaseFolder?: string,
  isFresh = supabaseFolder !== undefined,
  abuseTolerance = NO_LIMITS,
) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-test-'));
  if (!isFresh) await copySeededFolder(folder);
  const env = {
    ...process.env,
    PORT: String(await freePorts()),
    LOCAL_DATA_DIR: folder,
    LOCAL_SUPABASE_DIR: supabaseFolder ?? '',
    SITE_URL,
    LOCAL_TEST_CONTROLS: 'yes',
    ABUSE_TOLERANCE: String(abuseTolerance),
    ...MOVABLE_CLOCK,
  };
  const { backendUrl } = localSettings(env);
  let child = await startServer(env);
  return {
    ...embeddedAt(backendUrl),
    /** Ends the process as a power cut would. */
    kill: async () => void (await endServer(child, 'SIGKILL')),
    /** Starts it again on the same folder and port. */
    start: async () => void (child = await startServer(env)),
    /** Moves its clock forward. */
    letMinutesPass: (minutes: number) => letMinutesPass(minutes, child),
    stop: async () => {
      await endServer(child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts server.ts and waits until it is ready; rejects with the message it fails with. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = fork(SERVER, {
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => [{ error: 'The backend ended before it was ready.' }]),
  ])) as [{ ready?: true; error?: string }];
  if (message.error) throw new Error(message.error);
  return child;
}

/** The clients of an embedded backend that runs, and the mails that it has caught, the newest first. */
export function embeddedAt(url: string) {
  return {
    ...clients(url, LOCAL_KEYS),
    mailsTo: async (address: string) => {
      const response = await fetch(`${url}/_local/inbox.json?to=${encodeURIComponent(address)}`);
      return (await response.json()) as CaughtMail[];
    },
    /** Has the auth service answer as a hosted one does in a condition, until it is told otherwise; null: as ever. */
    setAuthCondition: async (condition: AuthCondition | null) => {
      const body = condition ?? '';
      const told = await fetch(`${url}/_local/auth-condition`, { method: 'PUT', body });
      if (!told.ok) throw new Error(`The backend does not know the condition ${condition}.`);
    },
  };
}

function clients(url: string, keys: Keys) {
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  const open = (key: string): Client =>
    createClient<Database>(url, key, { auth, db: { retry: false } } as object);
  return {
    url,
    keys,
    /** A visitor's client; every call gives a new one, without a session. */
    anonymous: () => open(keys.publishable),
    /** A client past row-level security. */
    service: () => open(keys.secret),
  };
}
