import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blocksToHtml,
  blocksToText,
  parsePlainText,
  previewOf,
  splitRequirements,
  type TextBlock,
  type TextKind,
} from './plain-text.ts';

/** Blocks in a short form: a paragraph as its text, a list as its items, an ordered one with 1 in front. */
const shaped = (text: string, kind?: TextKind) =>
  parsePlainText(text, kind).map((block) =>
    block.kind !== 'list' ? block.text : block.ordered ? [1, ...block.items] : block.items,
  );

const wordsOf = (blocks: TextBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));

/** Any text, with many of the characters that the parser handles. */
const parts = ['- ', '* ', '•', '1. ', '2) ', '\n', '\n\n', '\r\n', '\u2028', '\\n', '\u200B', ':'];
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...parts, 'a', '<i>'), fc.string()))
  .map((all) => all.join(''));
/** What no rule may lose; an n can belong to a literal \n. */
const letters = (text: string) => text.replace(/[^\p{L}<>:]|n/gu, '');

describe('parsePlainText', () => {
  it.each<[TextKind, string, unknown[]]>([
    ['answer', 'Yes.\nIt says so at once.', ['Yes.', 'It says so at once.']],
    ['answer', '\n  one \n\n \t\n\u200B\n\u00A0two\u00A0\n', ['one', 'two']],
    ['answer', '\u00A0\r\n\u2028\uFEFF', []],
    ['answer', '- one\n* two\n\n•three', [['one', 'two', 'three']]],
    ['answer', '-10 °C\n*Please note*\n---\n+41 79', ['-10 °C', '*Please note*', '---', '+41 79']],
    ['answer', '1. one\n2) two\n\nAnd more.', [[1, 'one', 'two'], 'And more.']],
    ['answer', '25. November 2026\n1.5 years', ['25. November 2026', '1.5 years']],
    ['update', 'One.\\n\\nTwo.\\nThree.', ['One.', 'Two.', 'Three.']],
    ['update', 'One.\n\\nTwo.\r\n\r\nThree.', ['One.', 'Two.', 'Three.']],
    ['update', 'C:\\temp <b>bold</b> \\', ['C:\\temp <b>bold</b> \\']],
    ['job', 'One\nline.\n \t\nTwo.\r\n\r\nThree.', ['One line.', 'Two.', 'Three.']],
    [
      'job',
      'You will:\n- one\n• two\n* three\n-\nRest.',
      ['You will:', ['one', 'two', 'three'], 'Rest.'],
    ],
    ['document', '- not a list\n1. neither', ['- not a list', '1. neither']],
  ])('reads of %s %j', (kind, text, blocks) => {
    expect(shaped(text, kind)).toEqual(blocks);
  });

  it('takes a paragraph of a job that ends in a colon for a sub-heading', () => {
    expect(parsePlainText('What you do:\n\nA lot: this.', 'job')).toEqual([
      { kind: 'heading', level: 3, text: 'What you do:' },
      { kind: 'paragraph', text: 'A lot: this.' },
    ]);
  });

  it('reads headings of a document, at most of level 3, and none without words', () => {
    const text = '# A\n\n## B\r\nAnother # line\n##\n###NoSpace\n##### Deep';
    expect(parsePlainText(text, 'document')).toEqual([
      { kind: 'heading', level: 1, text: 'A' },
      { kind: 'heading', level: 2, text: 'B' },
      { kind: 'paragraph', text: 'Another # line' },
      { kind: 'heading', level: 3, text: 'NoSpace' },
      { kind: 'heading', level: 3, text: 'Deep' },
    ]);
  });

  it('loses no word of any input, and leaves no break in one', () => {
    const kind = fc.constantFrom<TextKind>('answer', 'update', 'job');
    fc.assert(
      fc.property(anyText, kind, (text, of) => {
        const words = wordsOf(parsePlainText(text, of));
        for (const word of words) {
          expect(word).toBe(word.trim());
          expect(word).toMatch(/^[^\r\n]+$/);
        }
        expect(letters(words.join(''))).toBe(letters(text));
      }),
    );
  });
});

describe('blocks', () => {
  const blocks = parsePlainText('Bring <all>:\n• one\n• two & three\nThen:\n1. four\n2. five');

  it('are written in one spelling, which is read as the same again', () => {
    expect(blocksToText(blocks)).toBe(
      'Bring <all>:\n- one\n- two & three\nThen:\n1. four\n2. five',
    );
    expect(parsePlainText(blocksToText(blocks))).toEqual(blocks);
    expect(blocksToHtml(blocks)).toBe(
      '<p>Bring &lt;all&gt;:</p><ul><li>one</li><li>two &amp; three</li></ul><p>Then:</p><ol><li>four</li><li>five</li></ol>',
    );
  });

  it('are one line of plain text in a preview, which ends at a word', () => {
    expect(previewOf('One.\n\nTwo:\n- a\n- b')).toBe('One. Two: a, b');
    expect(previewOf('word '.repeat(200))).toMatch(/^(word ){20,}word…$/);
  });
});

it.each([
  ['- one\n* two\n• three\n•four', false, 'one|two|three|four'],
  ['• one • two-thirds • 3 * 4', false, 'one|two-thirds|3 * 4'],
  ['- 3.5 years\n- in 2026. Or later', false, '3.5 years|in 2026. Or later'],
  ['- one\n  goes on\n- two', false, 'one goes on|two'],
  ['You read closely.\nNo more.', false, 'You read closely. No more.'],
  ['1. one\n2) two\n3. ten', true, 'one|two|ten'],
  [' \n-\n', false, ''],
])('splits requirements: %j', (text, ordered, items) => {
  expect(splitRequirements(text)).toEqual({ ordered, items: items.split('|').filter(Boolean) });
});
