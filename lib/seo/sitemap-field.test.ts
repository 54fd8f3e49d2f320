import { expect, it } from 'vitest';
import { sitemapField } from './sitemap-field.ts';

it('an entry has a date only where its row has one, and none in the future', () => {
  const loc = 'https://desk.test/resources?category=a&amp;page=2';
  expect(sitemapField({ path: '/resources?category=a&page=2' })).toEqual({ loc });
  const dateOf = (changed: string) => sitemapField({ path: '/info/about', changed }).lastmod!;
  expect(dateOf('2026-01-01')).toBe('2026-01-01T00:00:00.000Z');
  expect(Date.parse(dateOf('2999-01-01T00:00:00Z'))).toBeLessThanOrEqual(Date.now());
});
