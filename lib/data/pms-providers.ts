import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { createPublicClient } from '../supabase/public.ts';
import { readTwice } from './read.ts';

/** More than there are on the market; the pages show them all, so the list has an end. */
const MOST_PROVIDERS = 200;

/**
 * The property management systems and booking platforms, by display order, then by name.
 *
 * @throws DataError when both attempts failed
 */
export async function listPmsProviders() {
  'use cache';
  cacheLife('content');
  cacheTag('pms-providers');
  return readTwice('list PMS providers', () =>
    createPublicClient()
      .from('pms_providers')
      .select('id, name, code, description, icon, status, display_order')
      .order('display_order')
      .order('name')
      .limit(MOST_PROVIDERS),
  );
}
