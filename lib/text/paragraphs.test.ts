import { describe, expect, it } from 'vitest';
import { splitParagraphs } from './paragraphs.ts';

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
