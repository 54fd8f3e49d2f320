import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitUpdateBody } from './line-breaks.ts';

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
