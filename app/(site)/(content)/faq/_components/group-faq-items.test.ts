import { expect, it } from 'vitest';
import { groupFaqItems } from './group-faq-items.ts';

const titles = { uncategorized: 'More questions', support: 'Support' };
const item = (id: string, category: string | null, type = 'faq') => ({ id, category, type });

it('groups by category in order of appearance, and puts support last', () => {
  const groups = groupFaqItems(
    [
      item('s', 'Setup', 'support'),
      item('a', 'B'),
      item('b', 'A'),
      item('c', 'B'),
      item('d', null),
    ],
    titles,
  );
  expect(groups.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
    ['B', ['a', 'c']],
    ['A', ['b']],
    ['More questions', ['d']],
    ['Support', ['s']],
  ]);
});

it('merges categories that differ in letter case, spaces or invisible characters', () => {
  const groups = groupFaqItems(
    [
      item('a', 'House rules'),
      item('b', ' house  Rules '),
      item('c', 'HOUSE\u00A0RULES'),
      item('d', '\u200BHouse rules\u200B'),
      item('e', 'Caf\u00E9'),
      item('f', 'cafe\u0301'),
      item('g', null),
      item('h', '\u200B\u00A0'),
    ],
    titles,
  );
  expect(groups.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
    ['House rules', ['a', 'b', 'c', 'd']],
    ['Café', ['e', 'f']],
    ['More questions', ['g', 'h']],
  ]);
});

it('counts on through all groups', () => {
  const groups = groupFaqItems(
    [item('a', 'A'), item('b', 'A'), item('c', 'B'), item('s', null, 'support')],
    titles,
  );
  expect(groups.map(({ firstNumber }) => firstNumber)).toEqual([1, 3, 4]);
});

it('gives no empty group', () => {
  expect(groupFaqItems([], titles)).toEqual([]);
});

it('gives every group a unique anchor, also for equal titles', () => {
  const groups = groupFaqItems(
    [
      item('a', 'Support'),
      item('b', 'Price?'),
      item('c', 'Price!'),
      item('d', 'Price -2'),
      item('s', null, 'support'),
    ],
    titles,
  );
  expect(groups.map(({ anchor }) => anchor)).toEqual([
    'group-support',
    'group-price-',
    'group-price--2',
    'group-price-2',
    'group-support-2',
  ]);
});
