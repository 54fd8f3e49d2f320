import { firstHead } from '../support/first-html.ts';
import { serviceClient } from '../support/people.ts';
import { local, PUBLIC_URL } from '../support/seo-places.ts';
import { expect, test } from '../support/fixtures.ts';

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

async function newestTitles(list: string): Promise<string[]> {
  const client = serviceClient();
  const { data } =
    list === '/resources'
      ? await client
          .from('blog_posts')
          .select('title')
          .eq('status', 'published')
          .order('date', { ascending: false })
          .order('id', { ascending: false })
      : await client
          .from('product_updates')
          .select('title')
          .order('created_at', { ascending: false })
          .order('id', { ascending: false });
  return (data ?? []).map(({ title }) => title);
}

for (const { list, pages } of feeds) {
  test(`${list}: both feeds are announced by the pages of the list`, async ({ request }) => {
    for (const path of pages) {
      const { links } = await firstHead(request, path);
      const announced = links.filter(({ rel, type }) => rel === 'alternate' && type);
      expect(announced.map(({ type, href }) => [type, local(href)])).toEqual([
        ['application/rss+xml', `${list}/feed.xml`],
        ['application/feed+json', `${list}/feed.json`],
      ]);
      for (const { title } of announced) expect(title).toMatch(/^Nightdesk: /);
    }
  });

  test(`${list}: the RSS feed is valid and has the newest entries`, async ({ page, request }) => {
    const response = await request.get(`${list}/feed.xml`);
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    expect(response.headers()['cache-control']).toContain('public');
    const feed = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, 'text/xml');
        const text = (parent: Element, name: string) =>
          [...parent.children]
            .filter(({ localName }) => localName === name)
            .map((part) => part.textContent);
        const channel = document.querySelector('rss > channel')!;
        return {
          broken: document.querySelector('parsererror')?.textContent ?? null,
          version: document.documentElement.getAttribute('version'),
          channel: ['title', 'description', 'language', 'lastBuildDate'].map((name) =>
            text(channel, name),
          ),
          self: channel.getElementsByTagName('atom:link')[0]?.getAttribute('href'),
          items: [...channel.querySelectorAll('item')].map((item) => ({
            ...{ title: text(item, 'title'), link: text(item, 'link'), guid: text(item, 'guid') },
            ...{ date: text(item, 'pubDate'), description: text(item, 'description') },
          })),
        };
      },
      await response.text(),
    );
    expect(feed).toMatchObject({
      broken: null,
      version: '2.0',
      self: `${PUBLIC_URL}${list}/feed.xml`,
    });
    for (const values of feed.channel) expect(values).toHaveLength(1);
    const titles = await newestTitles(list);
    expect(feed.items.map(({ title }) => title[0])).toEqual(titles.slice(0, feed.items.length));
    for (const item of feed.items) {
      for (const values of Object.values(item)) expect(values).toHaveLength(1);
      expect(item.guid).toEqual(item.link);
      expect(item.date[0]).toMatch(RFC_822);
      expect(item.description[0]).toMatch(/^<p>.+<\/p>$/s);
    }
    expect(new Set(feed.items.map(({ guid }) => guid[0])).size).toBe(feed.items.length);
    expect(feed.channel[3]).toEqual(feed.items[0]!.date);
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
