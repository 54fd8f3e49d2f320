import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { cacheLife, cacheTag } from 'next/cache';
import { cachedArgument } from '../schemas/cached-arguments.ts';
import type { FaqItemValues, Version } from '../schemas/faq-item.ts';
import type { Database } from '../supabase/database.types.ts';
import { createPublicClient } from '../supabase/public.ts';
import { readRanges } from './ranges.ts';
import { DataError, readTwice } from './read.ts';

type Client = SupabaseClient<Database>;

/** The tag of everything that visitors see of the questions and answers. */
export const FAQ_TAG = 'faq-items';

/** How many questions the home page shows before it leads to all of them. */
const FIRST_ITEMS = 7;

/** How many items of a type a page shows: read from top to bottom, more help nobody. */
const ITEMS_SHOWN = 200;

/** How long a creation is taken for the repetition of an equal one, in milliseconds, and among how many changes. */
const REPETITION_MS = 10 * 60_000;
const LAST_CHANGES = 20;

const COLUMNS = 'id, question, answer, category, type, display_order, updated_at';

/** What the pages show: questions, or answers of the support page. */
export type FaqType = 'faq' | 'support';

/**
 * The questions and answers of one type as visitors see them, by ascending display order; those without one come last.
 * However many there are, a page shows so many of them; `isCut` says that there are more.
 *
 * @throws DataError when both attempts failed
 */
export async function listFaqItems(wanted: FaqType) {
  'use cache';
  cacheLife('content');
  cacheTag(FAQ_TAG);
  const type = cachedArgument('faqType', wanted);
  const rows = await readTwice(`list FAQ items of type ${type}`, () =>
    selectInOrder(createPublicClient())
      .eq('type', type)
      .limit(ITEMS_SHOWN + 1),
  );
  return { items: rows.slice(0, ITEMS_SHOWN), isCut: rows.length > ITEMS_SHOWN };
}

/**
 * The first few questions of type 'faq': the home page stays as light as it is, however many there are.
 *
 * @throws DataError when both attempts failed
 */
export async function listFirstFaqItems() {
  'use cache';
  cacheLife('content');
  cacheTag(FAQ_TAG);
  return readTwice('list first FAQ items', () =>
    selectInOrder(createPublicClient()).eq('type', 'faq').limit(FIRST_ITEMS),
  );
}

/**
 * All rows, as they are at this moment. Call it for administrators only (specification, section 6).
 *
 * @throws DataError when both attempts failed
 */
export function listFaqItemsNow(client: Client) {
  return readRanges('list FAQ items for administrators', (from, to) =>
    selectInOrder(client).range(from, to),
  );
}

function selectInOrder(client: Client) {
  return client
    .from('faq_items')
    .select(COLUMNS)
    .order('display_order')
    .order('created_at')
    .order('id');
}

/**
 * One FAQ item as it is at this moment, or null.
 *
 * @throws DataError when that failed
 */
export async function getFaqItem(client: Client, id: string) {
  const { data, error } = await client.from('faq_items').select(COLUMNS).eq('id', id).maybeSingle();
  if (error) throw new DataError('read FAQ item', error);
  return data;
}

/**
 * Creates an FAQ item. Row-level security lets administrators only. Does nothing where an equal one was created just
 * now: its answer was lost, and the administrator pressed again.
 *
 * @throws DataError when that failed
 */
export async function createFaqItem(client: Client, values: FaqItemValues): Promise<void> {
  if (await wasJustCreated(client, values)) return;
  const { error } = await client.from('faq_items').insert(values);
  if (error) throw new DataError('create FAQ item', error);
}

async function wasJustCreated(client: Client, values: FaqItemValues): Promise<boolean> {
  const changes = await client
    .from('faq_item_changes')
    .select('faq_item_id')
    .eq('operation', 'insert')
    .gte('created_at', new Date(Date.now() - REPETITION_MS).toISOString())
    .order('id', { ascending: false })
    .limit(LAST_CHANGES);
  if (changes.error) throw new DataError('read who created which FAQ item', changes.error);
  const ids = changes.data.map((change) => change.faq_item_id);
  if (ids.length === 0) return false;
  const { data, error } = await client.from('faq_items').select(COLUMNS).in('id', ids);
  if (error) throw new DataError('read the newest FAQ items', error);
  const fields = Object.keys(values) as (keyof FaqItemValues)[];
  return data.some((item) => fields.every((field) => item[field] === values[field]));
}

/**
 * Updates one version of an FAQ item. Gives false, and writes nothing, when it is not the current one.
 *
 * @throws DataError when that failed
 */
export async function updateFaqItem(client: Client, version: Version, values: FaqItemValues) {
  const { data, error } = await client
    .from('faq_items')
    .update({ ...values, updated_at: new Date().toISOString() })
    .match({ id: version.id, updated_at: version.updated_at })
    .select('id');
  if (error) throw new DataError('update FAQ item', error);
  return data.length > 0;
}

/**
 * Deletes one version of an FAQ item. Gives false, and deletes nothing, when it is not the current one.
 *
 * @throws DataError when that failed
 */
export async function deleteFaqItem(client: Client, version: Version) {
  const { data, error } = await client
    .from('faq_items')
    .delete()
    .match({ id: version.id, updated_at: version.updated_at })
    .select('id');
  if (error) throw new DataError('delete FAQ item', error);
  return data.length > 0;
}
