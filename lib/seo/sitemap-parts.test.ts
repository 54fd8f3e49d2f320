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
    // An index has the same limit, and room for 50 million addresses.
    expect(countParts(50_000_000)).toBeLessThanOrEqual(MOST_ADDRESSES);
  });

  it.each(['articles-0.xml', 'articles-1', 'articles.xml', '-1.xml', 'a-1.xml.xml', 'A-1.xml', ''])(
    'are not named %s',
    (name) => expect(parsePart(name)).toBeNull(),
  );
});

it('an entry has a date only where its row has one, and none in the future', () => {
  const loc = 'https://desk.test/resources?category=a&amp;page=2';
  expect(sitemapField({ path: '/resources?category=a&page=2' })).toEqual({ loc });
  const dateOf = (changed: string) => sitemapField({ path: '/info/about', changed }).lastmod!;
  expect(dateOf('2026-01-01')).toBe('2026-01-01T00:00:00.000Z');
  expect(Date.parse(dateOf('2999-01-01T00:00:00Z'))).toBeLessThanOrEqual(Date.now());
});

it('an entry names each language of its page with x-default, and none where there is one only', () => {
  const path = '/de/info/ueber?a&b';
  const { alternateRefs } = sitemapField({
    path,
    alternates: { en: '/info/about', de: '/info/ueber?a&b' },
  });
  expect(alternateRefs).toEqual([
    { hreflang: 'en', href: 'https://desk.test/info/about' },
    { hreflang: 'de', href: 'https://desk.test/de/info/ueber?a&amp;b' },
    { hreflang: 'x-default', href: 'https://desk.test/info/about' },
  ]);
  expect(sitemapField({ path: '/info/about', alternates: { en: '/info/about' } })).toEqual({
    loc: 'https://desk.test/info/about',
  });
});
