import { expect, it } from 'vitest';
import { lastChange } from './json-ld.ts';

const stored = { created_at: '2026-11-20T10:00:00+00:00', updated_at: '2026-11-20T10:00:00+00:00' };

it('is the day that the page shows for an unchanged row', () => {
  expect(lastChange({ ...stored, date: '2026-10-01' })).toBe('2026-10-01');
  expect(lastChange(stored)).toBe(stored.created_at);
});

it('is the time of the change for an edited page', () => {
  const updated_at = '2026-11-21T10:00:00+00:00';
  expect(lastChange({ ...stored, date: '2026-10-01', updated_at })).toBe(updated_at);
});
