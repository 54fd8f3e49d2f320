import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverageScore, drawerState, FULL_NOTE } from './coverage.ts';

const long = 'x'.repeat(FULL_NOTE);

it.each([
  ['nothing', undefined, false, 'missing'],
  ['blanks only', ' \n ', true, 'missing'],
  ['one character less than a full note', long.slice(1), false, 'thin'],
  ['a full note', long, false, 'full'],
  ['a full note padded with blanks', ` ${long.slice(1)} `, false, 'thin'],
  ['no figure where one is needed', long, true, 'thin'],
  ['a figure, but short', '15:00', true, 'thin'],
  ['a figure and long enough', `${long} 15`, true, 'full'],
  ['an Arabic figure', `${long} ١٥`, true, 'full'],
] as const)('%s', (_, note, needsFigure, state) => {
  expect(drawerState(note, needsFigure)).toBe(state);
});

it('counts full drawers, and thin ones half', () => {
  expect(coverageScore(['full', 'thin', 'missing', 'full', 'thin', 'thin'])).toBe(3.5);
});

it('never falls when a note grows', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.boolean(), (note, more, needsFigure) => {
      const before = coverageScore([drawerState(note, needsFigure)]);
      expect(coverageScore([drawerState(note + more, needsFigure)])).toBeGreaterThanOrEqual(before);
    }),
  );
});
