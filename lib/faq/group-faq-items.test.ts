import { expect, it } from 'vitest';
import { groupFaqItems } from './group-faq-items.ts';

const titles = { uncategorized: 'More questions', support: 'Support' };

/** Groups items of these categories; a star begins the category of a support item. */
function groups(...categories: (string | null)[]) {
  const items = categories.map((written, index) => ({
    id: 'abcdefgh'.charAt(index),
    category: written?.replace('*', '') || null,
    type: written?.startsWith('*') ? 'support' : 'faq',
  }));
  return groupFaqItems(items, titles);
}

const shape = (list: ReturnType<typeof groups>) =>
  list.map(({ title, items }) => [title, items.map(({ id }) => id).join('')]);

it('groups by category in order of appearance, and puts support last', () => {
  expect(shape(groups('*Setup', 'B', 'A', 'B', null))).toEqual([
    ['B', 'bd'],
    ['A', 'c'],
    ['More questions', 'e'],
    ['Support', 'a'],
  ]);
  expect(groups()).toEqual([]);
});

it('merges categories that differ in letter case, spaces or invisible characters', () => {
  const rules = ['House rules', ' house  Rules ', 'HOUSE\u00A0RULES', '\u200BHouse rules\u200B'];
  expect(shape(groups(...rules, 'Caf\u00E9', 'cafe\u0301', null, '\u200B\u00A0'))).toEqual([
    ['House rules', 'abcd'],
    ['Caf\u00E9', 'ef'],
    ['More questions', 'gh'],
  ]);
});

it('counts on through all groups', () => {
  expect(groups('A', 'A', 'B', '*').map(({ firstNumber }) => firstNumber)).toEqual([1, 3, 4]);
});

it('gives every group a unique anchor, also for equal titles', () => {
  const anchors = groups('Support', 'Price?', 'Price!', 'Price -2', '*').map(
    ({ anchor }) => anchor,
  );
  expect(anchors.join(' ')).toBe(
    'group-support group-price- group-price--2 group-price-2 group-support-2',
  );
});
