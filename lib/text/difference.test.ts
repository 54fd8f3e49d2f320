import { describe, expect, it } from 'vitest';
import { readableText } from '../html/readable-text.ts';
import { differenceOf, type Passage } from './difference.ts';

/** A passage as a person would note it: -gone-, +come+. */
function noted(passage: Passage): string {
  if (typeof passage === 'number') return `… ${passage}`;
  const sign = { before: '-', after: '+' };
  return passage
    .map(({ text, only }) => (only ? `${sign[only]}${text}${sign[only]}` : text))
    .join('');
}
const differ = (before: string, after: string) => differenceOf(before, after).map(noted);

describe('stored HTML', () => {
  it('is read as lines of text, without one element', () => {
    const html = `<h2>Check-in</h2><p>From <strong>15:00</strong>,&nbsp;see <a href="https://a.example/b">the map</a>.<br>Ring twice &amp; wait</p>
      <ol start="3"><li><p>Key</p><ul><li>the small one</li></ul></li><li>Door</li></ol>
      <blockquote><p>Quiet</p></blockquote><table><tr><th>Room</th><td>90</td></tr></table>
      <p><img src="/a.png" alt="The &quot;red&quot; door"></p><hr><p>https://x.example <a href="https://x.example">https://x.example</a> 1 < 2</p>`;
    expect(readableText(html).split('\n')).toEqual([
      '[heading] Check-in',
      'From 15:00,\u00a0see the map (https://a.example/b).',
      'Ring twice & wait',
      '3.\u2002Key',
      '\u2003•\u2002the small one',
      '4.\u2002Door',
      '[quotation] Quiet',
      'Room | 90',
      '[picture: The "red" door]',
      '[line]',
      'https://x.example https://x.example 1 < 2',
    ]);
    expect(readableText('No element, 1 < 2\n• kept')).toBe('No element, 1 < 2\n• kept');
  });
});

describe('the difference of two texts', () => {
  it('marks words within a paragraph, and pairs paragraphs that are versions of one', () => {
    expect(
      differ(
        'The key hangs on the left hook.\nBreakfast is at eight.',
        'Parking is free.\nThe key hangs on the right hook.',
      ),
    ).toEqual([
      '+Parking is free.+',
      'The key hangs on the -left-+right+ hook.',
      '-Breakfast is at eight.-',
    ]);
    expect(differ('190', '24.90')).toEqual(['-190-+24.90+']);
    expect(differ('', 'Come in')).toEqual(['+Come in+']);
  });

  it('leaves out paragraphs far from a change, never one alone', () => {
    const lines = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(differ(lines.join('\n'), [...lines, 'new'].join('\n'))).toEqual(['… 5', 'f', '+new+']);
    expect(differ('a\nb\nc', 'a\nb\nc\nnew')).toEqual(['… 2', 'c', '+new+']);
    expect(differ('a\nb', 'a\nb\nnew')).toEqual(['a', 'b', '+new+']);
  });

  it('does not count an item that only got another number, nor empty lines', () => {
    const items = (names: string[]) =>
      readableText(`<ol>${names.map((name) => `<li>${name}</li>`).join('')}</ol>`);
    expect(differ(items(['Key', 'Door']), items(['Bell', 'Key', 'Door']))).toEqual([
      '+1.\u2002Bell+',
      '2.\u2002Key',
      '3.\u2002Door',
    ]);
    expect(differ('one\n\ntwo', 'one\ntwo')).toEqual([]);
  });

  it('is found within a second for two long texts with nothing in common', () => {
    const text = (word: string) =>
      Array.from({ length: 400 }, (_, line) => `${word}${line} `.repeat(30)).join('\n');
    const started = performance.now();
    expect(differ(text('a'), text('b'))).toHaveLength(400);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
