import { expect, it } from 'vitest';
import { wantedLanguage } from './suggestion.ts';

it.each([
  [['de-AT', 'en'], 'en', 'de'],
  [['pt-BR', 'fr-CA', 'en'], 'en', 'fr'],
  [['en-US', 'de'], 'de', 'en'],
] as const)('of %j the page in "%s" is suggested in "%s"', (read, page, wanted) => {
  expect(wantedLanguage(read, page)).toBe(wanted);
});

it.each([
  [['en-US', 'de'], 'en'],
  [['de-CH', 'en'], 'de'],
  [['det', 'deu'], 'en'],
  [[], 'en'],
] as const)('of %j nothing is suggested on a page in "%s"', (read, page) => {
  expect(wantedLanguage(read, page)).toBeNull();
});
