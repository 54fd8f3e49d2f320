import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import type { Client } from '../supabase/client.ts';
import { createPublicClient } from '../supabase/public.ts';
import { call, readTwice } from '../supabase/read.ts';

const COLUMNS =
  'id, name, code, description, icon, status, display_order, seo_title, seo_description';

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
  cacheTag(CONTENT_TAGS.pms_providers);
  return readTwice('list PMS providers', () =>
    createPublicClient()
      .from('pms_providers')
      .select(COLUMNS)
      .eq('visible', true)
      .order('display_order')
      .order('name')
      .limit(MOST_PROVIDERS),
  );
}

/**
 * The stored provider of a code, public or not, as it is at this moment, or null. The built-in list of the site has others.
 *
 * @throws DataError when that failed
 */
export function previewProvider(client: Client, code: string) {
  const stored = client.from('pms_providers').select(COLUMNS).eq('code', code);
  return call('preview provider', stored.maybeSingle());
}
