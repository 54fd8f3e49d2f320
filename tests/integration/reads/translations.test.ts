import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import * as articles from '../../../lib/articles/articles.ts';
import { listFaqItems } from '../../../lib/faq/faq-items.ts';
import { getJobOpening, listJobOpenings } from '../../../lib/careers/job-openings.ts';
import type { Language } from '../../../lib/languages/languages.ts';
import * as pages from '../../../lib/pages/website-content.ts';
import { listPmsProviders, readProviderAlternates } from '../../../lib/providers/pms-providers.ts';
import { listChannelRules } from '../../../lib/trust/list-channel-rules.ts';
import { findPageOfUpdate, listProductUpdates } from '../../../lib/updates/product-updates.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';

const backend = connectToEmbedded();
const TABLES = [
  'faq_items',
  'website_content',
  'pms_providers',
  'blog_posts',
  'product_updates',
  'job_openings',
  'channel_rules',
] as const;
type Table = (typeof TABLES)[number];

beforeEach(async () => {
  for (const table of TABLES)
    await backend().service().from(table).delete().not('id', 'is', null).throwOnError();
});

const WORDS: Record<Table, (word: string) => object> = {
  faq_items: (word) => ({ question: `${word}?!`.padEnd(5, '!'), answer: `${word} is answered.` }),
  website_content: (word) => ({ slug: word, nav_title: word, page_title: word, visible: true }),
  pms_providers: (word) => ({ name: word, description: word, code: 'CODE' }),
  blog_posts: (word) => ({
    title: word,
    excerpt: word,
    content: word,
    read_time: '1 min',
    category: word,
    status: 'published',
    date: '2026-01-02',
  }),
  product_updates: (word) => ({ title: word, body: word }),
  job_openings: (word) => ({
    title: word,
    department: word,
    location: word,
    type: word,
    description: word,
    is_active: true,
  }),
  channel_rules: (word) => ({ channel: 'Letters', situation: 'direct', summary: word }),
};

async function store(table: Table, word: string, more: object = {}): Promise<string> {
  const id = randomUUID();
  const row = { id, ...WORDS[table](word), ...more };
  await backend()
    .service()
    .from(table as 'faq_items')
    .insert(row as never)
    .throwOnError();
  return id;
}

const translate = (table: Table, of: string, word: string, language: Language, more: object = {}) =>
  store(table, word, { language, translation_of: of, ...more });

/** A list by table, in a language: the word and the language of each row. */
const LISTS: Record<Table, (language: Language) => Promise<unknown[][]>> = {
  faq_items: async (language) =>
    (await listFaqItems('faq', language)).items.map((row) => [
      row.answer.split(' ')[0],
      row.language,
    ]),
  website_content: async (language) =>
    (await pages.listInfoPages(language)).map((row) => [row.nav_title, row.language]),
  pms_providers: async (language) =>
    (await listPmsProviders(language)).map((row) => [row.description, row.language]),
  blog_posts: async (language) =>
    (await articles.listBlogPosts({ categories: null, page: 1 }, language)).posts.map((row) => [
      row.title,
      row.language,
    ]),
  product_updates: async (language) =>
    (await listProductUpdates('all', 1, language)).updates.map((row) => [row.title, row.language]),
  job_openings: async (language) =>
    (await listJobOpenings(language)).openings.map((row) => [row.title, row.language]),
  channel_rules: async (language) =>
    (await listChannelRules(language)).map((row) => [row.summary, row.language]),
};

describe.each(TABLES)('%s', (table) => {
  test('a list shows a translation in its language, and the original in every other', async () => {
    const id = await store(table, 'bell');
    await translate(table, id, 'klingel', 'de');
    expect(await LISTS[table]('en')).toEqual([['bell', 'en']]);
    expect(await LISTS[table]('de')).toEqual([['klingel', 'de']]);
    expect(await LISTS[table]('fr')).toEqual([['bell', 'en']]);
  });

  test('an archived translation is not shown, and none of an archived original', async () => {
    const id = await store(table, 'bell');
    await translate(table, id, 'klingel', 'de', { is_archived: true });
    expect(await LISTS[table]('de')).toEqual([['bell', 'en']]);
    const archive = { is_archived: true } as never;
    await backend().service().from(table).update(archive).eq('id', id).throwOnError();
    expect(await LISTS[table]('de')).toEqual([]);
  });
});

test('a page of a slug is made in its language only, and names the others', async () => {
  const id = await store('website_content', 'bell');
  await translate('website_content', id, 'klingel', 'de');
  await translate('website_content', id, 'sonnette', 'fr', { visible: false });
  const alternates = { en: 'bell', de: 'klingel' };
  expect(await pages.getInfoPage('bell')).toMatchObject({ language: 'en', alternates });
  expect(await pages.getInfoPage('klingel', 'de')).toMatchObject({ language: 'de', alternates });
  expect(await pages.getInfoPage('klingel')).toBeNull();
  expect(await pages.getInfoPage('bell', 'de')).toBeNull();
  expect(await pages.getInfoPage('sonnette', 'fr')).toBeNull();
});

