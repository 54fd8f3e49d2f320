import 'server-only';
import { createPublicClient } from '../supabase/public.ts';
import { DataError } from './read.ts';

/**
 * Whether a position is open at this moment, past every cache.
 *
 * @param timeoutMs the longest that the answer may take
 * @throws DataError when there is none
 */
export async function isJobOpen(id: string, timeoutMs?: number): Promise<boolean> {
  const { data, error } = await createPublicClient(timeoutMs)
    .from('job_openings')
    .select('id')
    .eq('id', id)
    .eq('is_active', true)
    .limit(1);
  if (error) throw new DataError('find job opening', error);
  return data.length > 0;
}
