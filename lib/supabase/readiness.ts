import { settings } from '../env/env.ts';
import { logFailure } from '../log.ts';
import { budgets } from './budgets.ts';

/** The newest file of supabase/migrations: the oldest database that this version of the site can run on. */
export const SCHEMA_VERSION = '20261128180000';

/** The parts that an instance may have to wait for before it can do its work. */
type WaitsFor = 'backend' | 'migrations';

/** PostgREST's answer to a function that it does not know. */
const UNKNOWN_FUNCTION = 'PGRST202';

/** Asks a database for its newest migration, as a visitor would. */
export function askSchemaVersion(url: string, key: string, timeoutMs: number): Promise<Response> {
  return fetch(`${url}/rest/v1/rpc/schema_version`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{}',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/**
 * Gives the newest migration of a database, null where it names none, and what this version of the site has to wait for
 * before it can work on it. Never throws.
 */
export async function readSchemaVersion(
  url: string,
  key: string,
  timeoutMs: number = budgets.readiness,
): Promise<{ version: string | null; waitsFor: WaitsFor | null }> {
  try {
    const response = await askSchemaVersion(url, key, timeoutMs);
    const answer: unknown = await response.json();
    if (response.ok && typeof answer === 'string')
      return { version: answer, waitsFor: answer >= SCHEMA_VERSION ? null : 'migrations' };
    // A database that answers, but does not know the question, is older than the question.
    const isOlder = (answer as { code?: unknown })?.code === UNKNOWN_FUNCTION;
    return { version: null, waitsFor: isOlder ? 'migrations' : 'backend' };
  } catch {
    return { version: null, waitsFor: 'backend' };
  }
}

/** Whether this instance can do its work, or what it waits for. Never throws. */
export async function checkReadiness(): Promise<
  { ready: true } | { ready: false; waitsFor: WaitsFor }
> {
  const { supabaseUrl, supabaseKey } = settings();
  const { waitsFor } = await readSchemaVersion(supabaseUrl, supabaseKey);
  return waitsFor ? { ready: false, waitsFor } : { ready: true };
}

const REASONS: Record<WaitsFor, string> = {
  backend: 'the backend does not answer; pages that are there are served until it does',
  migrations: 'the database is older than this version of the site; run supabase/migrations on it',
};

/** Logs what a server waits for when it starts. Never throws. */
export async function reportReadiness(): Promise<void> {
  const readiness = await checkReadiness();
  if (readiness.ready) return;
  const { waitsFor } = readiness;
  logFailure('not-ready', new Error(REASONS[waitsFor]), { waitsFor });
}
