import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitRequirements } from './requirements.ts';

describe('splitRequirements', () => {
  it('splits on bullets of every kind', () => {
    expect(splitRequirements('- one\n* two\n\u2022 three\n\u2022four')).toEqual({
      ordered: false,
      items: ['one', 'two', 'three', 'four'],
    });
  });

  it('splits on bullets that stand in one line', () => {
    expect(splitRequirements('\u2022 one \u2022 two-thirds \u2022 3 * 4').items).toEqual([
      'one',
      'two-thirds',
      '3 * 4',
    ]);
  });

  it('splits on numbered lines and remembers that they were', () => {
    expect(splitRequirements('1. one\n2) two\n10. ten')).toEqual({
      ordered: true,
      items: ['one', 'two', 'ten'],
    });
  });

  it('does not take a number within the text for a mark', () => {
    expect(splitRequirements('- 3.5 years\n- in 2026. Or later').items).toEqual([
      '3.5 years',
      'in 2026. Or later',
    ]);
    expect(splitRequirements('3.5 years are enough').items).toEqual(['3.5 years are enough']);
  });

  it('joins a line without a mark to the one above', () => {
    expect(splitRequirements('- one\n  goes on\n- two').items).toEqual(['one goes on', 'two']);
  });

  it('gives a text without marks as one item, and nothing for nothing', () => {
    expect(splitRequirements('You read closely.\nNo more.').items).toEqual([
      'You read closely. No more.',
    ]);
    expect(splitRequirements(' \n-\n').items).toEqual([]);
  });

  it('loses no word, whatever it is given', () => {
    const parts = fc.array(
      fc.constantFrom('- ', '* ', '\u2022', '1. ', '12)', '\n', '\r\n', 'a', ' b', '<b>'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          parts.map((list) => list.join('')),
        ),
        (text) => {
          const { items } = splitRequirements(text);
          expect(items.every((item) => item !== '' && item.trim() === item)).toBe(true);
          expect(items.join('')).not.toContain('\u2022');
          expect(letters(items.join(''))).toBe(letters(text));
        },
      ),
    );
  });
});

/** What no rule of the parser may swallow. */
function letters(text: string): string {
  return text.replace(/[^a-z<>]/gi, '');
}
