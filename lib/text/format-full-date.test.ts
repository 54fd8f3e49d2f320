import { expect, test } from 'vitest';
import { formatFullDate } from './format-full-date.ts';

test.each([
  ['2026-11-03T00:00:00+00:00', 'November 3, 2026'],
  ['2026-12-31T23:59:59.999Z', 'December 31, 2026'],
  ['2026-12-31T23:59:59-02:00', 'January 1, 2027'],
])('writes the day of %s in full', (iso, day) => {
  expect(formatFullDate(iso)).toBe(day);
});
