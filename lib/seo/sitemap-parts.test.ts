import { getServerSideSitemap, getServerSideSitemapIndex } from 'next-sitemap';
import { describe, expect, it } from 'vitest';
import {
  ADDRESSES_PER_PART,
  countParts,
  MOST_ADDRESSES,
  parsePart,
  rowsOfPart,
  sitemapField,
  sitemapParts,
} from './sitemap-parts.ts';

describe('the parts of a sitemap', () => {
  it('are as many as the addresses fill', () => {
    const FULL = ADDRESSES_PER_PART;
    expect([0, 1, FULL, FULL + 1].map(countParts)).toEqual([0, 1, 1, 2]);
    const parts = ['pages-1', 'articles-1', 'articles-2', 'articles-3'];
    expect(sitemapParts({ pages: 3, articles: FULL * 2 + 1, jobs: 0 })).toEqual(parts);
  });

  it('hold every row exactly once, and none more than the protocol allows', () => {
    const rows = 123_456;
    let next = 0;
    for (const name of sitemapParts({ articles: rows })) {
      const { first, last } = rowsOfPart(parsePart(`${name}.xml`)!.part);
      expect(first).toBe(next);
      expect(last - first + 1).toBeLessThanOrEqual(MOST_ADDRESSES);
      next = last + 1;
    }
    expect(next).toBeGreaterThanOrEqual(rows);
    expect(next - rows).toBeLessThan(ADDRESSES_PER_PART);
    // An index has the same limit, and room for 100 million addresses.
    expect(countParts(100_000_000)).toBeLessThanOrEqual(MOST_ADDRESSES);
  });

  it.each(['articles-0.xml', 'articles-1', 'articles.xml', '-1.xml', 'a-1.xml.xml', 'A-1.xml', ''])(
    'are not named %s',
    (name) => expect(parsePart(name)).toBeNull(),
  );
});

describe('the documents', () => {
  it('escape addresses, and give a date only where a row has one', async () => {
    const fields = [
      { path: '/resources?category=a&page=2' },
      { path: '/info/about', changed: '2026-09-14T10:00:00+00:00' },
      { path: '/' },
    ].map(sitemapField);
    const xml = await (await getServerSideSitemap(fields)).text();
    for (const url of [
      '<loc>https://desk.test/resources?category=a&amp;page=2</loc>',
      '<loc>https://desk.test/info/about</loc><lastmod>2026-09-14T10:00:00.000Z</lastmod>',
      '<loc>https://desk.test</loc>',
    ])
      expect(xml).toContain(`<url>${url}</url>`);
    expect(xml).not.toMatch(/changefreq|priority/);
  });

  it('of more than 50,000 addresses are an index of parts, each far below 50 MB', async () => {
    const parts = sitemapParts({ articles: 60_001 });
    expect(parts).toHaveLength(13);
    const index = await (await getServerSideSitemapIndex(parts)).text();
    expect(index.match(/<sitemap>/g)).toHaveLength(13);
    const full = Array.from({ length: ADDRESSES_PER_PART }, (_, row) =>
      sitemapField({ path: `/resources/${row}-391c1c08-b7af-4327-862e-8da11e3a4836` }),
    );
    const xml = await (await getServerSideSitemap(full)).text();
    expect(xml.match(/<url>/g)).toHaveLength(ADDRESSES_PER_PART);
    expect(xml.length).toBeLessThan(50_000_000);
  });

  it('give no date in the future', () => {
    const before = Date.now();
    const future = sitemapField({ path: '/info/about', changed: '2999-01-01T00:00:00Z' });
    expect(Date.parse(future.lastmod!)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(future.lastmod!)).toBeLessThanOrEqual(Date.now());
    const past = sitemapField({ path: '/info/about', changed: '2026-01-01' });
    expect(past.lastmod).toBe('2026-01-01T00:00:00.000Z');
  });
});
