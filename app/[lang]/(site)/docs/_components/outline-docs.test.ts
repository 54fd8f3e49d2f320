import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parsePlainText } from '@/lib/html/plain-text';
import { outlineDocs } from './outline-docs.ts';

const LINES = [
  '# A',
  '## B',
  '### C',
  '#### D',
  '#',
  '##E',
  '',
  '  ',
  'a # b',
  '-',
  '* x',
  '\t# F',
];
const lines = fc.array(
  fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(...LINES)),
  { maxLength: 30 },
);

/** The headings and paragraphs of a document; it has nothing else. */
const shown = (text: string) =>
  parsePlainText(text, 'document').filter((block) => block.kind !== 'list');

describe('outlineDocs', () => {
  const outline = (text: string) => outlineDocs(parsePlainText(text, 'document'), 'Features');

  it('takes an opening heading for the page’s own', () => {
    expect(outline('# What it does\nLead\n## First\nText')).toEqual({
      title: 'What it does',
      lead: ['Lead'],
      parts: [{ level: 2, id: 'part-first', title: 'First', paragraphs: ['Text'] }],
    });
  });

  it('keeps its own heading over a document without one', () => {
    expect(outline('Lead\n## First').title).toBe('Features');
    expect(outline('')).toEqual({ title: 'Features', lead: [], parts: [] });
  });

  it('gives headings of the same words addresses of their own', () => {
    const ids = outline('## A b\n## a-b\n## A B!').parts.map(({ id }) => id);
    expect(ids).toEqual(['part-a-b', 'part-a-b-2', 'part-a-b-3']);
  });

  it('counts equal headings, and does not look through all of them for each', () => {
    const has = vi.spyOn(Set.prototype, 'has');
    const parts = outline('## a\n'.repeat(2_000)).parts;
    expect(parts.at(-1)?.id).toBe('part-a-2000');
    expect(has.mock.calls.length).toBeLessThan(3 * 2_000);
    has.mockRestore();
  });

  it('loses no words, skips no level and repeats no address', () => {
    fc.assert(
      fc.property(lines, (written) => {
        const blocks = shown(written.join('\n'));
        for (const { text } of blocks) expect(text).toMatch(/^\S(.*\S)?$/s);
        const { title, lead, parts } = outlineDocs(blocks, 'Own title');
        const inParts = parts.flatMap((part) => [part.title, ...part.paragraphs]);
        const words = [title, ...lead, ...inParts].filter((text) => text !== 'Own title');
        expect(words).toEqual(blocks.map(({ text }) => text));
        expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
        let before = 1;
        for (const { level } of parts) {
          expect(level).toBeGreaterThanOrEqual(2);
          expect(level).toBeLessThanOrEqual(before + 1);
          before = level;
        }
      }),
    );
  });
});
