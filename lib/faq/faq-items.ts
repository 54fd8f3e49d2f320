import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { faqItems } from './admin.ts';
import { cachedArgument, cachedValues } from '../forms/cached-arguments.ts';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import { inLanguage } from '../supabase/in-language.ts';
import type { FaqMove } from './schema.ts';
import { z } from '../zod.ts';
import type { Client } from '../supabase/client.ts';
import { createPublicClient } from '../supabase/public.ts';
import { call, readTwice } from '../supabase/read.ts';

/** How many questions the home page shows before it leads to all of them. */
const FIRST_ITEMS = 7;

/** How many items of a type a page shows: a page is read from top to bottom, so a longer list does not help. */
const ITEMS_SHOWN = 200;

const COLUMNS = 'id, question, answer, category, type, display_order, updated_at';

/** The columns that are a translation's own. */
const WORDS = 'id, question, answer, category, updated_at, translation_of';

/** The kinds that pages show: questions, or answers of the support page. */
const faqTypes = z.enum(['faq', 'support']);
export type FaqType = z.infer<typeof faqTypes>;

/**
 * The questions and answers of one type as visitors see them, by ascending display order; those without one come last.
 * However many there are, a page shows so many of them; `isCut` says that there are more. In another language each has the
 * words of its translation where there is one.
 *
 * @throws DataError when both attempts failed
 */
export async function listFaqItems(wanted: FaqType, shownIn: Language = defaultLanguage) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.faq_items);
  const type = cachedArgument(faqTypes, wanted);
  const language = cachedArgument(cachedValues.language, shownIn);
  const rows = await readTwice(`list FAQ items of type ${type}`, () =>
    selectInOrder()
      .eq('type', type)
      .limit(ITEMS_SHOWN + 1),
  );
  const items = await withTranslations(rows.slice(0, ITEMS_SHOWN), language);
  return { items, isCut: rows.length > ITEMS_SHOWN };
}

/**
 * The first few questions of type 'faq': the home page stays as light as it is, however many there are.
 *
 * @throws DataError when both attempts failed
 */
export async function listFirstFaqItems(shownIn: Language = defaultLanguage) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.faq_items);
  const language = cachedArgument(cachedValues.language, shownIn);
  const rows = await readTwice('list first FAQ items', () =>
    selectInOrder().eq('type', 'faq').limit(FIRST_ITEMS),
  );
  return withTranslations(rows, language);
}

type Stored = NonNullable<Awaited<ReturnType<typeof selectInOrder>>['data']>[number];

function withTranslations(rows: readonly Stored[], language: Language) {
  return inLanguage(rows, language, () => createPublicClient().from('faq_items').select(WORDS));
}

/**
 * All questions of some types in any state, as they are at this moment, and the id of the first that visitors do not see;
 * null where they see all. Row-level security lets administrators read them.
 *
 * @throws DataError when that failed
 */
export async function previewFaqItems(
  client: Client,
  types: readonly FaqType[],
  language: Language = defaultLanguage,
) {
  const stored = client
    .from('faq_items')
    .select(`${COLUMNS}, translation_of, visible, public_from, public_until, is_archived`)
    .in('type', types)
    .eq('language', language)
    .order('display_order')
    .order('created_at')
    .order('id')
    .limit(ITEMS_SHOWN);
  const rows = await call('preview FAQ items', stored);
  const hidden = rows.find((row) => !faqItems.isPublic?.(row));
  const items = rows.map((row) => ({
    ...row,
    language,
    original_id: row.translation_of ?? row.id,
  }));
  return hidden ? { id: hidden.id, items } : null;
}

/**
 * Moves a question to another place, and numbers all questions by their places.
 *
 * @param client acts as an administrator
 * @returns false when the list has changed since: nothing was written
 * @throws DataError when that failed
 */
export async function moveFaqItem(client: Client, { id, place, seen }: FaqMove): Promise<boolean> {
  const move = client.rpc('move_faq_item', { p_id: id, p_place: place, p_seen: seen });
  return z.boolean().parse(await call('move an FAQ item', move));
}

function selectInOrder() {
  return createPublicClient()
    .from('faq_items')
    .select(COLUMNS)
    .eq('visible', true)
    .eq('language', defaultLanguage)
    .order('display_order')
    .order('created_at')
    .order('id');
}
