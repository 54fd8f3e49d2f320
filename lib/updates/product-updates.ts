import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { pageAfter, updateLists, UPDATES_PER_PAGE, type UpdateList } from './lists.ts';
import { cachedArgument, cachedValues } from '../forms/cached-arguments.ts';
import type { Client } from '../supabase/client.ts';
import { addCachedFocus, addFocus } from '../pictures/focus.ts';
import { createPublicClient } from '../supabase/public.ts';
import { call, isBeyondTheEnd, readTwice, type Answer } from '../supabase/read.ts';
import { z } from '../zod.ts';

const COLUMNS = 'id, title, body, image_url, image_alt, type, created_at, is_sample';

/**
 * One page of the public updates, newest first, and the exact number of all that the list has. Beyond the last page there
 * are none.
 *
 * @param wantedPage counted from 1
 * @throws DataError when both attempts failed
 */
export async function listProductUpdates(wanted: UpdateList, wantedPage: number) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.product_updates);
  const list = cachedArgument(z.enum(updateLists), wanted);
  const page = cachedArgument(cachedValues.page, wantedPage);
  const first = (page - 1) * UPDATES_PER_PAGE;
  const found = await readTwice('list product updates', async () => {
    const rows = createPublicClient()
      .from('product_updates')
      .select(COLUMNS, { count: 'exact' })
      .eq('visible', true);
    const { data, error, count } = await (list === 'all' ? rows : rows.eq('type', list))
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(first, first + UPDATES_PER_PAGE - 1);
    if (error && isBeyondTheEnd(error)) return { data: { updates: [], total: 0 }, error: null };
    return { data: data && { updates: data, total: count ?? data.length }, error };
  });
  return { ...found, updates: await addCachedFocus(found.updates) };
}

/**
 * The page of the full list that shows an update now, or null when there is no such update.
 *
 * @throws DataError when both attempts failed
 */
export async function findPageOfUpdate(id: string): Promise<number | null> {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.product_updates);
  const updateId = cachedArgument(cachedValues.id, id);
  const { place } = await readTwice('find product update', () => selectPlace(updateId));
  return place;
}

/**
 * One update as it is at this moment, also one that is not public, or null.
 *
 * @throws DataError when that failed
 */
export async function previewProductUpdate(client: Client, id: string) {
  const stored = client.from('product_updates').select(COLUMNS).eq('id', id);
  const update = await call('preview product update', stored.maybeSingle());
  return update && (await addFocus([update]))[0]!;
}

/** The read behind findPageOfUpdate: the row's own date, then the number of rows before it in the order of the list. */
async function selectPlace(id: string): Promise<Answer<{ place: number | null }>> {
  const table = () => createPublicClient().from('product_updates');
  const row = await table().select('created_at').eq('id', id).maybeSingle();
  if (row.error) return { data: null, error: row.error };
  if (!row.data) return { data: { place: null }, error: null };
  const { created_at } = row.data;
  const { error, count } = await table()
    .select('id', { count: 'exact', head: true })
    .eq('visible', true)
    .or(`created_at.gt."${created_at}",and(created_at.eq."${created_at}",id.gt.${id})`);
  return { data: error ? null : { place: pageAfter(count ?? 0) }, error };
}
