import { describe, expect, it } from 'vitest';
import { pageMetadata } from './page-metadata.ts';

const page = { description: 'A description.', path: '/faq' };

describe('pageMetadata', () => {
  it('suffixes the title with the product name', () => {
    expect(pageMetadata({ ...page, title: 'Help' }).title).toEqual({
      absolute: 'Help - Nightdesk',
    });
  });

  it('does not suffix it twice', () => {
    expect(pageMetadata({ ...page, title: 'Help - Nightdesk' }).title).toEqual({
      absolute: 'Help - Nightdesk',
    });
  });

  it('asks search engines in unless the page is hidden', () => {
    expect(pageMetadata({ ...page, title: 'Help' }).robots).toEqual({ index: true, follow: true });
    expect(pageMetadata({ ...page, title: 'Help', hidden: true }).robots).toEqual({
      index: false,
      follow: false,
    });
  });
});
