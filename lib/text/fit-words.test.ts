import { expect, it } from 'vitest';
import { fitWords } from './fit-words.ts';

it('fitWords counts the letters of the longest part that no browser breaks by itself', () => {
  expect(fitWords('Gegevensverwerking')).toEqual({ '--longest': 18 });
  expect(fitWords('Daten\u00ADschutz\u00ADerklärung, AI-\u2060vastuvõtt')).toBeUndefined();
  expect(fitWords('Nachts zusammengezählt.')).toEqual({ '--longest': 16 });
});
