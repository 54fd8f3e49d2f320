import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { serviceClient } from '../support/people.ts';

test('a new article is in the sitemap without a build, a draft is not', async ({ request }) => {
  test.slow();
  const [article, draft] = [randomUUID(), randomUUID()];
  const row = {
    title: 'An article that was not there',
    excerpt: 'What it is about',
    content: '<p>Text</p>',
    category: 'Hosting',
    read_time: '1 min read',
    date: '2026-01-05',
  };
  const { error } = await serviceClient()
    .from('blog_posts')
    .insert([
      { ...row, id: article, status: 'published' },
      { ...row, id: draft, status: 'draft' },
    ]);
  expect(error).toBeNull();
  try {
    // The list is read again at the first request after half a minute.
    const sitemap = async () => (await request.get('/stored-sitemap/articles-1.xml')).text();
    await expect.poll(sitemap, { timeout: 90_000, intervals: [1_000] }).toContain(article);
    const xml = await sitemap();
    expect(xml).not.toContain(draft);
    expect(xml).toMatch(new RegExp(`${article}</loc><lastmod>2026-01-05`));
  } finally {
    const removed = await serviceClient().from('blog_posts').delete().in('id', [article, draft]);
    expect(removed.error).toBeNull();
  }
});
