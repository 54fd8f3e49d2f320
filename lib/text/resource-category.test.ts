import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categorySlug } from './resource-category.ts';

describe('categorySlug', () => {
  it.each([
    ['Guest messages', 'guest-messages'],
    ['Check-in & keys', 'check-in-keys'],
    ['Überblick / Küche', 'überblick-küche'],
    ['日本', '日本'],
    ['???', 'category'],
  ])('writes %s as %s', (category, slug) => {
    expect(categorySlug(category)).toBe(slug);
  });

  it('is stable, never empty and holds nothing that an address or a rewrite would read as its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (category) => {
        const slug = categorySlug(category);
        expect(categorySlug(slug)).toBe(slug);
        expect(slug).toMatch(/^[^\s/?#%&:.*+(){}\\]+$/);
        expect(slug).not.toMatch(/^-|-$/);
      }),
    );
  });
});
