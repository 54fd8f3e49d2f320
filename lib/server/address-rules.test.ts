import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  getRewrittenUrl,
  unstable_getResponseFromNextConfig,
} from 'next/experimental/testing/server';
import { expect, it } from 'vitest';
import { inOwnCase, redirects, rewrites } from './address-rules.ts';

/** Where the rules lead an address: its route, or null where it stays as it is. */
async function routeOf(address: string): Promise<string | null> {
  const response = await unstable_getResponseFromNextConfig({
    url: `https://desk.test${address}`,
    nextConfig: { rewrites: async () => rewrites, redirects: async () => redirects },
  });
  const location = response.headers.get('location');
  if (location) return `${response.status} ${location.replace('https://desk.test', '')}`;
  return getRewrittenUrl(response)?.replace('https://desk.test', '') ?? null;
}

it.each([
  ['/', '/en'],
  ['/faq', '/en/faq'],
  ['/resources/feed.xml', '/en/resources/feed.xml'],
  // What is no language of the site is an unknown English page.
  ['/xx/faq', '/en/xx/faq'],
  // What is left of an address without a language would be taken for one.
  ['/app/faq', '/en/app/faq'],
  ['/images/faq', '/en/images/faq'],
  ['/_next/faq', '/en/_next/faq'],
  ['/.env.local', '/en/.env.local'],
  ['/package.json', '/en/package.json'],
  ['/media/x.webp', null],
  ['/_next/static/chunks/a.js', null],
  ['/de', null],
  ['/admin/faq', null],
  ['/sitemap.xml', null],
  ['/en/faq', '308 /faq'],
])('leads %s to %s', async (address, route) => {
  expect(await routeOf(address)).toBe(route);
});

it('gives no language to a route that has none, which would be a missing page then', async () => {
  const app = path.resolve(import.meta.dirname, '../../app');
  const folders = readdirSync(app, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z.]/.test(entry.name))
    .map(({ name }) => name);
  expect(folders).toContain('admin');
  const own: Record<string, string> = {
    '.well-known': '/.well-known/security.txt',
    'llms.txt': '/llms.txt',
    media: '/media/a.webp',
    'share-cards': '/share-cards/home.png',
  };
  for (const name of folders) expect(await routeOf(own[name] ?? `/${name}`), name).toBeNull();
});

it('takes no other case of an address without English for a language', () => {
  for (const url of ['/ADMIN', '/Admin/faq', '/DE/faq', '/En', '/HEALTHZ', '/_NEXT/image?url=x'])
    expect(inOwnCase(url), url).toBe('/unknown/address');
  for (const url of ['/admin', '/de/Faq', '/FAQ', '/Integrations/x?a=B', '/media/A.webp', '/'])
    expect(inOwnCase(url), url).toBe(url);
});
