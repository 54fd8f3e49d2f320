import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../content/words.ts';
import { languages, type Language } from '../languages/languages.ts';
import {
  decodeFile,
  EMPTY_HOUSE,
  houseAsJson,
  houseAsKept,
  houseAsMarkdown,
  houseFileName,
  isEmptyHouse,
  readHouseFile,
  readKeptHouse,
  tidyName,
  tidyNote,
} from './own-house.ts';
import { OWN_HOUSE } from './own-house-limits.ts';

const drawers = [
  { id: 'wifi', label: 'Wifi' },
  { id: 'towels', label: 'Towels, linen' },
  { id: 'check-in', label: 'Check-in' },
];

// Notes that were written to break the files: headings, escapes, JSON, lines without end.
const line = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '# Wifi',
    '\\## Wifi',
    '\\\\# x',
    '{"a":1}',
    '---',
    '',
    '  indented',
    '<!-- x -->',
  ),
);
const note = fc
  .array(line, { minLength: 1, maxLength: 6 })
  .map((lines) => tidyNote(lines.join('\n')));
const name = fc.string({ unit: 'grapheme', maxLength: OWN_HOUSE.longestName }).map(tidyName);
const anyHouse = fc.record({
  name,
  country: fc.constantFrom(null, 'CH', 'EE'),
  further: fc.array(fc.record({ title: name, text: note.filter((text) => text !== '') }), {
    maxLength: 3,
  }),
  notes: fc
    .array(note, { minLength: 3, maxLength: 3 })
    .map((texts) => drawers.flatMap(({ id }, at) => (texts[at] ? [[id, texts[at]] as const] : [])))
    .filter((entries) => entries.length > 0)
    .map((entries) => Object.fromEntries(entries)),
});

describe.each([
  ['JSON', houseAsJson],
  ['Markdown', houseAsMarkdown],
])('a house as %s', (_, write) => {
  it('comes back as it was, whatever was written', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        expect(readHouseFile(write(house, drawers), drawers)).toEqual({ house });
      }),
      { numRuns: 500 },
    );
  });

  it('is read with the line ends and the byte order mark of another computer', () => {
    const house = { ...EMPTY_HOUSE, name: 'Lake', notes: { wifi: 'one\ntwo' } };
    const text = `\uFEFF${write(house, drawers).replaceAll('\n', '\r\n')}`;
    expect(readHouseFile(text, drawers)).toEqual({ house });
  });
});

describe('readHouseFile', () => {
  const UNREADABLE = { problem: 'unreadable' };
  it.each([
    ['a text without a title', 'hello', UNREADABLE],
    ['broken JSON', '{"format":', UNREADABLE],
    ['JSON of another kind', '{"format":"x","version":1,"name":"","notes":[]}', UNREADABLE],
    ['a later version', '{"format":"house-notes","version":3,"name":"","notes":[]}', UNREADABLE],
    [
      'no text',
      `{"format":"house-notes","version":1,"name":"","notes":[{"id":"wifi","text":1}]}`,
      UNREADABLE,
    ],
    ['no notes', '# Lake\n', { problem: 'empty' }],
    [
      'a note that is too long',
      `# L\n## Wifi\n${'x'.repeat(OWN_HOUSE.longestNote + 1)}`,
      { problem: 'long', label: 'Wifi' },
    ],
    [
      'too many notes',
      `# L\n${'### x\ny\n'.repeat(OWN_HOUSE.mostFurther + 1)}`,
      { problem: 'many' },
    ],
    ['a file that is too large', '#'.repeat(OWN_HOUSE.largestFile + 1), { problem: 'size' }],
  ])('refuses %s', (_, content, problem) => {
    expect(readHouseFile(content, drawers)).toEqual(problem);
  });

  it.each([
    ['Markdown', '# Lake\n\n## wifi\nCard.\n\n## Pool\nWarm.\n'],
    [
      'JSON',
      '{"format":"house-notes","version":1,"name":"Lake","notes":[{"id":"wifi","text":"Card."},{"id":"Pool","text":"Warm."}]}',
    ],
  ])('keeps what has no drawer in a file of version 1 as a further note: %s', (_, content) => {
    expect(readHouseFile(content, drawers)).toEqual({
      house: {
        name: 'Lake',
        country: null,
        notes: { wifi: 'Card.' },
        further: [{ title: 'Pool', text: 'Warm.' }],
      },
    });
  });

  it.each(languages)('reads a file from the page of another language: %s', (written) => {
    for (const read of languages) {
      const house = {
        ...EMPTY_HOUSE,
        name: 'Lake',
        notes: { wifi: 'Card.', parking: 'Behind the house.' },
      };
      const file = houseAsMarkdown(house, drawersIn(written));
      expect(readHouseFile(file, drawersIn(read)), read).toEqual({ house });
    }
  });

  it('throws at no file', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (content) => {
        expect(readHouseFile(content, drawers)).toBeTypeOf('object');
      }),
    );
  });
});

/** The drawers of the page in a language, as it gives them to the browser. */
const drawersIn = (language: Language) =>
  wordsIn(language).tryNotes.houseNotes.map(({ id, label }) => ({
    id,
    label,
    otherLabels: languages.flatMap((other) =>
      wordsIn(other)
        .tryNotes.houseNotes.filter((note) => note.id === id)
        .map((note) => note.label),
    ),
  }));

it.each([
  ['UTF-8', [0xc3, 0xa9, 0xe2, 0x82, 0xac]],
  ['Windows-1252', [0xe9, 0x80]],
  ['UTF-16, little end first', [0xff, 0xfe, 0xe9, 0x00, 0xac, 0x20]],
  ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0xe9, 0x20, 0xac]],
])('a file in %s is read as it was written', (_, bytes) => {
  expect(decodeFile(new Uint8Array(bytes).buffer)).toBe('\u00E9\u20AC');
});

it.each([
  ['Chalet Arve, Nord', 'Chalet-Arve-Nord'],
  ['บ้านริมน้ำ', 'บ้านริมน้ำ'],
  ['हिमालय कुटीर', 'हिमालय-कुटीर'],
  ['🏠🌲', 'My-house'],
  ['…/..', 'My-house'],
  ['', 'My-house'],
  ['น้ำ'.repeat(40), 'น้ำ'.repeat(20)],
])('the file of “%s” is called %s', (name, file) => {
  expect(houseFileName({ name }, 'My house')).toBe(file);
});

describe('what the browser keeps', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        expect(readKeptHouse(houseAsKept(house))).toEqual(house);
      }),
    );
  });

  it('may be of version 1', () => {
    const house = { ...EMPTY_HOUSE, name: 'Lake', notes: { wifi: 'Card.' } };
    const kept = '{"version":1,"name":"Lake","notes":{"wifi":"Card."}}';
    expect(readKeptHouse(kept)).toEqual(house);
    expect([house, EMPTY_HOUSE].map(isEmptyHouse)).toEqual([false, true]);
  });

  it.each([
    ...['', 'null', '[]', '{"version":3,"name":"","notes":{}}'],
    '{"version":2,"name":"","notes":{},"further":[{"title":"x"}]}',
    '{"version":1,"name":"","notes":{"wifi":1}}',
  ])('is no house when it is %s', (kept) => {
    expect(readKeptHouse(kept)).toBeNull();
  });
});
