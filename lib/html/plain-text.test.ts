import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseJobDescription,
  previewOf,
  splitUpdateBody,
  splitParagraphs,
  splitRequirements,
} from './plain-text.ts';

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

describe('splitUpdateBody', () => {
  it('takes a literal backslash-n for a line break', () => {
    expect(splitUpdateBody('One.\\n\\nTwo.\\nThree.')).toEqual(['One.', 'Two.', 'Three.']);
  });

  it('takes real line breaks too, also beside literal ones', () => {
    expect(splitUpdateBody('One.\n\\nTwo.\r\n\r\nThree.')).toEqual(['One.', 'Two.', 'Three.']);
  });

  it('leaves other backslashes and markup as they are', () => {
    expect(splitUpdateBody('C:\\temp <b>bold</b> \\')).toEqual(['C:\\temp <b>bold</b> \\']);
  });

  it('gives nothing for a body of line breaks', () => {
    expect(splitUpdateBody(' \\n \n\\n')).toEqual([]);
  });

  const body = fc
    .array(fc.oneof(fc.constantFrom('\\n', '\n', '\r\n', '\\', 'n', ' '), fc.string()))
    .map((parts) => parts.join(''));

  it('never yields a break, an empty paragraph or space around one, and loses no word', () => {
    fc.assert(
      fc.property(body, (text) => {
        const paragraphs = splitUpdateBody(text);
        for (const paragraph of paragraphs) {
          expect(paragraph).not.toMatch(/\\n|[\r\n]/);
          expect(paragraph).toBe(paragraph.trim());
          expect(paragraph).not.toBe('');
        }
        const letters = (value: string) => value.replaceAll('\\n', '').replace(/\s/g, '');
        expect(paragraphs.join('').replace(/\s/g, '')).toBe(letters(text));
      }),
    );
  });

  it('makes no difference between the two ways to write a break', () => {
    fc.assert(
      fc.property(fc.array(fc.string().filter((part) => !part.includes('\\'))), (parts) => {
        expect(splitUpdateBody(parts.join('\\n'))).toEqual(splitUpdateBody(parts.join('\n')));
      }),
    );
  });
});

describe('splitParagraphs', () => {
  it('makes one paragraph of each line', () => {
    expect(splitParagraphs('Yes.\nIt says so at once.')).toEqual(['Yes.', 'It says so at once.']);
  });

  it('takes the line breaks of every system', () => {
    expect(splitParagraphs('one\r\ntwo\rthree\nfour')).toEqual(['one', 'two', 'three', 'four']);
  });

  it('drops blank lines and the space around a paragraph', () => {
    expect(splitParagraphs('\n  one \n\n \t\ntwo\n')).toEqual(['one', 'two']);
  });

  it('gives nothing for an empty text', () => {
    expect(splitParagraphs('')).toEqual([]);
    expect(splitParagraphs(' \n ')).toEqual([]);
  });
});

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
          expect(asciiLetters(items.join(''))).toBe(asciiLetters(text));
        },
      ),
    );
  });
});

/** What no rule of the parser may swallow. */
function asciiLetters(text: string): string {
  return text.replace(/[^a-z<>]/gi, '');
}
