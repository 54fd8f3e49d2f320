import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { cachedArgument, cachedValues } from '../forms/cached-arguments.ts';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import { inLanguage } from '../supabase/in-language.ts';
import { alternatesOf, type Alternates } from '../languages/translations.ts';
import type { Client } from '../supabase/client.ts';
import { createPublicClient } from '../supabase/public.ts';
import { call, readTwice } from '../supabase/read.ts';
import { z } from '../zod.ts';

const COLUMNS =
  'id, name, code, description, icon, status, display_order, seo_title, seo_description';

/** The columns that are a translation's own. */
const WORDS = 'id, name, description, seo_title, seo_description, translation_of';

const providerCode = z.string().regex(/^[A-Z0-9_]{1,60}$/);

/** The end of the list, because the pages show all of it: more than there are on the market. */
const MOST_PROVIDERS = 200;

/**
 * The property management systems and booking platforms, by display order, then by name. In another
 * language each has the words of its translation where there is one.
 *
 * @throws DataError when both attempts failed
 */
export async function listPmsProviders(shownIn: Language = defaultLanguage) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.pms_providers);
  const language = cachedArgument(cachedValues.language, shownIn);
  const rows = await readTwice('list PMS providers', () =>
    createPublicClient()
      .from('pms_providers')
      .select(COLUMNS)
      .eq('visible', true)
      .eq('language', defaultLanguage)
      .order('display_order')
      .order('name')
      .limit(MOST_PROVIDERS),
  );
  return inLanguage(rows, language, () => createPublicClient().from('pms_providers').select(WORDS));
}

/**
 * The languages in which a provider is described: its code stands in the address of each. Empty for one that is not stored.
 *
 * @throws DataError when both attempts failed
 */
export async function readProviderAlternates(wantedCode: string): Promise<Alternates> {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.pms_providers);
  const code = cachedArgument(providerCode, wantedCode);
  const family = await readTwice('read the languages of a provider', () =>
    createPublicClient()
      .from('pms_providers')
      .select('code, language, translation_of')
      .eq('code', code)
      .eq('visible', true),
  );
  return alternatesOf(family, (row) => row.code);
}

/**
 * The stored provider of a code, public or not, as it is at this moment, or null. The built-in list of the site has others.
 *
 * @throws DataError when that failed
 */
export function previewProvider(
  client: Client,
  code: string,
  language: Language = defaultLanguage,
) {
  const stored = client
    .from('pms_providers')
    .select(COLUMNS)
    .eq('code', code)
    .eq('language', language);
  return call('preview provider', stored.maybeSingle());
}
