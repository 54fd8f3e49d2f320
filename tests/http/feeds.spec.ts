import { type APIRequestContext, expect, test } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { all, firstPage, one } from '../support/first-html.ts';
import { storedPosts, storedUpdates } from '../support/people.ts';
import { local, PUBLIC_URL } from '../support/seo-places.ts';

const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

const feeds = [
  {
    list: '/resources',
    pages: ['/resources', '/resources?category=hosting'],
    stored: () => storedPosts('published'),
  },
  {
    list: '/product-updates',
    pages: ['/product-updates', '/product-updates?page=2', '/docs/updates', '/docs/change-log'],
    stored: () => storedUpdates(),
  },
];

/** The entries of a feed; each has every element once. */
async function itemsOf(request: APIRequestContext, list: string) {
  const xml = await (await request.get(`${list}/feed.xml`)).text();
  return all(parseDocument(xml, { xmlMode: true }), 'item').map((item) => {
    const text = (name: string) => DomUtils.textContent(one(item, name));
    return {
      ...{ title: text('title'), link: text('link'), guid: text('guid') },
      ...{ pubDate: text('pubDate'), description: text('description') },
    };
  });
}

for (const { list, pages, stored } of feeds) {
  test(`${list}: the feed is announced by the pages of the list`, async ({ request }) => {
    for (const path of pages) {
      const { links } = await firstPage(request, path);
      const announced = links.filter(({ rel, type }) => rel === 'alternate' && type);
      expect(announced.map(({ type, href }) => [type, local(href)])).toEqual([
        ['application/rss+xml', `${list}/feed.xml`],
      ]);
      expect(announced[0]!.title).toMatch(/^Nightdesk: /);
    }
  });

  test(`${list}: the feed has the newest entries`, async ({ request }) => {
    const response = await request.get(`${list}/feed.xml`);
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    expect(response.headers()['cache-control']).toContain('public');
    const document = parseDocument(await response.text(), { xmlMode: true });
    expect(one(document, 'rss').attribs.version).toBe('2.0');
    const channel = one(document, 'channel');
    expect(one(channel, 'atom:link').attribs.href).toBe(`${PUBLIC_URL}${list}/feed.xml`);
    for (const name of ['title', 'description', 'language', 'lastBuildDate'])
      expect(
        all(channel, name).filter(({ parent }) => parent === channel),
        name,
      ).toHaveLength(1);
    const items = await itemsOf(request, list);
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
    const newest = (await stored()).slice(0, items.length);
    expect(items).toEqual(
      newest.map(({ title }, index) => ({
        title,
        link: items[index]!.guid,
        guid: expect.stringContaining(PUBLIC_URL),
        pubDate: expect.stringMatching(RFC_822),
        description: expect.stringMatching(/^<p>.+<\/p>$/s),
      })),
    );
    expect((await request.get(local(items[0]!.guid))).status()).toBe(200);
  });
}

test('/trust announces its feed', async ({ request }) => {
  const { links } = await firstPage(request, '/trust');
  const announced = links.filter(({ rel, type }) => rel === 'alternate' && type);
  expect(announced.map(({ href }) => local(href))).toEqual(['/trust/feed.xml']);
});

const COPIES = [
  ...['/resources/feed.xml', '/product-updates/feed.xml', '/trust/feed.xml'],
  ...['/stored-sitemap.xml', '/llms.txt'],
];

for (const encoding of ['identity', 'gzip', 'br'])
  test(`a client with ${encoding} that has the copy gets 304 and no body, and 200 for another one`, async ({
    request,
  }) => {
    for (const path of COPIES) {
      const ask = (etag?: string) =>
        request.get(path, {
          headers: { 'accept-encoding': encoding, ...(etag && { 'if-none-match': etag }) },
        });
      const first = await ask();
      const { etag } = first.headers();
      expect(etag, path).toMatch(/^W\/"[\w-]+"$/);
      for (const known of [etag!, etag!.replace('W/', ''), `"other", ${etag}`]) {
        const again = await ask(known);
        expect(again.status(), `${path} ${known}`).toBe(304);
        expect(again.headers().etag).toBe(etag);
        expect((await again.body()).length).toBe(0);
      }
      expect((await ask('W/"other"')).status(), path).toBe(200);
    }
  });
