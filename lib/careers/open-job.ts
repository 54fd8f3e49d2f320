import 'server-only';
import { createPublicClient } from '../supabase/public.ts';
import { call } from '../supabase/read.ts';

/**
 * Whether a position is open at this moment, past every cache.
 *
 * @param timeoutMs the longest that the answer may take
 * @throws DataError when there is none
 */
export async function isJobOpen(id: string, timeoutMs?: number): Promise<boolean> {
  const jobs = createPublicClient(timeoutMs).from('job_openings').select('id');
  const open = await call('find job opening', jobs.eq('id', id).eq('is_active', true).limit(1));
  return open.length > 0;
}
