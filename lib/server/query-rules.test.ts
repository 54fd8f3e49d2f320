import { expect, it } from 'vitest';
import { splitQuery } from './query-rules.ts';

const kept = (url: string, method = 'GET', isForData = false) =>
  splitQuery(url, method, isForData).url;

it.each([
  ['/faq?token=secret', '/faq'],
  ['/faq?_rsc=secret&page=2&nxtPslug=x', '/faq'],
  ['/resources?utm_source=x&page=2&category=hosting', '/resources?category=hosting&page=2'],
  ['/resources/?page=2', '/resources/?page=2'],
  ['/resources?page=2&page=secret', '/resources?page=2'],
  ['/de/resources?page=2&x=secret', '/de/resources?page=2'],
  ['/xx/resources?page=2', '/xx/resources'],
  ['/admin/articles?language=de&x=1', '/admin/articles?language=de'],
  [
    '/resources/391c1c08-b7af-4327-862e-8da11e3a4836?page=2',
    '/resources/391c1c08-b7af-4327-862e-8da11e3a4836',
  ],
  ['/admin/faq?q=a%20b&filter=support&x=1', '/admin/faq?q=a+b&filter=support'],
  [
    '/admin/subscribers/export?format=xlsx&filter=new',
    '/admin/subscribers/export?filter=new&format=xlsx',
  ],
  [
    '/admin/person?proof=a1&also=b%40x&q=a%40x&q=c&also=%2B41&also=&x=1',
    '/admin/person?q=a%40x&also=b%40x&also=%2B41&proof=a1',
  ],
  ['/auth/confirm?token_hash=secret&type=email', '/auth/confirm'],
  ['/newsletter/unsubscribe/accept?token=a1', '/newsletter/unsubscribe/accept?token=a1'],
  ['/%72esources?page=2', '/%72esources'],
  // As chat and mail programs write them.
  ['/resources?category=hosting&amp;page=2', '/resources?category=hosting&page=2'],
  ['/de/resources?category=a%26amp%3Bb&amp%3Bpage=2', '/de/resources?category=a%26amp%3Bb&page=2'],
  ['/docs/updates?page=2).', '/docs/updates?page=2'],
  ['/product-updates?page=%222', '/product-updates?page=0'],
  ['/calculator?hour=25&amp;billing=monthly%22', '/calculator?hour=25&billing=monthly'],
  ['/resources?category=a%20(b)', '/resources?category=a+%28b%29'],
])('a reader of %s gets %s', (asked, given) => {
  expect(kept(asked)).toBe(given);
});

it.each([
  ...['page=x', 'page=0', 'page=%ff', 'page=1e3', 'category=%00'],
  `category=${'a'.repeat(2_000)}`,
])('%s, which no list has, leads to no page', (query) =>
  expect(kept(`/resources?${query}`)).toBe('/resources?page=0'),
);

it('only the button of a mail link brings its token', () => {
  const asked = '/newsletter/unsubscribe?token=06dad3a1-1d3b-418e-b4b0-3e98024e7f31';
  expect(kept(asked, 'POST')).toBe(asked);
  expect(kept(asked, 'HEAD')).toBe('/newsletter/unsubscribe');
  expect(kept('/auth/confirm?type=email&token_hash=a1', 'POST')).toBe(
    '/auth/confirm?token_hash=a1&type=email',
  );
  expect(kept('/auth/confirm?token_hash=a1&amp;type=recovery.', 'POST')).toBe(
    '/auth/confirm?token_hash=a1&type=recovery',
  );
  expect(kept('/faq?token=a1', 'POST')).toBe('/faq');
});

it('only a request for data has the parameter of the framework', () => {
  expect(kept('/faq?_rsc=1abc&utm_source=x', 'GET', true)).toBe('/faq?_rsc=1abc');
  expect(kept(`/faq?_rsc=${'a'.repeat(33)}`, 'GET', true)).toBe('/faq');
  expect(kept('/faq?_rsc', 'GET', true), 'the framework asks for it, empty').toBe('/faq?_rsc=');
});

it('names what it took, but not what the route reads', () => {
  const { others } = splitQuery('/resources?utm_source=a&page=2&utm_source=b&_rsc=x', 'GET', false);
  expect(others).toEqual([
    ['utm_source', 'a'],
    ['utm_source', 'b'],
  ]);
});
