import { expect, it } from 'vitest';
import { blogPosting } from './structured-data.ts';

const stored = {
  slug: null,
  created_at: '2026-11-20T10:00:00+00:00',
  updated_at: '2026-11-20T10:00:00+00:00',
};

it('an article is published when its day begins in Switzerland', () => {
  const post = { id: '1', title: 'T', excerpt: 'E', author: 'Ada', shown_category: 'C', ...stored };
  expect(blogPosting({ ...post, date: '2026-07-01' }, null)).toMatchObject({
    datePublished: '2026-07-01T00:00:00+02:00',
    dateModified: '2026-07-01T00:00:00+02:00',
  });
});

it.each([
  ['The Nightdesk team', 'Organization'],
  ['Support team', 'Organization'],
  ['Unknown', 'Organization'],
  ['Ada Teams', 'Person'],
])('an article by %s is by a %s', (author, type) => {
  const post = { id: 'a', title: 'A', excerpt: 'B', shown_category: 'C', date: '2026-10-01' };
  expect(blogPosting({ ...post, ...stored, author }, null).author).toMatchObject({ '@type': type });
});
