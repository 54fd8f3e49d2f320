import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { pageAfter, updateLists, UPDATES_PER_PAGE, type UpdateList } from './lists.ts';
import { cachedArgument, cachedValues } from '../forms/cached-arguments.ts';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import { inLanguage } from '../supabase/in-language.ts';
import { asPreview } from '../languages/translations.ts';
import type { Client } from '../supabase/client.ts';
import { addCachedFocus, addFocus } from '../pictures/focus.ts';
import { createPublicClient } from '../supabase/public.ts';
import { call, isBeyondTheEnd, readTwice, type Answer } from '../supabase/read.ts';
import { z } from '../zod.ts';

const COLUMNS = 'id, title, body, image_url, image_alt, type, created_at, is_sample';

/** The columns that are a translation's own. */
const WORDS = 'id, title, body, image_alt, translation_of';

/**
 * One page of the public updates, newest first, and the exact number of all that the list has. Beyond the last page there
 * are none. In another language each has the words of its translation where there is one.
 *
 * @param wantedPage counted from 1
 * @throws DataError when both attempts failed
 */
export async function listProductUpdates(
  wanted: UpdateList,
  wantedPage: number,
  shownIn: Language = defaultLanguage,
) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.product_updates);
  const list = cachedArgument(z.enum(updateLists), wanted);
  const page = cachedArgument(cachedValues.page, wantedPage);
  const language = cachedArgument(cachedValues.language, shownIn);
  const first = (page - 1) * UPDATES_PER_PAGE;
  if (page > 1 && first >= (await countProductUpdates(list, language)))
    return { updates: [], total: 0 };
  const found = await readTwice('list product updates', async () => {
    const rows = createPublicClient()
      .from('product_updates')
      .select(COLUMNS, { count: 'exact' })
      .eq('visible', true)
      .eq('language', defaultLanguage);
    const { data, error, count } = await (list === 'all' ? rows : rows.eq('type', list))
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(first, first + UPDATES_PER_PAGE - 1);
    if (error && isBeyondTheEnd(error)) return { data: { updates: [], total: 0 }, error: null };
    return { data: data && { updates: data, total: count ?? data.length }, error };
  });
  const updates = await inLanguage(found.updates, language, () =>
    createPublicClient().from('product_updates').select(WORDS),
  );
  return { ...found, updates: await addCachedFocus(updates) };
}

/**
 * The number of updates in a list, by the kept answer of its first page: no query for each page number that is made up. A
 * cached function that called itself would pass by what is kept.
 */
async function countProductUpdates(list: UpdateList, language: Language): Promise<number> {
  return (await listProductUpdates(list, 1, language)).total;
}

/**
 * The page of the full list that shows an update now, or null when there is no such update. A translation is where its
 * original is, in its own language only.
 *
 * @throws DataError when both attempts failed
 */
export async function findPageOfUpdate(
  id: string,
  shownIn: Language = defaultLanguage,
): Promise<number | null> {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.product_updates);
  const updateId = cachedArgument(cachedValues.id, id);
  const language = cachedArgument(cachedValues.language, shownIn);
  const { place } = await readTwice('find product update', () => selectPlace(updateId, language));
  return place;
}

/**
 * One update as it is at this moment, also one that is not public, or null.
 *
 * @throws DataError when that failed
 */
export async function previewProductUpdate(client: Client, id: string) {
  const stored = client
    .from('product_updates')
    .select(`${COLUMNS}, language, translation_of`)
    .eq('id', id);
  const update = await call('preview product update', stored.maybeSingle());
  if (!update) return null;
  const shown = asPreview(update, cachedValues.language.parse(update.language));
  return (await addFocus([shown]))[0]!;
}

/** The read behind findPageOfUpdate: the row's own date, then the number of rows before it in the order of the list. */
async function selectPlace(
  wanted: string,
  language: Language,
): Promise<Answer<{ place: number | null }>> {
  const table = () => createPublicClient().from('product_updates');
  const shown = await table()
    .select('id, created_at, translation_of')
    .eq('id', wanted)
    .in('language', [defaultLanguage, language])
    .maybeSingle();
  const row = shown.data?.translation_of
    ? await table().select('id, created_at').eq('id', shown.data.translation_of).maybeSingle()
    : shown;
  if (row.error) return { data: null, error: row.error };
  if (!row.data) return { data: { place: null }, error: null };
  const { id, created_at } = row.data;
  const { error, count } = await table()
    .select('id', { count: 'exact', head: true })
    .eq('visible', true)
    .eq('language', defaultLanguage)
    .or(`created_at.gt."${created_at}",and(created_at.eq."${created_at}",id.gt.${id})`);
  return { data: error ? null : { place: pageAfter(count ?? 0) }, error };
}
