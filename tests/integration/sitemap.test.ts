import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { listSitemapEntries, ROWS_OF_A_READ } from '../../lib/seo/sitemap-entries.ts';
import { connectToEmbedded } from '../support/connect-to-embedded.ts';

const backend = connectToEmbedded();

beforeAll(async () => {
  await backend().service().from('blog_posts').delete().neq('title', '');
});

async function store(rows: object[]) {
  await backend()
    .service()
    .from('blog_posts')
    .insert(rows as never)
    .throwOnError();
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

test('an article and its translations name each other, also from another read; a draft and an incomplete original are not named', async () => {
  const original = article({ date: '2000-01-01' });
  const translation = (language: string, more: object = {}) =>
    article({ language, translation_of: original.id, date: '2026-02-02', ...more });
  const german = translation('de');
  await store([original, german, translation('fr', { status: 'draft' })]);
  const others = Array.from({ length: ROWS_OF_A_READ }, () => article({ date: '2010-01-01' }));
  await store(others);
  const alternates = { en: `/resources/${original.id}`, de: `/resources/${german.id}` };
  const entries = await listSitemapEntries('articles');
  expect(entries.at(0)).toMatchObject({ path: alternates.en, alternates });
  expect(entries.at(-1)).toMatchObject({ path: `/de${alternates.de}`, alternates });
  await backend().service().from('blog_posts').update({ content: '' }).eq('id', original.id);
  const alone = (await listSitemapEntries('articles')).at(-1);
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
  const german = position({ language: 'de', translation_of: original.id, slug: 'portier' });
  const closed = position({ language: 'fr', translation_of: original.id, is_active: false });
  const client = backend().service();
  await client.from('job_openings').delete().not('id', 'is', null).throwOnError();
  for (const row of [original, german, closed])
    await client
      .from('job_openings')
      .insert(row as never)
      .throwOnError();
  const alternates = { en: `/careers/${original.id}`, de: '/careers/portier' };
  const entries = await listSitemapEntries('jobs');
  expect(entries).toHaveLength(2);
  for (const entry of entries) expect(entry.alternates).toEqual(alternates);
  expect(entries.map(({ path }) => path).sort()).toEqual([alternates.en, `/de${alternates.de}`]);
});

// That visitors read no article of the future is in supabase/tests/rls_rows.sql.
test('an article is listed with its day; drafts and incomplete ones are not', async () => {
  expect(await listSitemapEntries('articles')).toEqual([]);
  const shown = article();
  await store([shown, article({ status: 'draft' }), article({ content: '' })]);
  expect(await listSitemapEntries('articles')).toEqual([
    {
      path: `/resources/${shown.id}`,
      changed: '2026-01-01T00:00:00+01:00',
      alternates: { en: `/resources/${shown.id}` },
    },
  ]);
  await backend().service().from('blog_posts').update({ title: 'Changed' }).eq('id', shown.id);
  const [changed] = await listSitemapEntries('articles');
  expect(Date.now() - Date.parse(changed!.changed!)).toBeLessThan(60_000);
  await backend().service().from('blog_posts').delete().neq('title', '');
});

test('articles that fill two reads to the last row are each listed once, the oldest first', async () => {
  const days = Array.from({ length: 2 * ROWS_OF_A_READ }, (_, index) =>
    new Date(Date.UTC(2000, 0, 1 + (index % 900))).toISOString().slice(0, 10),
  );
  const rows = days.map((date) => article({ date }));
  await store(rows);
  const listed = (await listSitemapEntries('articles')).map(({ path }) => path);
  const dateOf = new Map(rows.map(({ id, date }) => [`/resources/${id}`, date]));
  expect(listed.map((path) => dateOf.get(path))).toEqual(days.sort());
  expect(new Set(listed).size).toBe(rows.length);
});
