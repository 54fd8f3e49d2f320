import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { paths } from '../paths.ts';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { cachedArgument, cachedValues } from '../forms/cached-arguments.ts';
import type { Client } from '../supabase/client.ts';
import { createPublicClient } from '../supabase/public.ts';
import { call, readTwice } from '../supabase/read.ts';

const PAGE = 'id, slug, page_title, content, last_updated, seo_title, seo_description';

const FEATURES_SLUG = 'features';
const FEATURES_PATH = paths.info(FEATURES_SLUG);

/**
 * The legal texts are pages of the site (/privacy, /terms, /cookies). Rows of these slugs are not shown, so that there is
 * one text of each; lib/server/address-rules.ts redirects their addresses.
 */
export const LEGAL_SLUGS = '(privacy,terms,cookies)';

/**
 * The visible information pages, in their order.
 *
 * @throws DataError when both attempts failed
 */
export async function listInfoPages() {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.website_content);
  return readTwice('list information pages', () =>
    createPublicClient()
      .from('website_content')
      .select('slug, nav_title, in_footer, last_updated')
      .eq('visible', true)
      .not('slug', 'in', LEGAL_SLUGS)
      .order('order_index')
      .order('slug'),
  );
}

// Every bundle of the server has a copy of this file, so what was read last is the process's own.
const LAST = Symbol.for('nightdesk.footer-pages');
const memory = globalThis as { [LAST]?: Awaited<ReturnType<typeof listInfoPages>> };

/**
 * The visible pages that the footer links, in their order. While they cannot be read, those of the last time: a page
 * with its own content, or a missing one, must not fail for its footer.
 *
 * @throws DataError when this process has never read them
 */
export async function listFooterPages() {
  try {
    const pages = await listInfoPages();
    return (memory[LAST] = pages.filter(({ in_footer }) => in_footer));
  } catch (error) {
    if (memory[LAST]) return memory[LAST];
    throw error;
  }
}

/**
 * One visible information page, or null. Takes a well-formed slug.
 *
 * @throws DataError when both attempts failed
 */
export async function getInfoPage(slug: string) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.website_content);
  const pageSlug = cachedArgument(cachedValues.slug, slug);
  const [page] = await readTwice('read information page', () =>
    createPublicClient()
      .from('website_content')
      .select(PAGE)
      .eq('slug', pageSlug)
      .not('slug', 'in', LEGAL_SLUGS)
      .eq('visible', true),
  );
  return page ?? null;
}

/**
 * One information page, visible or not, as it is at this moment, or null. Row-level security lets administrators read
 * hidden ones.
 *
 * @throws DataError when that failed
 */
export function previewInfoPage(client: Client, slug: string) {
  const stored = client.from('website_content').select(PAGE).eq('slug', slug);
  return call('preview information page', stored.maybeSingle());
}

/**
 * The features document of the documentation under its present name, also where it is not visible as a page. Empty where
 * there is none, and while its moments keep it back or it is archived.
 *
 * @throws DataError when both attempts failed
 */
export async function getFeaturesDocument(): Promise<string> {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.website_content);
  cacheTag(CONTENT_TAGS.redirects);
  const [moved] = await readTwice('read where the features document is', () =>
    createPublicClient().from('redirects').select('to_path').eq('from_path', FEATURES_PATH),
  );
  const slugs = [FEATURES_SLUG, moved?.to_path.slice(paths.info('').length) ?? FEATURES_SLUG];
  const rows = await readTwice('read features document', () =>
    createPublicClient().from('website_content').select('slug, content').in('slug', slugs),
  );
  // A page that has the name again is meant, not the one that had it.
  const row = rows.find(({ slug }) => slug === FEATURES_SLUG) ?? rows[0];
  return row?.content ?? '';
}
