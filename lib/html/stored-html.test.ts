import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  articleContents,
  describeStoredHtml,
  directionOf,
  scrollableTables,
  withDirections,
} from './stored-html.ts';
import { sanitiseStoredHtml } from './sanitize.ts';

describe('articleContents', () => {
  it('gives every heading an anchor and lists its words', () => {
    const html = sanitiseStoredHtml(
      '<h2>Wifi &amp; heating</h2><h2>&nbsp;</h2><p>a</p><h3>No</h3><h2>A <em>cold</em> night</h2>',
    );
    const contents = articleContents(html);
    expect(contents.headings).toEqual([
      { id: 'part-1', text: 'Wifi & heating' },
      { id: 'part-2', text: 'A cold night' },
    ]);
    expect(contents.html).toContain('<h2 id="part-1">Wifi &amp; heating</h2>');
    expect(contents.html).toContain('<h2 id="part-2">A <em>cold</em> night</h2>');
  });

  it('adds nothing but anchors to any article', () => {
    const part = fc.constantFrom(...'<h2> </h2> <p> </p> <em> " &lt; < id="x" a'.split(' '));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const html = sanitiseStoredHtml(parts.join(''));
        const contents = articleContents(html);
        expect(contents.html.replaceAll(/ id="part-\d+"/g, '')).toBe(html);
      }),
    );
  });
});

describe('scrollableTables', () => {
  const shaped = (html: string) => scrollableTables(sanitiseStoredHtml(html), 'Table');

  it('names the region of a table after its caption, or by its number', () => {
    const html = shaped(
      '<table><caption>A <em>&quot;b&quot;</em> &lt; c</caption><tr><td>1</td></tr></table><table><tr><td>2</td></tr></table>',
    );
    const names = [...html.matchAll(/role="region" tabindex="0" aria-label="([^"]*)"/g)];
    expect(names.map(([, name]) => name)).toEqual(['A &quot;b&quot; &lt; c', 'Table 2']);
  });
});

describe('describeStoredHtml', () => {
  const FILLER = 'Information about a desk that is staffed through the whole night.';
  const describeText = (html: string, title = 'About') =>
    describeStoredHtml(sanitiseStoredHtml(html), title, FILLER);

  it('gives the beginning of the text without its elements', () => {
    expect(
      describeText(`<h2>One</h2><p>Two &amp; <em>three</em>, ${'four '.repeat(60)}</p>`),
    ).toMatch(/^One\. Two & three, four .* four…$/);
  });

  it.each([
    ['<h2>Who</h2><p>We are two.</p>', 'Who. We are two.'],
    [
      '<h2>Who are you?</h2><p>Two (of us).</p><ul><li>Ada</li><li>Ben;</li></ul>',
      'Who are you? Two (of us). Ada. Ben;',
    ],
    [
      '<table><tr><th>Name</th><td>Desk Ltd</td></tr><tr><td>Town:</td><td>Chur</td></tr></table>',
      'Name: Desk Ltd. Town: Chur.',
    ],
    ['<ul><li>One<ul><li>Two</li></ul></li></ul><hr><p> </p><p>Three…</p>', 'One Two. Three…'],
  ])('runs no heading, item or cell into the next words: %s', (html, description) => {
    const rest = ' And so on, all through the night, until the day begins again.';
    expect(describeText(`${html}<p>${rest}</p>`)).toBe(`${description}${rest}`);
  });

  it('says what the page is where the text is short', () => {
    expect(describeText('<p>Soon.</p>')).toBe(`About. ${FILLER}`);
  });

  it('always has 50 to 160 characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 200 }), (html, title) => {
        const { length } = describeText(html, title);
        expect(length).toBeGreaterThanOrEqual(50);
        expect(length).toBeLessThanOrEqual(160);
      }),
    );
  });
});

it.each([
  ['<p>שלום hello</p>', 'rtl'],
  ['<p><strong>1. «</strong>مرحبا</p>', 'rtl'],
  ['<h2>Hello שלום</h2>', 'ltr'],
  ['<p>12 – 3</p>', 'ltr'],
])('the direction of %s is that of its first letter', (html, direction) => {
  expect(directionOf(html)).toBe(direction);
});

describe('withDirections', () => {
  it('orders the columns of a table by its own text, with numbers on the side of the words', () => {
    expect(
      withDirections(
        '<p>a</p><table><tbody><tr><td><p>חדר</p></td><td>90</td></tr></tbody></table>',
      ),
    ).toBe(
      '<p dir="auto">a</p><table dir="rtl"><tbody><tr><td dir="auto"><p>חדר</p></td><td>90</td></tr></tbody></table>',
    );
  });

  it('gives every paragraph, list and cell its direction, and nothing within them', () => {
    expect(
      withDirections(
        '<p>a</p><ul><li><p>b</p><ul><li>c</li></ul></li></ul><blockquote><p>d</p></blockquote><table><caption>e</caption><tbody><tr><th scope="col"><p>f</p></th><td>g</td></tr></tbody></table><h2>h</h2>',
      ),
    ).toBe(
      '<p dir="auto">a</p><ul dir="auto"><li><p>b</p><ul><li>c</li></ul></li></ul><blockquote dir="auto"><p>d</p></blockquote><table><caption dir="auto">e</caption><tbody><tr><th dir="auto" scope="col"><p>f</p></th><td dir="auto">g</td></tr></tbody></table><h2 dir="auto">h</h2>',
    );
  });
});
