import { settings } from '../env/env.ts';
import { logFailure } from '../log.ts';
import { budgets } from './budgets.ts';

/** The newest file of supabase/migrations: the oldest database that this version of the site can run on. */
export const SCHEMA_VERSION = '20261128180000';

/** What an instance may have to wait for before it can do its work. */
type WaitsFor = 'backend' | 'migrations';

/** PostgREST's answer to a function that it does not know. */
const UNKNOWN_FUNCTION = 'PGRST202';

/** Whether a database fits this version of the site, or what stands in the way. */
export type SchemaAnswer =
  { version: string; isNewEnough: boolean } | { version: null; isReached: boolean };

/**
 * Asks a project for its newest migration, as a visitor would. Never throws.
 *
 * @returns no version where the database is older than the question (`isReached`), or where no answer came
 */
export async function readSchemaVersion(
  url: string,
  key: string,
  timeoutMs: number = budgets.readiness,
): Promise<SchemaAnswer> {
  try {
    const response = await fetch(`${url}/rest/v1/rpc/schema_version`, {
      method: 'POST',
      headers: {
        apikey: key,
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
      },
      body: '{}',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (response.ok && typeof answer === 'string')
      return { version: answer, isNewEnough: answer >= SCHEMA_VERSION };
    return { version: null, isReached: (answer as { code?: unknown })?.code === UNKNOWN_FUNCTION };
  } catch {
    return { version: null, isReached: false };
  }
}

/** Whether this instance can do its work, or what it waits for. Never throws. */
export async function checkReadiness(): Promise<
  { ready: true } | { ready: false; waitsFor: WaitsFor }
> {
  const { supabaseUrl, supabaseKey } = settings();
  const schema = await readSchemaVersion(supabaseUrl, supabaseKey);
  // A database that answers, but does not know the question, is older than the question.
  if (schema.version === null)
    return { ready: false, waitsFor: schema.isReached ? 'migrations' : 'backend' };
  return schema.isNewEnough ? { ready: true } : { ready: false, waitsFor: 'migrations' };
}

const REASONS: Record<WaitsFor, string> = {
  backend: 'the backend does not answer; pages that are there are served until it does',
  migrations: 'the database is older than this version of the site; run supabase/migrations on it',
};

/** Asked once when a server starts: what it waits for becomes a line of the log. Never throws. */
export async function reportReadiness(): Promise<void> {
  const readiness = await checkReadiness();
  if (readiness.ready) return;
  const { waitsFor } = readiness;
  logFailure('not-ready', new Error(REASONS[waitsFor]), { waitsFor });
}
