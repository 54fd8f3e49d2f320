import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blocksToHtml,
  blocksToText,
  parsePlainText,
  previewOf,
  splitRequirements,
} from './plain-text.ts';

/** Blocks in a short form: a paragraph as its text, a list as its items, an ordered one with its first number in front. */
function shape(blocks: ReturnType<typeof parsePlainText>) {
  return blocks.map((block) => {
    if (block.kind !== 'list') return block.text;
    return block.ordered ? [block.start, ...block.items] : block.items;
  });
}

const parsed = (text: string) => shape(parsePlainText(text));

const wordsOf = (blocks: ReturnType<typeof parsePlainText>) =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));

const MARKS = ['- ', '* ', '\u2022', '\u2013 ', '\u00B7\t', '1. ', '2) ', '12)'];
const BREAKS = ['\n', '\n\n', '\r\n', '\u2028', '\\n', '\\', 'n', '  ', '\u200B'];

/** Any text, with many of the characters that the parsers handle. */
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...MARKS, ...BREAKS, 'a', ' b:', '<i>', ':'), fc.string()))
  .map((parts) => parts.join(''));

/** What no rule of a parser may lose. An `o` can be a bullet, an `n` belong to a literal `\n`. */
const letters = (text: string) => text.replace(/[^\p{L}<>:]|[no]/gu, '');

function expectWords(words: string[], text: string) {
  for (const word of words) {
    expect(word).toBe(word.trim());
    expect(word).not.toBe('');
  }
  expect(letters(words.join(''))).toBe(letters(text));
}

describe('parsePlainText', () => {
  it('makes one paragraph of each line, without what is invisible around it', () => {
    expect(parsed('Yes.\nIt says so at once.')).toEqual(['Yes.', 'It says so at once.']);
    expect(parsed('\n  one \n\n \t\n\u200B\n\u00A0two\u00A0\n')).toEqual(['one', 'two']);
  });

  it('gives nothing where nothing can be seen', () => {
    for (const text of ['', ' \n ', '\u200B', '\u00A0\r\n\u2028\uFEFF'])
      expect(parsed(text)).toEqual([]);
  });

  it.each([
    ['hyphens', '- one\n- two'],
    ['dashes', '\u2013 one\n\u2014 two'],
    ['squares', '\u25AA one\n\u25AA two'],
    ['middle dots and tabs', '\u00B7\tone\n\u00B7\ttwo'],
    ['signs of Word', '\uF0B7\tone\no\ttwo'],
    ['a bullet without space', '\u2022one\n\u25CFtwo'],
    ['bullets in one line', '\u2022 one \u2022 two'],
    ['ticks', '\u2713 one\r\n\u2714 two'],
    ['asterisks and plus signs', '* one\n+ two'],
    ['blank lines between', '- one\n\n\n- two'],
    ['white space before', '\u00A0\u00A0- one\n\t- two'],
  ])('finds a list with %s', (_, text) => expect(parsed(text)).toEqual([['one', 'two']]));

  it.each([
    '-10 \u00B0C in winter',
    '\u201310 \u00B0C in winter',
    '\u221210 \u00B0C',
    '*Please note*',
    '**Important**',
    '*per night',
    '---',
    '+41 79 123 45 67',
    'o one',
    '1.5 years',
    '25. November 2026',
    '2026. Or later',
    '1) alone',
  ])('finds no list in %j', (text) => expect(parsed(text)).toEqual([text]));

  it.each([
    ['1. one\n2. two', [1, 'one', 'two']],
    ['1) one\n2) two', [1, 'one', 'two']],
    ['1)one\n2)two', [1, 'one', 'two']],
    ['(1) one\n(2) two', [1, 'one', 'two']],
    ['1. one\n\n2. two', [1, 'one', 'two']],
    ['4. one\n5. two', [4, 'one', 'two']],
  ])('numbers the items of %j', (text, list) => expect(parsed(text)).toEqual([list]));

  it('goes on counting after a paragraph, and not by dates', () => {
    expect(parsed('1. one\n\nBetween.\n\n2. two')).toEqual([[1, 'one'], 'Between.', [2, 'two']]);
    const dates = ['15. March: opened', '30. June: closed'];
    expect(parsed(dates.join('\n'))).toEqual(dates);
  });

  it('joins a line between two items, or an indented one, to the item above', () => {
    expect(parsed('- one\ngoes on\n- two\n  goes on\nThe end.')).toEqual([
      ['one goes on', 'two goes on'],
      'The end.',
    ]);
    expect(parsed('- one\nWe offer:\n- two')).toEqual([['one'], 'We offer:', ['two']]);
  });

  it('loses no word of any input', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('answer', 'job'), (text, kind) => {
        expectWords(wordsOf(parsePlainText(text, kind)), text);
      }),
    );
  });

  it('takes no time in the square of a long hostile text: that would be minutes', () => {
    const started = performance.now();
    const long = 400_000;
    parsePlainText('- '.repeat(long) + '\n'.repeat(long) + ':'.repeat(long), 'job');
    parsePlainText('#'.repeat(long) + '\n# '.repeat(long) + `a${' '.repeat(long)}b`, 'document');
    parsePlainText(`a${' '.repeat(long)}b${'\n1. a'.repeat(long / 4)}`);
    expect(performance.now() - started).toBeLessThan(18_000);
  });
});

