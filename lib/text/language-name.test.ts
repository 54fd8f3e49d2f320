import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

it('names a language in the words of the page, with a capital where French has none', () => {
  expect(languageName('en', 'de')).toBe('Englisch');
  expect(languageName('en', 'fr')).toBe('Anglais');
});
