import { expect, it } from 'vitest';
import { lastChange } from './json-ld.ts';

const stored = { created_at: '2026-11-20T10:00:00+00:00', updated_at: '2026-11-20T10:00:00+00:00' };

it('is the day that the page shows for an unchanged row', () => {
  expect(lastChange({ ...stored, date: '2026-10-01' })).toBe('2026-10-01T00:00:00+02:00');
  expect(lastChange(stored)).toBe(stored.created_at);
});

it('is the time of the change for an edited page', () => {
  const updated_at = '2026-11-21T10:00:00+00:00';
  expect(lastChange({ ...stored, date: '2026-10-01', updated_at })).toBe(updated_at);
});

it('is the day of an article for an edit before that day', () => {
  const updated_at = '2026-11-20T22:30:00+00:00';
  const day = (date: string) => lastChange({ ...stored, date, updated_at });
  expect(day('2026-12-01')).toBe('2026-12-01T00:00:00+01:00');
  // Half an hour before midnight in Switzerland, and half an hour after.
  expect(day('2026-11-21')).toBe('2026-11-21T00:00:00+01:00');
  expect(
    lastChange({ ...stored, date: '2026-11-21', updated_at: '2026-11-20T23:30:00+00:00' }),
  ).toBe('2026-11-20T23:30:00+00:00');
});
