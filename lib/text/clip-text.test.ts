import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipText } from './clip-text.ts';

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
