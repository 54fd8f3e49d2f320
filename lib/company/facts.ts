import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { createPublicClient } from '../supabase/public.ts';
import { readTwice } from '../supabase/read.ts';
import { factsOf, type CompanyFacts } from './fact-names.ts';

/**
 * Gives the facts about the company, as owners have written them down.
 *
 * @throws DataError when both attempts failed
 */
export async function getCompanyFacts(): Promise<CompanyFacts> {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.company_facts);
  const rows = await readTwice('read company facts', () =>
    createPublicClient().from('company_facts').select('name, value'),
  );
  return factsOf(rows);
}
