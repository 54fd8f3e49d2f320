// @module-tag core
import { randomUUID } from 'node:crypto';
import { updateTag } from 'next/cache';
import { expect, test, vi } from 'vitest';
import { registerRoles } from '../../support/admin-session.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { makeTranslation, saveRow } from '../../../app/admin/[collection]/actions.ts';
import { findCollection } from '../../../lib/desk/collections.ts';
import { initialValues } from '../../../lib/collections/collection.ts';
import { listChanges } from '../../../lib/collections/row-changes.ts';
import { listRows } from '../../../lib/collections/row-store.ts';
import { getTranslated, isOutdated } from '../../../lib/collections/row-translations.ts';
import type { Language } from '../../../lib/languages/languages.ts';
import { getInfoPage } from '../../../lib/pages/website-content.ts';

const backend = connectToEmbedded();
const { clients } = registerRoles(backend);
const pages = findCollection('pages')!;

async function stored(id: string) {
  const { data } = await backend().service().from('website_content').select('*').eq('id', id);
  return data![0]!;
}

const english = (words: string, more: object = {}) => ({
  ...initialValues(pages),
  page_title: words,
  nav_title: words,
  slug: words,
  last_updated: '2026-11-01',
  visible: true,
  ...more,
});

/** Creates an English page and its translation, and gives both keys. */
async function translated(language: Exclude<Language, 'en'> = 'de') {
  const key = randomUUID();
  const values = english(`page-${key.slice(0, 8)}`, { order_index: '7' });
  const made = await saveRow({ collection: 'pages', base: { key, updated_at: null }, values });
  if (made.status !== 'done') throw new Error(JSON.stringify(made));
  const answer = await makeTranslation({ collection: 'pages', key, language });
  if (answer.status !== 'done') throw new Error(JSON.stringify(answer));
  return { original: made.version, values, translation: answer.key };
}

test('a translation begins as a draft with the words of its original, and is made once', async () => {
  const { original, translation } = await translated();
  const { page_title } = await stored(original.key);
  const draft = { visible: false, language: 'de', translation_of: original.key, page_title };
  expect(await stored(translation)).toMatchObject({ ...draft, order_index: 7 });
  const again = await makeTranslation({ collection: 'pages', key: original.key, language: 'de' });
  expect(again).toEqual({ status: 'done', key: translation });
});

test('its form takes its own words, leaves its settings, and the history has the change', async () => {
  const { translation } = await translated();
  const { updated_at, slug } = await stored(translation);
  const values = {
    page_title: 'Hausordnung',
    nav_title: 'Haus',
    slug: `${slug}-de`,
    content: '',
    seo_title: '',
    seo_description: '',
    last_updated: '2026-11-02',
    visible: true,
  };
  const base = { key: translation, updated_at };
  const saved = await saveRow({ collection: 'pages-translation', base, values });
  expect(saved.status).toBe('done');
  expect(await stored(translation)).toMatchObject({ page_title: 'Hausordnung', order_index: 7 });
  const of = { collection: pages, key: translation };
  const changes = await listChanges(clients.administrator, { of, limit: 5 });
  expect(changes.map(({ operation }) => operation)).toEqual(['update', 'insert']);
});

test('other words of the original make it outdated until it is confirmed; a setting does not', async () => {
  const { original, values, translation } = await translated();
  const outdated = async () => isOutdated(await stored(translation), await stored(original.key));
  const save = async (more: object) => {
    const { updated_at } = await stored(original.key);
    const base = { key: original.key, updated_at };
    await saveRow({ collection: 'pages', base, values: { ...values, ...more } });
  };
  await save({ order_index: '9' });
  expect(await outdated()).toBe(false);
  await save({ page_title: 'Other words' });
  expect(await outdated()).toBe(true);
  const pair = [await stored(translation), await stored(original.key)] as const;
  const then = await getTranslated(clients.administrator, pages, ...pair);
  expect(then?.page_title, 'the version that was translated').toBe(values.page_title);
  const { updated_at, page_title, nav_title, slug } = await stored(translation);
  const confirmed = {
    page_title,
    nav_title,
    slug,
    content: '',
    seo_title: '',
    seo_description: '',
    last_updated: '2026-11-02',
    visible: false,
    translated_from: (await stored(original.key)).words_digest,
  };
  const base = { key: translation, updated_at };
  await saveRow({ collection: 'pages-translation', base, values: confirmed });
  expect(await outdated()).toBe(false);
});

test('what is published in German expires the English pages too, which name it from then on', async () => {
  const { original, values, translation } = await translated();
  const alternates = async () => Object.keys((await getInfoPage(values.slug))!.alternates);
  expect(await alternates()).toEqual(['en']);
  vi.mocked(updateTag).mockClear();
  const { updated_at } = await stored(translation);
  const german = { ...values, slug: `${values.slug}-de`, visible: true };
  const base = { key: translation, updated_at };
  await saveRow({ collection: 'pages-translation', base, values: german });
  expect(updateTag).toHaveBeenCalledExactlyOnceWith('website-content');
  expect(await alternates()).toEqual(['en', 'de']);
  const hidden = { collection: 'pages', values: { ...values, visible: false } };
  const { updated_at: seen } = await stored(original.key);
  await saveRow({ ...hidden, base: { key: original.key, updated_at: seen } });
  expect(await getInfoPage(german.slug, 'de')).toBeNull();
});

test('a list has the rows of its language', async () => {
  const { original, translation } = await translated('et');
  const keysIn = async (language: Language) => {
    const query = { search: '', filter: '', language, sort: pages.sort, after: null };
    const { rows } = await listRows(clients.administrator, pages, query, { needs: ['id'] });
    return rows.map(({ id }) => id);
  };
  expect(await keysIn('et')).toContain(translation);
  expect(await keysIn('et')).not.toContain(original.key);
  expect(await keysIn('en')).not.toContain(translation);
});
