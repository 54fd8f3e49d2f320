import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipText, formatFullDate, formatMoment, splitUpdateDate, formatWait } from './format.ts';

describe('clipText', () => {
  it('leaves a short text alone, apart from its line breaks', () => {
    expect(clipText(' One\n two ', 160)).toBe('One two');
  });

  it('cuts between two words and takes the comma with it', () => {
    expect(clipText('Towels, linen and a bed', 15)).toBe('Towels, linen…');
    expect(clipText('Towels, linen and a bed', 9)).toBe('Towels…');
  });

  it('never gives more than the limit, nor half a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.integer({ min: 2, max: 160 }),
        (text, limit) => {
          const clipped = clipText(text, limit);
          expect(clipped.length).toBeLessThanOrEqual(limit);
          expect(clipped.isWellFormed()).toBe(true);
        },
      ),
    );
  });
});

const written = (iso: string) => Object.values(splitUpdateDate(iso)).join(' ');

it.each([
  [formatFullDate, '2026-11-03T00:00:00+00:00', 'November 3, 2026'],
  [formatFullDate, '2026-12-31T23:59:59.999Z', 'December 31, 2026'],
  [formatFullDate, '2026-12-31T23:59:59-02:00', 'January 1, 2027'],
  // In Swiss time, in winter and in summer.
  [formatMoment, '2026-11-20T17:39:00.123456+00:00', '20 Nov 2026, 18:39'],
  [formatMoment, '2026-07-01T00:00:00Z', '1 Jul 2026, 02:00'],
  [written, '2026-11-12T09:00:00+00:00', '12 NOVEMBER 2026'],
  [written, '2024-03-05T00:00:00.123456+00:00', '5 MARCH 2024'],
  [written, '2026-06-30T22:30:00Z', '1 JULY 2026'],
  [written, '2025-12-31T23:30:00Z', '1 JANUARY 2026'],
])('%o writes %s as %s', (format, iso, text) => expect(format(iso)).toBe(text));

describe('formatWait', () => {
  it.each([
    [0, 'in a minute'],
    [1, 'in a minute'],
    [60, 'in a minute'],
    [61, 'in 2 minutes'],
    [3540, 'in 59 minutes'],
    [3541, 'in an hour'],
    [3600, 'in an hour'],
    [3601, 'in 2 hours'],
  ])('%i seconds: %s', (seconds, text) => {
    expect(formatWait('in {wait}', seconds)).toBe(text);
  });

  it('leaves a sentence without a place for it as it is', () => {
    expect(formatWait('Later.', 5)).toBe('Later.');
  });
});
