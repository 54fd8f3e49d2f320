import { expect, test } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { all, firstPage, one, type Element } from '../support/first-html.ts';
import { rowsOf, serviceClient } from '../support/people.ts';
import { local, PUBLIC_URL } from '../support/seo-places.ts';

interface JsonFeed {
  version: string;
  title: string;
  home_page_url: string;
  feed_url: string;
  items: { id: string; url: string; title: string; content_text: string; date_published: string }[];
}

const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

const feeds = [
  { list: '/resources', pages: ['/resources', '/resources?category=hosting'] },
  {
    list: '/product-updates',
    pages: ['/product-updates', '/product-updates?page=2', '/docs/updates', '/docs/change-log'],
  },
];

/** The elements of this name that are direct parts of another. */
function partsOf(parent: Element, name: string): Element[] {
  return all(parent, name).filter((part) => part.parent === parent);
}

async function newestTitles(list: string): Promise<string[]> {
  const client = serviceClient();
  const rows =
    list === '/resources'
      ? await rowsOf(
          client
            .from('blog_posts')
            .select('title')
            .eq('status', 'published')
            .order('date', { ascending: false })
            .order('id', { ascending: false }),
        )
      : await rowsOf(
          client
            .from('product_updates')
            .select('title')
            .order('created_at', { ascending: false })
            .order('id', { ascending: false }),
        );
  return rows.map(({ title }) => title);
}

for (const { list, pages } of feeds) {
  test(`${list}: both feeds are announced by the pages of the list`, async ({ request }) => {
    for (const path of pages) {
      const { links } = await firstPage(request, path);
      const announced = links.filter(({ rel, type }) => rel === 'alternate' && type);
      expect(announced.map(({ type, href }) => [type, local(href)])).toEqual([
        ['application/rss+xml', `${list}/feed.xml`],
        ['application/feed+json', `${list}/feed.json`],
      ]);
      for (const { title } of announced) expect(title).toMatch(/^Nightdesk: /);
    }
  });

  test(`${list}: the RSS feed has the newest entries`, async ({ request }) => {
    const response = await request.get(`${list}/feed.xml`);
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    expect(response.headers()['cache-control']).toContain('public');
    const document = parseDocument(await response.text(), { xmlMode: true });
    expect(one(document, 'rss').attribs.version).toBe('2.0');
    const channel = one(document, 'channel');
    expect(one(channel, 'atom:link').attribs.href).toBe(`${PUBLIC_URL}${list}/feed.xml`);
    for (const name of ['title', 'description', 'language', 'lastBuildDate'])
      expect(partsOf(channel, name), name).toHaveLength(1);
    const items = all(channel, 'item').map((item) => {
      const read = (name: string) => DomUtils.textContent(one(item, name));
      return {
        ...{ title: read('title'), link: read('link'), guid: read('guid') },
        ...{ date: read('pubDate'), description: read('description') },
      };
    });
    expect(items.length).toBeGreaterThan(0);
    const titles = await newestTitles(list);
    expect(items.map(({ title }) => title)).toEqual(titles.slice(0, items.length));
    for (const { guid, link, date, description } of items) {
      expect(guid).toBe(link);
      expect(date).toMatch(RFC_822);
      expect(description).toMatch(/^<p>.+<\/p>$/s);
    }
    expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
    expect(DomUtils.textContent(one(channel, 'lastBuildDate'))).toBe(items[0]!.date);
  });

  test(`${list}: the JSON feed is valid and says the same`, async ({ request }) => {
    const response = await request.get(`${list}/feed.json`);
    expect(response.headers()['content-type']).toContain('application/feed+json');
    const feed = (await response.json()) as JsonFeed;
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${PUBLIC_URL}${list}`,
      feed_url: `${PUBLIC_URL}${list}/feed.json`,
    });
    expect(feed.items.length).toBeGreaterThan(0);
    for (const { id, url, title, content_text, date_published } of feed.items) {
      expect(id).toBe(url);
      expect(title).not.toBe('');
      expect(content_text).not.toBe('');
      expect(new Date(date_published).toISOString()).toBe(date_published);
    }
    const [newest] = feed.items;
    expect((await request.get(local(newest!.url))).status()).toBe(200);
    const rss = await (await request.get(`${list}/feed.xml`)).text();
    for (const { url } of feed.items) expect(rss).toContain(url);
  });
}

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
