import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
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

// That visitors read no article of the future is in supabase/tests/rls_rows.sql.
test('an article is listed with its day; drafts and incomplete ones are not', async () => {
  expect(await reads.countSitemapEntries('articles')).toBe(0);
  expect(await reads.listSitemapEntries('articles', 1)).toEqual([]);
  const shown = article();
  await store([shown, article({ status: 'draft' }), article({ content: '' })]);
  expect(await reads.countSitemapEntries('articles')).toBe(1);
  expect(await reads.listSitemapEntries('articles', 1)).toEqual([
    { path: `/resources/${shown.id}`, changed: '2026-01-01T00:00:00+01:00' },
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
