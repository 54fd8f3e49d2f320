import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categorySlug, parseResourceList, resourceListAddress } from './lists.ts';

describe('categorySlug', () => {
  it.each([
    ['Guest messages', 'guest-messages'],
    ['Check-in & keys', 'check-in-keys'],
    ['Überblick / Küche', 'überblick-küche'],
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

it('resourceListAddress leaves out the first page, and joins the rest', () => {
  expect(resourceListAddress({ slug: null, page: 1 })).toBe('/resources');
  const category = '/resources?category=hosting';
  expect(resourceListAddress({ slug: 'hosting', page: 1 })).toBe(category);
  expect(resourceListAddress({ slug: 'hosting', page: 3 })).toBe(`${category}&page=3`);
});

describe('parseResourceList', () => {
  it.each([
    ['-', 'start', { slug: null, page: 1, isCanonical: true }],
    ['-', '1', { slug: null, page: 1, isCanonical: false }],
    ['guest-messages', 'start', { slug: 'guest-messages', page: 1, isCanonical: true }],
    ['caf%C3%A9', 'start', { slug: 'café', page: 1, isCanonical: true }],
    ['Guest%20messages', 'start', { slug: 'guest-messages', page: 1, isCanonical: false }],
    ['%67uest-messages', '2', { slug: 'guest-messages', page: 2, isCanonical: false }],
    ['All', 'start', { slug: null, page: 1, isCanonical: false }],
  ])('reads %s and %s', (category, page, list) => {
    expect(parseResourceList({ category, page })).toEqual(list);
  });

  it.each(['0', '-1', 'x', '01', '1.5', '123456', ''])('knows no page %s', (page) => {
    expect(parseResourceList({ category: '-', page })).toBeNull();
  });
});
