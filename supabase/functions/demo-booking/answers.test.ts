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
  const all = languages.map((language) => {
    const { booked, duplicate, ...rest } = messages[language];
    return [booked('A', 'D'), duplicate('D'), ...Object.values(rest)];
  });
  expect(all.every((texts) => texts.every((text) => /^\p{Lu}.+\.$/u.test(text)))).toBe(true);
  expect(new Set(all.flat()).size).toBe(all.flat().length);
});
