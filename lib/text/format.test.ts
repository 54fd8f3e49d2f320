import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, firstCharacters } from './characters.ts';
import {
  clipText,
  formatDay,
  formatFullDate,
  formatMoment,
  formatWait,
  splitUpdateDate,
  startOfDay,
} from './format.ts';

describe('clipText', () => {
  it('leaves a short text alone, apart from its line breaks', () => {
    expect(clipText(' One\n two ', 160)).toBe('One two');
  });

  it('cuts between two words and takes the comma with it', () => {
    expect(clipText('Towels, linen and a bed', 15)).toBe('Towels, linen…');
    expect(clipText('Towels, linen and a bed', 9)).toBe('Towels…');
  });

  it('never gives more characters than the limit, or half of one', () => {
    const piece = fc.constantFrom(
      '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
      'e\u0301',
      'a',
      'b ',
      'नि',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }),
        fc.integer({ min: 2, max: 40 }),
        (pieces, limit) => {
          const line = pieces.join('').trim();
          const clipped = clipText(line, limit);
          expect(countCharacters(clipped)).toBeLessThanOrEqual(limit);
          // What was cut off begins with a whole character.
          const kept = clipped === line ? line : clipped.slice(0, -1);
          expect(firstCharacters(line, countCharacters(kept))).toBe(kept);
        },
      ),
    );
  });
});

const inFrench = (iso: string) => formatDay(iso, 'fr');
const written = (iso: string) => Object.values(splitUpdateDate(iso)).join(' ');

it.each([
  [formatFullDate, '2026-11-03T00:00:00+00:00', 'November 3, 2026'],
  [formatFullDate, '2026-12-31T23:59:59-02:00', 'January 1, 2027'],
  [inFrench, '2026-10-01T09:00:00Z', '1er octobre 2026'],
  [inFrench, '2026-10-11T09:00:00Z', '11 octobre 2026'],
  // In Swiss time, in winter and in summer.
  [formatMoment, '2026-11-20T17:39:00.123456+00:00', '20 Nov 2026, 18:39'],
  [formatMoment, '2026-07-01T00:00:00Z', '1 Jul 2026, 02:00'],
  [written, '2026-11-12T09:00:00+00:00', '12 NOVEMBER 2026'],
  [written, '2026-06-30T22:30:00Z', '1 JULY 2026'],
])('%o writes %s as %s', (format, iso, text) => expect(format(iso)).toBe(text));

it.each([
  ['2026-01-15', '2026-01-15T00:00:00+01:00'],
  ['2026-07-01', '2026-07-01T00:00:00+02:00'],
  // The days on which the clock is changed, and those after them.
  ['2026-03-30', '2026-03-30T00:00:00+02:00'],
  ['2026-10-26', '2026-10-26T00:00:00+01:00'],
])('%s begins in Switzerland at %s', (day, moment) => expect(startOfDay(day)).toBe(moment));

describe('formatWait', () => {
  it.each([
    [0, 'in a minute'],
    [60, 'in a minute'],
    [61, 'in 2 minutes'],
    [3540, 'in 59 minutes'],
    [3541, 'in an hour'],
    [3601, 'in 2 hours'],
  ])('%i seconds: %s', (seconds, text) => {
    expect(formatWait('in {wait}', seconds)).toBe(text);
  });

  it.each([
    ['de', 60, 'in 1\u00a0Minute'],
    ['de', 61, 'in 2\u00a0Minuten'],
    ['fr', 3541, 'in 1\u00a0heure'],
    ['nl', 3601, 'in 2\u00a0uur'],
  ] as const)('says in %s what %i seconds are: %s', (language, seconds, text) => {
    expect(formatWait('in {wait}', seconds, language)).toBe(text);
  });

  it('leaves a sentence without a place for it as it is', () => {
    expect(formatWait('Later.', 5)).toBe('Later.');
  });
});
