import { describe, expect, it } from 'vitest';
import { cardName, pageMetadata } from './page-metadata.ts';

const page = { description: 'A description.', path: '/faq' };

// What a page says in its head is checked on every page by tests/http/first-html.spec.ts.
describe('pageMetadata', () => {
  it.each(['Help', 'Help - Nightdesk'])('suffixes the title %s once', (title) => {
    expect(pageMetadata({ ...page, title }).title).toEqual({ absolute: 'Help - Nightdesk' });
  });

  it('has a card with an address that changes with the words', () => {
    const card = (title: string, more = {}) =>
      (pageMetadata({ ...page, title, ...more }).openGraph?.images as { url: string }[])[0]!.url;
    expect(card('Help')).toMatch(/^\/share-cards\/faq\.png\?v=[0-9a-z]+$/);
    expect(card('Help')).toBe(card('Help'));
    expect(card('Help')).not.toBe(card('Other help'));
    expect(card('Help', { hidden: true })).toMatch(/^\/share-cards\/home\.png/);
  });
});

it.each([
  ['/', 'home'],
  ['/docs/change-log', 'docs/change-log'],
  ['/product-updates?page=2', 'product-updates'],
])('%s has the card %s', (path, card) => expect(cardName(path)).toBe(card));
