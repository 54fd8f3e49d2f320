import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { wordsIn } from '../../content/words.ts';
import { languages } from '../languages/languages.ts';
import { openHouse } from './answer.ts';
import { measure, measured, type Asked } from './measured.ts';

// Prints and compares counts only: a failure must not show a held-out question to the person who sets the search.
it.each(languages)('was measured at what the site says: %s', async (language) => {
  const file = path.join(import.meta.dirname, 'questions', language, 'held-out.json');
  const questions = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Asked[])
    : [];
  const house = await openHouse(wordsIn(language).tryNotes.houseNotes, language);
  expect(measure(house, questions)).toEqual(measured[language]);
});
