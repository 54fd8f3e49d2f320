import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { createPublicClient } from '../supabase/public.ts';
import { readTwice } from '../supabase/read.ts';

/** The end of the list: more would not be read by anyone. */
const MOST_SUBPROCESSORS = 100;

/**
 * Lists who processes personal data for us, also those who have ended or will begin, in display order, each with the
 * moment at which its row was written. A sample would be a claim about the company: visitors see none.
 *
 * @throws DataError when both attempts failed
 */
export async function listSubprocessors() {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.subprocessors);
  return readTwice('list subprocessors', () =>
    createPublicClient()
      .from('subprocessors')
      .select(
        'id, name, task, data, country, safeguard, since, until, changed_on, change_note, updated_at',
      )
      .eq('visible', true)
      .eq('is_sample', false)
      .order('display_order')
      .order('id')
      .limit(MOST_SUBPROCESSORS),
  );
}
