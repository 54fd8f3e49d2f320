import 'server-only';
import { createPublicClient } from '../supabase/public.ts';
import { call } from '../supabase/read.ts';

/**
 * Whether a position is open at this moment, past every cache.
 *
 * @throws DataError when there is no answer
 */
export async function isJobOpen(id: string): Promise<boolean> {
  const jobs = createPublicClient().from('job_openings').select('id');
  const open = await call('find job opening', jobs.eq('id', id).eq('is_active', true).limit(1));
  return open.length > 0;
}
