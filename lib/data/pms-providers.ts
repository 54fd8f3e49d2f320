import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { cacheLife, cacheTag } from 'next/cache';
import type { Database } from '../supabase/database.types.ts';
import { createPublicClient } from '../supabase/public.ts';
import { DataError, readTwice } from './read.ts';

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

/**
 * The stored provider of a code, or null. The built-in list of the site has others.
 *
 * @throws DataError when that failed
 */
export async function previewProvider(client: SupabaseClient<Database>, code: string) {
  const { data, error } = await client
    .from('pms_providers')
    .select('id')
    .eq('code', code)
    .maybeSingle();
  if (error) throw new DataError('preview provider', error);
  return data;
}
