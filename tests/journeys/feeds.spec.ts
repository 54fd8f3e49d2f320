import { expect, test } from '../support/fixtures.ts';

test('feeds and sitemaps are well-formed XML', async ({ page, request }) => {
  for (const path of [
    '/resources/feed.xml',
    '/product-updates/feed.xml',
    '/sitemap.xml',
    '/sitemap-0.xml',
    '/stored-sitemap.xml',
    '/stored-sitemap/articles-1.xml',
  ]) {
    const xml = await (await request.get(path)).text();
    const fault = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror')?.textContent,
      xml,
    );
    expect(fault, path).toBeUndefined();
  }
});
