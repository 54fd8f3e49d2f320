import 'server-only';
import { logFailure } from '../log.ts';
import { budgets } from '../supabase/budgets.ts';
import { createPublicClient } from '../supabase/public.ts';

/** The newest file of supabase/migrations: the oldest database that this version of the site can run on. */
export const SCHEMA_VERSION = '20261126201000';

/** What an instance may have to wait for before it can do its work. */
type WaitsFor = 'backend' | 'migrations';

/** PostgREST's answer to a function that it does not know. */
const UNKNOWN_FUNCTION = 'PGRST202';

/** Whether this instance can do its work, or what it waits for. Never throws. */
export async function checkReadiness(): Promise<
  { ready: true } | { ready: false; waitsFor: WaitsFor }
> {
  const { data, error } = await createPublicClient(budgets.readiness).rpc('schema_version');
  // A database that answers, but does not know the question, is older than the question.
  if (error?.code === UNKNOWN_FUNCTION) return { ready: false, waitsFor: 'migrations' };
  if (error || typeof data !== 'string') return { ready: false, waitsFor: 'backend' };
  return data >= SCHEMA_VERSION ? { ready: true } : { ready: false, waitsFor: 'migrations' };
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
