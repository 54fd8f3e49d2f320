import { expect, it } from 'vitest';
import { countPages, pageAddress, pageAfter, parsePage } from './lists.ts';

it('counts pages of five', () => {
  expect([0, 1, 5, 6, 10_000].map(countPages)).toEqual([1, 1, 1, 2, 2000]);
});

it('finds the page of an update by the number of newer ones', () => {
  expect([0, 4, 5, 9, 10, 9999].map(pageAfter)).toEqual([1, 1, 2, 2, 3, 2000]);
});

it('gives the first page no number', () => {
  expect(pageAddress('/product-updates', 1)).toBe('/product-updates');
  expect(pageAddress('/product-updates', 3)).toBe('/product-updates?page=3');
});

it('takes nothing but whole positive numbers for a page', () => {
  expect(['1', '2', '999999'].map(parsePage)).toEqual([1, 2, 999_999]);
  for (const text of ['0', '-1', '01', '1.5', '1e3', 'x', '', ' 2', '2 ', '٣', '1000000'])
    expect(parsePage(text), text).toBeNull();
});
