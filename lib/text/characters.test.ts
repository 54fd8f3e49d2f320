import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, firstCharacters } from './characters.ts';

const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}';
const FLAG = '\u{1F1E8}\u{1F1ED}';
const WAVE = '\u{1F44B}\u{1F3FD}';
const WALES = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}';

describe('firstCharacters', () => {
  it.each([
    ['a pair of units', '\u{1F511}\u{1F511}', '\u{1F511}'],
    ['a family', FAMILY + FAMILY, FAMILY],
    ['a flag of tags', WALES + WALES, WALES],
    ['an accent of its own', 'e\u0301a', 'e\u0301'],
    ['a syllable', 'नि', 'नि'],
    ['a line end', '\r\na', '\r\n'],
  ])('keeps %s whole', (_, text, first) => {
    expect(firstCharacters(text, 1)).toBe(first);
    expect(firstCharacters(text, 0)).toBe('');
    expect(firstCharacters(text, 10)).toBe(text);
  });

  it('ends where a character ends, for any text and any count', () => {
    const piece = fc.constantFrom(FAMILY, FLAG, WAVE, WALES, 'e\u0301', 'a', ' ', 'नि');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.nat(70), (pieces, count) => {
        expect(firstCharacters(pieces.join(''), count)).toBe(pieces.slice(0, count).join(''));
        expect(countCharacters(pieces.join(''))).toBe(pieces.length);
      }),
    );
  });

  it('takes no longer for a text without end, and gives no half of a pair', () => {
    const marks = `a${'\u0301'.repeat(5_000_000)}`;
    expect(firstCharacters(marks, 2).length).toBeLessThan(100);
    expect(firstCharacters('\u{1F511}\u200D'.repeat(1_000_000), 1).isWellFormed()).toBe(true);
    expect(countCharacters('a'.repeat(5_000_000), 60)).toBe(60);
  });
});
