import { expect, it } from 'vitest';
import { formatMoment } from './format-moment.ts';

it('writes a moment in Swiss time, in winter and in summer', () => {
  expect(formatMoment('2026-11-20T17:39:00.123456+00:00')).toBe('20 Nov 2026, 18:39');
  expect(formatMoment('2026-07-01T00:00:00Z')).toBe('1 Jul 2026, 02:00');
});