test('the features document is read in its language although it is no page', async () => {
  const id = await store('website_content', 'features', { visible: false, content: 'Words' });
  await translate('website_content', id, 'funktionen', 'de', { content: 'Wörter' });
  expect(await pages.getFeaturesDocument('de')).toEqual({ text: 'Wörter', language: 'de' });
  expect(await pages.getFeaturesDocument('fr')).toEqual({ text: 'Words', language: 'en' });
  expect(await pages.getInfoPage('funktionen', 'de')).toBeNull();
});

test('a provider keeps its code, and its settings are those of the original', async () => {
  const id = await store('pms_providers', 'bell', { status: 'active' });
  await translate('pms_providers', id, 'klingel', 'de', { status: 'coming_soon' });
  expect(await listPmsProviders('de')).toMatchObject([{ status: 'active', original_id: id }]);
  expect(await readProviderAlternates('CODE')).toEqual({ en: 'CODE', de: 'CODE' });
});

test('a rule has the verdict and the source of its original, and the title that is its own', async () => {
  const source = { source_title: 'Rules of the post', source_url: 'https://post.example/' };
  const id = await store('channel_rules', 'bell', { ...source, checked_on: '2026-01-02' });
  const german = await translate('channel_rules', id, 'klingel', 'de');
  const rules = () => backend().service().from('channel_rules');
  await rules().update({ verdict: 'not_allowed' }).eq('id', id).throwOnError();
  const answer = { verdict: 'not_allowed', source_url: source.source_url };
  const english = { source_title: source.source_title, source_language: 'en' };
  expect(await listChannelRules('de')).toMatchObject([{ ...answer, ...english, language: 'de' }]);
  await rules().update({ source_title: 'Postregeln' }).eq('id', german).throwOnError();
  const own = { source_title: 'Postregeln', source_language: 'de' };
  expect(await listChannelRules('de')).toMatchObject([{ ...answer, ...own }]);
});

test('the team writes under its name in the language of the article, a person under the own one', async () => {
  const byTeam = await store('blog_posts', 'bell', { author: 'The Nightdesk team' });
  const german = await translate('blog_posts', byTeam, 'klingel', 'de');
  await translate('blog_posts', await store('blog_posts', 'key', { author: 'Ada' }), 'uks', 'de');
  const { posts } = await articles.listBlogPosts({ categories: null, page: 1 }, 'de');
  expect(posts.map(({ author }) => author).sort()).toEqual(['Ada', 'Das Nightdesk-Team']);
  expect(await articles.getBlogPost(german, 'de')).toMatchObject({ author: 'Das Nightdesk-Team' });
  expect(await articles.getBlogPost(byTeam)).toMatchObject({ author: 'The Nightdesk team' });
});

test('articles are filtered by the categories that are shown', async () => {
  const id = await store('blog_posts', 'bell');
  const own = { date: '2026-05-05', slug: 'glocke' };
  const german = await translate('blog_posts', id, 'klingel', 'de', own);
  await store('blog_posts', 'key', { date: '2026-01-01' });
  expect(await articles.listBlogCategories('de')).toEqual(['key', 'klingel']);
  expect(await articles.listBlogCategories()).toEqual(['bell', 'key']);
  const list = (category: string) =>
    articles.listBlogPosts({ categories: [category], page: 1 }, 'de');
  expect(await list('klingel')).toMatchObject({
    total: 1,
    posts: [{ id: german, slug: 'glocke' }],
  });
  expect(await list('bell')).toMatchObject({ total: 0, posts: [] });
  const post = await articles.getBlogPost(german, 'de');
  const alternates = { en: id, de: 'glocke' };
  expect(await articles.getBlogPost('glocke', 'de')).toEqual(post);
  expect(post).toMatchObject({ date: '2026-01-02', original_id: id, alternates });
  expect(await articles.getBlogPost(german)).toBeNull();
  expect(await articles.listFurtherPosts(post!, 3, 'de')).toMatchObject([{ title: 'key' }]);
});

test('an update in another language is on the page of its original', async () => {
  const id = await store('product_updates', 'bell', { created_at: '2026-01-01T00:00:00Z' });
  const german = await translate('product_updates', id, 'klingel', 'de');
  for (const day of [2, 3, 4, 5, 6])
    await store('product_updates', 'other', { created_at: `2026-01-0${day}T00:00:00Z` });
  expect(await findPageOfUpdate(german, 'de')).toBe(2);
  expect(await findPageOfUpdate(id, 'de')).toBe(2);
  expect(await findPageOfUpdate(german, 'fr')).toBeNull();
});

test('a position in another language has the facts of its original', async () => {
  const id = await store('job_openings', 'bell', { country: 'Estonia', hours: 'part_time' });
  const slug = 'portier';
  const german = await translate('job_openings', id, 'klingel', 'de', { slug });
  const read = await getJobOpening(german, 'de');
  expect(await getJobOpening(slug, 'de')).toEqual(read);
  expect(read).toMatchObject({
    title: 'klingel',
    slug,
    country: 'Estonia',
    hours: 'part_time',
    original_id: id,
    alternates: { en: id, de: slug },
  });
  expect(await getJobOpening(german)).toBeNull();
  expect(await getJobOpening(slug)).toBeNull();
});

test('no cached function takes a language that the site does not have', async () => {
  await expect(pages.listInfoPages('es' as Language)).rejects.toThrow(/No page gives/);
});
