import { describe, expect, it } from 'vitest';
import { isSlug } from './fields.ts';

describe('isSlug', () => {
  it.each(['about', 'terms-of-service', '2026', 'a'.repeat(100)])('takes %s', (slug) => {
    expect(isSlug(slug)).toBe(true);
  });

  it.each(['', 'About', '-a', 'a-', 'a--b', 'a b', 'a%20b', '../a', "a'or'1", 'é', 'a\n'])(
    'refuses %j',
    (slug) => {
      expect(isSlug(slug)).toBe(false);
    },
  );

  it('refuses what is too long, at once', () => {
    expect(isSlug('a-'.repeat(100_000))).toBe(false);
  });
});