describe('parsePlainText of a job', () => {
  const shaped = (text: string) => shape(parsePlainText(text, 'job'));

  it('splits paragraphs on blank lines, also on those with spaces in them', () => {
    expect(shaped('One\nline.\n \t\nTwo.\r\n\r\nThree.')).toEqual(['One line.', 'Two.', 'Three.']);
  });

  it('takes a paragraph that ends in a colon for a sub-heading', () => {
    expect(parsePlainText('What you do:\n\nA lot: this.', 'job')).toEqual([
      { kind: 'heading', level: 3, text: 'What you do:' },
      { kind: 'paragraph', text: 'A lot: this.' },
    ]);
  });

  it('makes one list of lines led by any of the marks, also right after its sub-heading', () => {
    expect(shaped('You will:\n- one\n\u2022 two\n* three\n\n-four\n-\nAnd rest.')).toEqual([
      'You will:',
      ['one', 'two', 'three', 'four'],
      'And rest.',
    ]);
  });
});

describe('parsePlainText of an update', () => {
  it('takes a literal backslash-n for a line break, also beside real ones', () => {
    for (const text of ['One.\\n\\nTwo.\\nThree.', 'One.\n\\nTwo.\r\n\r\nThree.'])
      expect(shape(parsePlainText(text, 'update'))).toEqual(['One.', 'Two.', 'Three.']);
    expect(shape(parsePlainText('New:\\n- one\\n- two', 'update'))).toEqual([
      'New:',
      ['one', 'two'],
    ]);
  });

  it('leaves other backslashes and markup as they are', () => {
    expect(shape(parsePlainText('C:\\temp <b>bold</b> \\', 'update'))).toEqual([
      'C:\\temp <b>bold</b> \\',
    ]);
    expect(parsePlainText(' \\n \n\\n', 'update')).toEqual([]);
  });

  it('never yields a break, and loses no word', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const words = wordsOf(parsePlainText(text, 'update'));
        for (const word of words) expect(word).not.toMatch(/\\n|[\r\n]/);
        expectWords(words, text);
      }),
    );
  });
});

describe('parsePlainText of a document', () => {
  it('reads headings of three levels, and every other line as a paragraph', () => {
    const text = '# A\n\n## B\r\nOne line\nAnother # line\n  \n### C\n- not a list';
    expect(parsePlainText(text, 'document')).toEqual([
      { kind: 'heading', level: 1, text: 'A' },
      { kind: 'heading', level: 2, text: 'B' },
      { kind: 'paragraph', text: 'One line' },
      { kind: 'paragraph', text: 'Another # line' },
      { kind: 'heading', level: 3, text: 'C' },
      { kind: 'paragraph', text: '- not a list' },
    ]);
  });

  it('takes more than three marks for three, and leaves out a heading without words', () => {
    expect(parsePlainText('##### Deep\n##\n###NoSpace', 'document')).toEqual([
      { kind: 'heading', level: 3, text: 'Deep' },
      { kind: 'heading', level: 3, text: 'NoSpace' },
    ]);
  });
});

describe('blocksToText and blocksToHtml', () => {
  const blocks = parsePlainText(
    'Bring <all>:\n\u25AA one\n\u25AA two & three\nThen:\n1. four\n2. five',
  );

  it('write paragraphs and lists in one spelling', () => {
    expect(blocksToText(blocks)).toBe(
      'Bring <all>:\n- one\n- two & three\nThen:\n1. four\n2. five',
    );
    expect(blocksToHtml(blocks)).toBe(
      '<p>Bring &lt;all&gt;:</p><ul><li>one</li><li>two &amp; three</li></ul><p>Then:</p><ol><li>four</li><li>five</li></ol>',
    );
  });

  it('give the same blocks when they are parsed again', () => {
    expect(parsePlainText(blocksToText(blocks))).toEqual(blocks);
  });
});

describe('previewOf', () => {
  it('is one line of plain text that ends at a word', () => {
    expect(previewOf('One.\n\nTwo:\n- a\n- b')).toBe('One. Two: a, b');
    expect(previewOf('word '.repeat(200))).toMatch(/^(word ){20,}word…$/);
  });
});

describe('splitRequirements', () => {
  it.each([
    ['bullets of every kind', '- one\n* two\n\u2022 three\n\u2022four', 'one|two|three|four'],
    ['bullets in one line', '\u2022 one \u2022 two-thirds \u2022 3 * 4', 'one|two-thirds|3 * 4'],
    ['no number of the text', '- 3.5 years\n- in 2026. Or later', '3.5 years|in 2026. Or later'],
    ['no number at the beginning', '3.5 years are enough', '3.5 years are enough'],
    ['no line without a mark', '- one\n  goes on\n- two', 'one goes on|two'],
    ['nothing without marks', 'You read closely.\nNo more.', 'You read closely. No more.'],
    ['nothing into nothing', ' \n-\n', ''],
  ])('splits on %s', (_, text, items) => {
    const split = { ordered: false, items: items.split('|').filter(Boolean) };
    expect(splitRequirements(text)).toEqual(split);
  });

  it('splits on numbered lines and remembers that they were', () => {
    const items = ['one', 'two', 'ten'];
    expect(splitRequirements('1. one\n2) two\n10. ten')).toEqual({ ordered: true, items });
  });

  it('loses no word of any input, and leaves no bullet', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { items } = splitRequirements(text);
        expectWords(items, text);
        expect(items.join('')).not.toContain('\u2022');
      }),
    );
  });
});
