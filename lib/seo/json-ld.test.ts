import { expect, it } from 'vitest';
import { blogPosting, lastChange } from './json-ld.ts';

const stored = { created_at: '2026-11-20T10:00:00+00:00', updated_at: '2026-11-20T10:00:00+00:00' };

it('is the day that the page shows for an unchanged row', () => {
  expect(lastChange({ ...stored, date: '2026-10-01' })).toBe('2026-10-01T00:00:00+02:00');
  expect(lastChange(stored)).toBe(stored.created_at);
});

it('is the time of the change for an edited page', () => {
  const updated_at = '2026-11-21T10:00:00+00:00';
  expect(lastChange({ ...stored, date: '2026-10-01', updated_at })).toBe(updated_at);
});

it('is the day of an article for an edit before that day', () => {
  const updated_at = '2026-11-20T22:30:00+00:00';
  const day = (date: string) => lastChange({ ...stored, date, updated_at });
  expect(day('2026-12-01')).toBe('2026-12-01T00:00:00+01:00');
  // Half an hour before midnight in Switzerland, and half an hour after.
  expect(day('2026-11-21')).toBe('2026-11-21T00:00:00+01:00');
  expect(
    lastChange({ ...stored, date: '2026-11-21', updated_at: '2026-11-20T23:30:00+00:00' }),
  ).toBe('2026-11-20T23:30:00+00:00');
});

it('an article is published when its day begins in Switzerland', () => {
  const post = { id: '1', title: 'T', excerpt: 'E', author: 'Ada', shown_category: 'C', ...stored };
  expect(blogPosting({ ...post, date: '2026-07-01' }, null)).toMatchObject({
    datePublished: '2026-07-01T00:00:00+02:00',
    dateModified: '2026-07-01T00:00:00+02:00',
  });
});

it.each([
  ['The Nightdesk team', 'Organization'],
  ['Nightdesk', 'Organization'],
  ['Support team', 'Organization'],
  ['Unknown', 'Organization'],
  ['Seraina Caduff', 'Person'],
  ['Ada Teams', 'Person'],
])('an article by %s is by a %s', (author, type) => {
  const post = { id: 'a', title: 'A', excerpt: 'B', shown_category: 'C', date: '2026-10-01' };
  expect(blogPosting({ ...post, ...stored, author }, null).author).toMatchObject({ '@type': type });
});
