import { expect, type APIRequestContext } from '@playwright/test';
import { local } from './seo-places.ts';

interface Entry {
  address: string;
  changed?: string;
}

/** Every address of every sitemap that robots.txt names. */
export async function sitemapAddresses(request: APIRequestContext): Promise<Entry[]> {
  const robots = await (await request.get('/robots.txt')).text();
  const indexes = [...robots.matchAll(/^Sitemap: (.*)$/gm)].map(([, address = '']) => address);
  const entries: Entry[] = [];
  for (const index of indexes)
    for (const { address } of await entriesOf(request, local(index)))
      entries.push(...(await entriesOf(request, local(address))));
  return entries;
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
