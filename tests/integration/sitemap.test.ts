import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { readPart } from '../../app/(sitemaps)/stored-addresses.ts';
import * as reads from '../../lib/seo/sitemap-entries.ts';
import { ADDRESSES_PER_PART, countParts } from '../../lib/seo/sitemap-parts.ts';
import { connectToEmbedded } from '../support/connect-to-embedded.ts';

/** Two full parts and a third; how many parts 50,000 addresses have is tested beside lib/seo/sitemap-parts.ts. */
const MANY = 2 * ADDRESSES_PER_PART + 123;
const AT_ONCE = 4_000;

const backend = connectToEmbedded();

beforeAll(async () => {
  await backend().service().from('blog_posts').delete().neq('title', '');
});

async function store(rows: object[]) {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE) as never;
    await backend().service().from('blog_posts').insert(some).throwOnError();
  }
}

const article = (more: object = {}) => ({
  id: randomUUID(),
  title: 'An article',
  excerpt: 'About it',
  content: '<p>Text</p>',
  category: 'Hosting',
  read_time: '1 min',
  date: '2026-01-01',
  status: 'published',
  ...more,
});

test('an article and its translations name each other, also from another part; a draft and an incomplete original are not named', async () => {
  const original = article({ date: '2000-01-01' });
  const translation = (language: string, more: object = {}) =>
    article({ language, translation_of: original.id, date: '2026-02-02', ...more });
  const german = translation('de');
  await store([original, german, translation('fr', { status: 'draft' })]);
  const others = Array.from({ length: ADDRESSES_PER_PART }, () => article({ date: '2010-01-01' }));
  await store(others);
  const alternates = { en: `/resources/${original.id}`, de: `/resources/${german.id}` };
  const [first] = await reads.listSitemapEntries('articles', 1);
  expect(first).toMatchObject({ path: alternates.en, alternates });
  const last = (await reads.listSitemapEntries('articles', 2)).at(-1);
  expect(last).toMatchObject({ path: `/de${alternates.de}`, alternates });
  await backend().service().from('blog_posts').update({ content: '' }).eq('id', original.id);
  const alone = (await reads.listSitemapEntries('articles', 2)).at(-1);
  expect(alone).toMatchObject({ path: `/de${alternates.de}`, alternates: {} });
  await backend().service().from('blog_posts').delete().neq('title', '');
});

test('an open position and its translation name each other', async () => {
  const position = (more: object) => ({
    ...{
      id: randomUUID(),
      title: 'A role',
      department: 'Desk',
      location: 'Anywhere',
      type: 'Full',
    },
    ...{ description: 'Work', is_active: true },
    ...more,
  });
  const original = position({});
  const german = position({ language: 'de', translation_of: original.id });
  const closed = position({ language: 'fr', translation_of: original.id, is_active: false });
  const client = backend().service();
  await client.from('job_openings').delete().not('id', 'is', null).throwOnError();
  for (const row of [original, german, closed])
    await client
      .from('job_openings')
      .insert(row as never)
      .throwOnError();
  const alternates = { en: `/careers/${original.id}`, de: `/careers/${german.id}` };
  const entries = await reads.listSitemapEntries('jobs', 1);
  expect(entries).toHaveLength(2);
  for (const entry of entries) expect(entry.alternates).toEqual(alternates);
  expect(entries.map(({ path }) => path).sort()).toEqual([alternates.en, `/de${alternates.de}`]);
});

test('information pages and systems are listed in the languages that they are in, and name them', async () => {
  const client = backend().service();
  const id = randomUUID();
  const provider = { name: 'Bell', code: 'BELL', description: 'Rings', status: 'active' };
  const page = { visible: true, content: 'Words' };
  for (const table of ['pms_providers', 'website_content'] as const)
    await client.from(table).delete().not('id', 'is', null).throwOnError();
  const translation = { language: 'de', translation_of: id };
  for (const more of [{ id }, translation])
    await client
      .from('pms_providers')
      .insert({ ...provider, ...more })
      .throwOnError();
  for (const more of [
    { id, slug: 'bell', nav_title: 'Bell', page_title: 'Bell' },
    { ...translation, slug: 'klingel', nav_title: 'Klingel', page_title: 'Klingel' },
    {
      ...translation,
      slug: 'sonnette',
      nav_title: 'S',
      page_title: 'S',
      language: 'fr',
      visible: false,
    },
  ])
    await client
      .from('website_content')
      .insert({ ...page, ...more })
      .throwOnError();
  const entries = (await readPart('pages', 1))!;
  const stored = entries.filter(({ path }) => /\/(?:info|integrations)\//.test(path));
  const information = { en: '/info/bell', de: '/info/klingel' };
  const systems = { en: '/integrations/bell', de: '/integrations/bell' };
  expect(stored.map(({ path, alternates }) => ({ path, alternates }))).toEqual([
    { path: '/info/bell', alternates: information },
    { path: '/de/info/klingel', alternates: information },
    { path: '/integrations/bell', alternates: systems },
    { path: '/de/integrations/bell', alternates: systems },
  ]);
});

// That visitors read no article of the future is in supabase/tests/rls_rows.sql.
test('an article is listed with its day; drafts and incomplete ones are not', async () => {
  expect(await reads.countSitemapEntries('articles')).toBe(0);
  expect(await reads.listSitemapEntries('articles', 1)).toEqual([]);
  const shown = article();
  await store([shown, article({ status: 'draft' }), article({ content: '' })]);
  expect(await reads.countSitemapEntries('articles')).toBe(1);
  expect(await reads.listSitemapEntries('articles', 1)).toEqual([
    {
      path: `/resources/${shown.id}`,
      changed: '2026-01-01T00:00:00+01:00',
      alternates: { en: `/resources/${shown.id}` },
    },
  ]);
  await backend().service().from('blog_posts').update({ title: 'Changed' }).eq('id', shown.id);
  const [changed] = await reads.listSitemapEntries('articles', 1);
  expect(Date.now() - Date.parse(changed!.changed!)).toBeLessThan(60_000);
  await backend().service().from('blog_posts').delete().neq('title', '');
});

test('articles of several parts: each is in exactly one part, and no part is too large', async () => {
  const rows = Array.from({ length: MANY }, (_, index) =>
    article({ date: new Date(Date.UTC(2000, 0, 1 + (index % 9000))).toISOString().slice(0, 10) }),
  );
  await store(rows);
  const count = await reads.countSitemapEntries('articles');
  expect(count).toBe(MANY);
  const seen = new Set<string>();
  for (let part = 1; part <= countParts(count); part++) {
    const entries = await reads.listSitemapEntries('articles', part);
    expect(entries.length).toBeLessThanOrEqual(ADDRESSES_PER_PART);
    for (const { path } of entries) seen.add(path);
  }
  expect(seen.size).toBe(MANY);
  expect(await reads.listSitemapEntries('articles', countParts(count) + 1)).toEqual([]);
});
