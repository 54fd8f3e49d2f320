import 'server-only';
import { logFailure } from '../log.ts';
import { checkReadiness, type WaitsFor } from './readiness.ts';

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
