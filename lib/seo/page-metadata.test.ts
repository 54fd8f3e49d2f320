import { describe, expect, it } from 'vitest';
import { cardOf, pageMetadata } from './page-metadata.ts';

const page = { description: 'A description.', path: '/faq' };

describe('pageMetadata', () => {
  it.each(['Help', 'Help - Nightdesk'])('suffixes the title %s once', (title) => {
    expect(pageMetadata({ ...page, title }).title).toEqual({ absolute: 'Help - Nightdesk' });
  });

  it('asks search engines in unless the page is hidden', () => {
    expect(pageMetadata({ ...page, title: 'Help' }).robots).toEqual({ index: true, follow: true });
    expect(pageMetadata({ ...page, title: 'Help', hidden: true }).robots).toEqual({
      index: false,
      follow: false,
    });
  });

  it('says the same to messengers, with a card whose address changes with the words', () => {
    const one = pageMetadata({ ...page, title: 'Help' });
    expect(one.openGraph).toMatchObject({
      title: 'Help - Nightdesk',
      url: '/faq',
      type: 'website',
    });
    expect(one.twitter).toMatchObject({ card: 'summary_large_image' });
    const card = (title: string, more = {}) =>
      (pageMetadata({ ...page, title, ...more }).openGraph?.images as { url: string }[])[0]!.url;
    expect(card('Help')).toMatch(/^\/share-cards\/faq\.png\?v=[0-9a-z]+$/);
    expect(card('Help')).toBe(card('Help'));
    expect(card('Help')).not.toBe(card('Other help'));
    expect(card('Help', { hidden: true })).toMatch(/^\/share-cards\/home\.png/);
  });

  it('announces the feeds of a list', () => {
    const { alternates } = pageMetadata({ ...page, title: 'Updates', feed: 'updates' });
    expect(Object.keys(alternates?.types ?? {})).toEqual([
      'application/rss+xml',
      'application/feed+json',
    ]);
  });
});

describe('cardOf', () => {
  it.each([
    ['/', 'home'],
    ['/docs/change-log', 'docs-change-log'],
    ['/product-updates?page=2', 'product-updates'],
  ])('%s has the card %s', (path, card) => expect(cardOf(path)).toBe(card));
});
