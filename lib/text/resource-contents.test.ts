import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleContents } from './resource-contents.ts';
import { sanitiseStoredHtml } from './stored-html.ts';

describe('articleContents', () => {
  it('gives every heading an anchor and lists its words', () => {
    const html = sanitiseStoredHtml(
      '<h2>Wifi &amp; heating</h2><p>a</p><h3>No</h3><h2>A <em>cold</em> night</h2>',
    );
    const contents = articleContents(html);
    expect(contents.headings).toEqual([
      { id: 'part-1', text: 'Wifi & heating' },
      { id: 'part-2', text: 'A cold night' },
    ]);
    expect(contents.html).toContain('<h2 id="part-1">Wifi &amp; heating</h2>');
    expect(contents.html).toContain('<h2 id="part-2">A <em>cold</em> night</h2>');
  });

  it('leaves out a heading without words', () => {
    expect(articleContents(sanitiseStoredHtml('<h2>&nbsp;</h2><p>a</p>')).headings).toEqual([]);
  });

  it('adds nothing but anchors, whatever the article holds', () => {
    const part = fc.constantFrom(
      '<h2>',
      '</h2>',
      '<p>',
      '</p>',
      '<em>',
      '"',
      '&lt;',
      '<',
      'id="x"',
      'a',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const html = sanitiseStoredHtml(parts.join(''));
        const contents = articleContents(html);
        expect(contents.html.replaceAll(/ id="part-\d+"/g, '')).toBe(html);
      }),
    );
  });
});
