import { expect, it } from 'vitest';
import { searchedPaths } from '@/lib/routes';
import { languages } from '@/lib/languages/languages';
import { pageHeads } from './page-heads';

it('finds the head of every page for search among the words', () => {
  expect(pageHeads('en').map(({ path }) => path)).toEqual(searchedPaths);
});

it.each(languages)('has no two pages with the same words in %s', (language) => {
  const heads = pageHeads(language);
  for (const of of ['title', 'description'] as const)
    expect(new Set(heads.map((head) => head[of])).size, of).toBe(heads.length);
  expect(new Set(heads.map(({ card }) => JSON.stringify(card))).size).toBe(heads.length);
});

it.each(languages)('describes each page in 50 to 160 characters of %s', (language) => {
  const wrong = pageHeads(language)
    .map(({ path, description }) => `${path}: ${description.length}`)
    .filter((line) => !/: (?:[5-9]\d|1[0-5]\d|160)$/.test(line));
  expect(wrong).toEqual([]);
});
