import { expect, test } from 'vitest';
import { languages } from './demo-request.ts';
import { messages, writtenDay } from './answers.ts';

test('days are written as each language writes them', () => {
  const written = languages.map((language) => writtenDay('2026-12-01', language));
  expect(written).toEqual([
    '1 December 2026',
    '1er décembre 2026',
    '1. Dezember 2026',
    '1 december 2026',
    '1. detsember 2026',
  ]);
});

test('every message is a sentence, and no two languages share one', () => {
  const all = languages.flatMap((language) => Object.values(messages[language]));
  for (const text of all) expect(text).toMatch(/^\p{Lu}.+\.$/u);
  expect(new Set(all).size).toBe(all.length);
});
