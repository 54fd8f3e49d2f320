import { expect, test } from '@playwright/test';
import { searchedPaths } from '../../lib/paths.ts';
import { rowsOf, serviceClient } from '../support/people.ts';
import { local, PUBLIC_URL } from '../support/seo-places.ts';
import { sitemapAddresses } from '../support/sitemaps.ts';

// That the sitemaps hold all pages for search and nothing else is a step of crawl.spec.ts.

test('robots.txt allows every page for search and names both indexes', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).not.toMatch(/^Disallow: \/$/m);
  for (const path of searchedPaths.filter((path) => path !== '/'))
    expect(text).not.toMatch(new RegExp(`^Disallow: ${path}$`, 'm'));
  expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  expect(text).toContain(`Sitemap: ${PUBLIC_URL}/stored-sitemap.xml`);
});

test('dates are those of the rows, and pages without a date have none', async ({ request }) => {
  const all = await sitemapAddresses(request);
  const entries = new Map(all.map((entry) => [local(entry.address), entry]));
  expect(entries.size, 'no address is there twice').toBe(all.length);
  for (const path of searchedPaths)
    expect(entries.get(path), path).toMatchObject({ changed: undefined });
  const client = serviceClient();
  const pages = await rowsOf(
    client.from('website_content').select('slug, last_updated').eq('visible', true),
  );
  for (const { slug, last_updated } of pages)
    expect(entries.get(`/info/${slug}`)?.changed, slug).toBe(new Date(last_updated).toISOString());
  const jobs = await rowsOf(client.from('job_openings').select('id, is_active, updated_at'));
  for (const { id, is_active, updated_at } of jobs)
    expect(entries.get(`/careers/${id}`)?.changed, id).toBe(
      is_active ? new Date(updated_at).toISOString() : undefined,
    );
});

test('a part without entries is 404', async ({ request }) => {
  for (const part of ['articles-0.xml', 'articles-99.xml', 'nothing-1.xml', 'articles-1'])
    expect((await request.get(`/stored-sitemap/${part}`)).status(), part).toBe(404);
});
