import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { searchedPaths } from '../../lib/paths.ts';
import { canonical, firstHead, only } from '../support/first-html.ts';
import { serviceClient } from '../support/people.ts';
import { local, PUBLIC_URL } from '../support/seo-places.ts';
import { expect, test } from '../support/fixtures.ts';

interface Entry {
  address: string;
  changed?: string;
}

async function entriesOf(request: APIRequestContext, path: string): Promise<Entry[]> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toMatch(/xml/);
  const xml = await response.text();
  expect(xml).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  return [...xml.matchAll(/<(?:url|sitemap)>(.*?)<\/(?:url|sitemap)>/gs)].map(([, entry = '']) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1]?.replaceAll('&amp;', '&') ?? '',
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
  }));
}

async function allEntries(request: APIRequestContext): Promise<Entry[]> {
  const robots = await (await request.get('/robots.txt')).text();
  const indexes = [...robots.matchAll(/^Sitemap: (.*)$/gm)].map(([, address = '']) => address);
  const entries: Entry[] = [];
  for (const index of indexes)
    for (const { address } of await entriesOf(request, local(index)))
      entries.push(...(await entriesOf(request, local(address))));
  return entries;
}

test('robots.txt lets everybody in and names both indexes', async ({ request }) => {
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

test('every address in the sitemaps is a page for search, under its one canonical address', async ({
  request,
}) => {
  test.slow();
  const entries = await allEntries(request);
  const addresses = entries.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of searchedPaths)
    expect(addresses).toContain(path === '/' ? PUBLIC_URL : `${PUBLIC_URL}${path}`);
  for (const address of addresses) {
    const head = await firstHead(request, local(address));
    expect(head.status, address).toBe(200);
    expect(canonical(head), address).toEqual([address]);
    expect(only(head, 'robots'), address).toBe('index, follow');
  }
});

test('dates are those of the rows, and pages without a date have none', async ({ request }) => {
  const entries = new Map(
    (await allEntries(request)).map((entry) => [local(entry.address), entry]),
  );
  for (const path of searchedPaths) expect(entries.get(path)?.changed).toBeUndefined();
  const client = serviceClient();
  const { data: pages } = await client
    .from('website_content')
    .select('slug, last_updated')
    .eq('visible', true);
  for (const { slug, last_updated } of pages ?? [])
    expect(entries.get(`/info/${slug}`)?.changed).toBe(new Date(last_updated).toISOString());
  const { data: jobs } = await client.from('job_openings').select('id, is_active, updated_at');
  for (const { id, is_active, updated_at } of jobs ?? [])
    expect(entries.get(`/careers/${id}`)?.changed).toBe(
      is_active ? new Date(updated_at).toISOString() : undefined,
    );
});

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
    await expect
      .poll(async () => (await request.get('/stored-sitemap/articles-1.xml')).text(), {
        timeout: 90_000,
        intervals: [5_000],
      })
      .toContain(article);
    const xml = await (await request.get('/stored-sitemap/articles-1.xml')).text();
    expect(xml).not.toContain(draft);
    expect(xml).toMatch(new RegExp(`${article}</loc><lastmod>2026-01-05`));
  } finally {
    await serviceClient().from('blog_posts').delete().in('id', [article, draft]);
    // What other tests look at must not show it any more.
    await expect
      .poll(async () => (await request.get('/resources')).text(), {
        timeout: 90_000,
        intervals: [5_000],
      })
      .not.toContain(row.title);
  }
});

test('there is no part that nothing fills', async ({ request }) => {
  for (const part of ['articles-0.xml', 'articles-99.xml', 'nothing-1.xml', 'articles-1', '%00'])
    expect((await request.get(`/stored-sitemap/${part}`)).status(), part).toBe(404);
});

test('llms.txt lists the pages of the sitemap, each with its description', async ({ request }) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(/^# Nightdesk\n\n> \S/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, address]) => address);
  for (const path of searchedPaths)
    expect(links).toContain(path === '/' ? PUBLIC_URL : `${PUBLIC_URL}${path}`);
  for (const address of links)
    expect((await request.get(local(address!))).status(), address).toBe(200);
});
