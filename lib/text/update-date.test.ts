import { expect, it } from 'vitest';
import { splitUpdateDate } from './update-date.ts';

const written = (iso: string) => Object.values(splitUpdateDate(iso)).join(' ');

it('writes day, capital month and year', () => {
  expect(written('2026-11-12T09:00:00+00:00')).toBe('12 NOVEMBER 2026');
  expect(written('2024-03-05T00:00:00.123456+00:00')).toBe('5 MARCH 2024');
});

it('counts the day as the company does, in summer and at the end of a year', () => {
  expect(written('2026-06-30T22:30:00Z')).toBe('1 JULY 2026');
  expect(written('2025-12-31T23:30:00Z')).toBe('1 JANUARY 2026');
});
