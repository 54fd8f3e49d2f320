import 'server-only';
import { budgets } from '../supabase/budgets.ts';
import { createPublicClient } from '../supabase/public.ts';
import { SCHEMA_VERSION } from './schema-version.ts';

/** Whether this instance can do its work, or in a few words what it waits for. Never throws. */
export async function checkReadiness(): Promise<
  { ready: true } | { ready: false; waitsFor: string }
> {
  const { data, error } = await createPublicClient(budgets.readiness).rpc('schema_version');
  // A database that answers, but does not know the question, is older than the question.
  if (error?.code === 'PGRST202') return { ready: false, waitsFor: 'migrations' };
  if (error || typeof data !== 'string') return { ready: false, waitsFor: 'backend' };
  return data >= SCHEMA_VERSION ? { ready: true } : { ready: false, waitsFor: 'migrations' };
}
