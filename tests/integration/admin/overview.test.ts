import { expect, test } from 'vitest';
import { registerRoles } from '../../support/admin-session.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { collections, findCollection } from '../../../lib/desk/collections.ts';
import { countSamples, listUndescribed } from '../../../lib/desk/overview/handover.ts';
import {
  listDrafts,
  listOverdueReviews,
  searchLists,
  SHOWN_OF_EACH,
} from '../../../lib/desk/overview/overview.ts';

const backend = connectToEmbedded();
const { clients } = registerRoles(backend);

const storeArticles = (rows: object[]) =>
  backend()
    .service()
    .from('blog_posts')
    .insert(rows as never)
    .throwOnError();

test('the search of all lists finds a word in several, with the way to those it does not show', async () => {
  const titles = Array.from({ length: SHOWN_OF_EACH + 1 }, (_, nth) => `Zürcher Zeppelin ${nth}`);
  await storeArticles(titles.map((title) => ({ title })));
  await backend()
    .service()
    .from('faq_items')
    .insert({ question: 'May I land a zeppelin?', answer: 'Only by daylight, please.' })
    .throwOnError();
  const found = await searchLists(clients.administrator, collections, 'ZEPPELIN');
  const matching = found.filter((list) => list.found && list.found.rows.length > 0);
  expect(
    matching.map(({ collection, found: all }) => [collection.name, all!.rows.length, all!.isAll]),
  ).toEqual([
    ['faq', 1, true],
    ['articles', SHOWN_OF_EACH, false],
  ]);
});

test('the search of all lists names a list that cannot be read, and shows the others', async () => {
  const broken = { ...findCollection('updates')!, table: 'outbox' as const };
  const found = await searchLists(
    clients.administrator,
    [broken, findCollection('articles')!],
    'key',
  );
  expect(found.map((list) => list.found === null)).toEqual([true, false]);
});

test('what is to be read again begins with the longest overdue, and leaves out what is due tomorrow', async () => {
  await storeArticles([
    { title: 'Due today', review_by: '2026-02-03' },
    { title: 'Due tomorrow', review_by: '2026-02-04' },
    { title: 'Long overdue', review_by: '2025-01-01' },
    { title: 'Never due' },
  ]);
  const due = await listOverdueReviews(clients.administrator, collections, '2026-02-03');
  expect(due.map(({ row }) => row.title)).toEqual(['Long overdue', 'Due today']);
});

test('drafts are of every list that has them, the last change first, without what is published or archived', async () => {
  const service = backend().service();
  const draft = { title: 'A draft', status: 'draft' };
  await storeArticles([
    draft,
    { ...draft, title: 'An archived draft', is_archived: true },
    { ...draft, title: 'Published', status: 'published' },
  ]);
  await service
    .from('website_content')
    .insert({ slug: 'a-draft', nav_title: 'D', page_title: 'A hidden page' })
    .throwOnError();
  const drafts = await listDrafts(clients.administrator, collections);
  const titles = drafts.map(({ collection, row }) => collection.title(row));
  expect(titles.slice(0, 2)).toEqual(['A hidden page', 'A draft']);
  expect(titles).not.toContain('An archived draft');
  expect(titles).not.toContain('Published');
});

// Catches a count of translations, of what is archived, and of pictures that nothing shows.
test('left to set up are English samples that are not archived, and shown pictures without a description', async () => {
  const service = backend().service();
  const before = await countSamples(clients.administrator, findCollection('updates')!);
  const sample = { title: 'A sample', body: 'Made up.', type: 'minor', is_sample: true };
  const { data: originals } = await service
    .from('product_updates')
    .insert([sample, { ...sample, is_archived: true }, { ...sample, is_sample: false }])
    .select('id')
    .throwOnError();
  await service
    .from('product_updates')
    .insert({ ...sample, language: 'de', translation_of: originals[0]!.id })
    .throwOnError();
  expect(await countSamples(clients.administrator, findCollection('updates')!)).toBe(before + 1);

  const nameOf = (digit: string) => `${digit.repeat(64)}.webp`;
  const { data: stored } = await service
    .from('pictures')
    .insert([
      { path: nameOf('a'), description: '', unused_since: null },
      { path: nameOf('b'), description: 'A key', unused_since: null },
      { path: nameOf('c'), description: '', unused_since: new Date().toISOString() },
    ])
    .select('id, path')
    .throwOnError();
  const idOf = (digit: string) => stored.find(({ path }) => path === nameOf(digit))!.id;
  const undescribed = await listUndescribed(clients.administrator);
  expect(['a', 'b', 'c'].filter((digit) => undescribed.includes(idOf(digit)))).toEqual(['a']);
});
