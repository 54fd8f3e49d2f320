import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJobDescription, previewOf } from './job-description.ts';

describe('parseJobDescription', () => {
  it('splits paragraphs on blank lines, also on those with spaces in them', () => {
    expect(parseJobDescription('One\nline.\n \t\nTwo.\r\n\r\nThree.')).toEqual([
      { kind: 'paragraph', text: 'One line.' },
      { kind: 'paragraph', text: 'Two.' },
      { kind: 'paragraph', text: 'Three.' },
    ]);
  });

  it('takes a paragraph that ends in a colon for a sub-heading', () => {
    expect(parseJobDescription('What you do:\n\nA lot: this.')).toEqual([
      { kind: 'heading', text: 'What you do:' },
      { kind: 'paragraph', text: 'A lot: this.' },
    ]);
  });

  it('makes one list of lines led by any of the three marks', () => {
    expect(parseJobDescription('- one\n\u2022 two\n* three\n\n-four\n-')).toEqual([
      { kind: 'list', items: ['one', 'two', 'three', 'four'] },
    ]);
  });

  it('finds a list that follows its sub-heading without a blank line', () => {
    expect(parseJobDescription('You will:\n- build\nAnd that is all.')).toEqual([
      { kind: 'heading', text: 'You will:' },
      { kind: 'list', items: ['build'] },
      { kind: 'paragraph', text: 'And that is all.' },
    ]);
  });

  it('leaves emphasis and rules alone', () => {
    expect(parseJobDescription('**Important**')).toEqual([
      { kind: 'paragraph', text: '**Important**' },
    ]);
  });

  it('gives nothing for nothing', () => {
    expect(parseJobDescription(' \n\n\t')).toEqual([]);
  });

  it('loses no word, whatever it is given', () => {
    const text = fc.array(
      fc.constantFrom('- ', '* ', '\u2022', '\n', '\n\n', '\r', 'a', ' b:', '<i>', ':'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          text.map((parts) => parts.join('')),
        ),
        (description) => {
          const blocks = parseJobDescription(description);
          const words = blocks.flatMap((block) =>
            block.kind === 'list' ? block.items : [block.text],
          );
          expect(words.every((word) => word.trim() === word && word !== '')).toBe(true);
          expect(letters(words.join(''))).toBe(letters(description));
          for (const block of blocks) {
            if (block.kind !== 'list')
              expect(block.text.endsWith(':')).toBe(block.kind === 'heading');
          }
        },
      ),
    );
  });

  it('reads a long hostile text in no time', () => {
    const started = performance.now();
    parseJobDescription('- '.repeat(200_000) + '\n'.repeat(200_000) + ':'.repeat(200_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('previewOf', () => {
  it('is one line of plain text that ends at a word', () => {
    expect(previewOf('One.\n\nTwo:\n- a\n- b')).toBe('One. Two: a, b');
    expect(previewOf('word '.repeat(200))).toMatch(/^(word ){20,}word…$/);
  });
});

/** What no rule of the parser may swallow. */
function letters(text: string): string {
  return text.replace(/[-\u2022*\s]/gu, '');
}
