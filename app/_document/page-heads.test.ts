import { expect, it } from 'vitest';
import { searchedPaths } from '@/lib/paths';
import { pageHeads } from './page-heads';

it('finds the head of every page for search in the folder of the page', () => {
  expect(pageHeads.map(({ path }) => path)).toEqual(searchedPaths);
});

it('has no two pages with the same title, description or card', () => {
  for (const of of ['title', 'description'] as const)
    expect(new Set(pageHeads.map((head) => head[of])).size, of).toBe(pageHeads.length);
  const cards = pageHeads.map(({ card }) => JSON.stringify(card));
  expect(new Set(cards).size).toBe(pageHeads.length);
});
