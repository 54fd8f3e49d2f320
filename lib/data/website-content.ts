import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { createPublicClient } from '../supabase/public.ts';
import { readTwice } from './read.ts';

/** The visible pages that the footer links, in their order. */
export async function listFooterPages() {
  'use cache';
  cacheLife('content');
  cacheTag('website-content');
  return readTwice('list footer pages', () =>
    createPublicClient()
      .from('website_content')
      .select('slug, nav_title')
      .eq('visible', true)
      .eq('in_footer', true)
      .order('order_index')
      .order('slug'),
  );
}
