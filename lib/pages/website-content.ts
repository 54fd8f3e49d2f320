import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { paths } from '../paths.ts';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { cachedArgument, cachedValues } from '../forms/cached-arguments.ts';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import { inLanguage } from '../supabase/in-language.ts';
import { alternatesOf, asPreview, familyOf } from '../languages/translations.ts';
import type { Client } from '../supabase/client.ts';
import { createPublicClient } from '../supabase/public.ts';
import { call, readTwice } from '../supabase/read.ts';

const PAGE =
  'id, slug, page_title, content, last_updated, seo_title, seo_description, translation_of';

const FEATURES_SLUG = 'features';
const FEATURES_PATH = paths.info(FEATURES_SLUG);

/**
 * The legal texts are pages of the site (/privacy, /terms, /cookies). Rows of these slugs are not shown, so that there is
 * one text of each; lib/server/address-rules.ts redirects their addresses.
 */
export const LEGAL_SLUGS = '(privacy,terms,cookies)';

/**
 * The visible information pages, in their order. In another language each has the address and the words of its translation
 * where there is one.
 *
 * @throws DataError when both attempts failed
 */
export async function listInfoPages(shownIn: Language = defaultLanguage) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.website_content);
  const language = cachedArgument(cachedValues.language, shownIn);
  const rows = await readTwice('list information pages', () =>
    createPublicClient()
      .from('website_content')
      .select('id, slug, nav_title, in_footer, last_updated')
      .eq('visible', true)
      .eq('language', defaultLanguage)
      .not('slug', 'in', LEGAL_SLUGS)
      .order('order_index')
      .order('slug'),
  );
  return inLanguage(rows, language, () =>
    createPublicClient()
      .from('website_content')
      .select('id, slug, nav_title, last_updated, translation_of'),
  );
}

// Every bundle of the server has a copy of this file, so what was read last is the process's own.
const LAST = Symbol.for('nightdesk.footer-pages');
const memory = globalThis as {
  [LAST]?: Partial<Record<Language, Awaited<ReturnType<typeof listInfoPages>>>>;
};

/**
 * The visible pages that the footer links, in their order. While they cannot be read, those of the last time: a page
 * with its own content, or a missing one, must not fail for its footer.
 *
 * @throws DataError when this process has never read them
 */
export async function listFooterPages(language: Language = defaultLanguage) {
  try {
    const pages = (await listInfoPages(language)).filter(({ in_footer }) => in_footer);
    memory[LAST] = { ...memory[LAST], [language]: pages };
    return pages;
  } catch (error) {
    const last = memory[LAST]?.[language];
    if (last) return last;
    throw error;
  }
}

/**
 * One visible information page in a language, or null: a page without a translation is not made in that language. With
 * the languages in which it is. Takes a well-formed slug.
 *
 * @throws DataError when both attempts failed
 */
export async function getInfoPage(slug: string, shownIn: Language = defaultLanguage) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.website_content);
  const pageSlug = cachedArgument(cachedValues.slug, slug);
  const language = cachedArgument(cachedValues.language, shownIn);
  const [page] = await readTwice('read information page', () =>
    createPublicClient()
      .from('website_content')
      .select(PAGE)
      .eq('slug', pageSlug)
      .eq('language', language)
      .not('slug', 'in', LEGAL_SLUGS)
      .eq('visible', true),
  );
  if (!page) return null;
  const family = await readTwice('read the languages of an information page', () =>
    createPublicClient()
      .from('website_content')
      .select('slug, language, translation_of')
      .or(familyOf(page))
      .eq('visible', true),
  );
  const alternates = alternatesOf(family, (row) => row.slug);
  return alternates.en ? { ...page, language, alternates } : null;
}

/**
 * One information page, visible or not, as it is at this moment, or null. Row-level security lets administrators read
 * hidden ones.
 *
 * @throws DataError when that failed
 */
export async function previewInfoPage(
  client: Client,
  slug: string,
  language: Language = defaultLanguage,
) {
  const stored = client.from('website_content').select(PAGE).eq('slug', slug);
  const query = stored.eq('language', language).maybeSingle();
  const page = await call('preview information page', query);
  return page && asPreview(page, language);
}

/**
 * The features document of the documentation under its present name, also where it is not visible as a page. Empty where
 * there is none, and while its moments keep it back or it is archived. In another language its translation, where there is
 * one.
 *
 * @throws DataError when both attempts failed
 */
export async function getFeaturesDocument(
  shownIn: Language = defaultLanguage,
): Promise<{ text: string; language: Language }> {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.website_content);
  cacheTag(CONTENT_TAGS.redirects);
  const language = cachedArgument(cachedValues.language, shownIn);
  const [moved] = await readTwice('read where the features document is', () =>
    createPublicClient().from('redirects').select('to_path').eq('from_path', FEATURES_PATH),
  );
  const slugs = [FEATURES_SLUG, moved?.to_path.slice(paths.info('').length) ?? FEATURES_SLUG];
  const rows = await readTwice('read features document', () =>
    createPublicClient()
      .from('website_content')
      .select('id, slug, content')
      .eq('language', defaultLanguage)
      .in('slug', slugs),
  );
  // A page that has the name again is meant, not the one that had it.
  const row = rows.find(({ slug }) => slug === FEATURES_SLUG) ?? rows[0];
  if (!row) return { text: '', language: defaultLanguage };
  const [shown] = await inLanguage([row], language, () =>
    createPublicClient().from('website_content').select('content, translation_of'),
  );
  return { text: shown!.content, language: shown!.language };
}
