import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FULL_NOTE, noteState, type NoteState } from './coverage.ts';

const LEVELS: NoteState[] = ['missing', 'thin', 'full'];
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
  expect(noteState(note, needsFigure)).toBe(state);
});

it('never falls when a note grows', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.boolean(), (note, more, needsFigure) => {
      const levelOf = (text: string) => LEVELS.indexOf(noteState(text, needsFigure));
      expect(levelOf(note + more)).toBeGreaterThanOrEqual(levelOf(note));
    }),
  );
});
