import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rssOf, type Feed } from './feeds.ts';

/** Any sequence of 16-bit units, halves of pairs and control characters included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units));

const paragraphs = (...texts: string[]) =>
  texts.map((text) => ({ kind: 'paragraph' as const, text }));

function feedOf(...entries: Partial<Feed['entries'][number]>[]): Feed {
  const title = 'A title';
  const language = 'en' as const;
  const entry = {
    path: '/a/1',
    title,
    language,
    body: paragraphs('A text'),
    published: '2026-11-09',
  };
  return {
    language: 'en',
    title: 'A feed',
    description: 'What it is about',
    page: '/a',
    url: '/a/feed.xml',
    entries: entries.map((one) => ({ ...entry, ...one })),
  };
}

describe('an RSS feed', () => {
  it('has the moment at which the day of its newest entry begins in Switzerland', () => {
    expect(rssOf(feedOf())).not.toContain('lastBuildDate');
    const xml = rssOf(feedOf({}, { published: '2026-11-01' }));
    expect(xml).toContain('<lastBuildDate>Sun, 08 Nov 2026 23:00:00 GMT</lastBuildDate>');
  });

  it.each([
    ['2026-07-01', 'Tue, 30 Jun 2026 22:00:00 GMT'],
    ['2026-11-09T17:39:00.123456+00:00', 'Mon, 09 Nov 2026 17:39:00 GMT'],
  ])('dates %s %s', (published, written) => {
    expect(rssOf(feedOf({ published }))).toContain(`<pubDate>${written}</pubDate>`);
  });

  it('escapes text once for XML, and once more inside a paragraph', () => {
    const xml = rssOf(feedOf({ title: 'Bed & <b>', body: paragraphs('a < b', 'c') }));
    expect(xml).toContain('<title>Bed &amp; &lt;b&gt;</title>');
    const body = '&lt;p&gt;a &amp;lt; b&lt;/p&gt;&lt;p&gt;c&lt;/p&gt;';
    expect(xml).toContain(`<description>${body}</description>`);
  });

  it('says of an entry that it is in another language than the feed', () => {
    const xml = rssOf(feedOf({ title: 'Own' }, { title: 'Foreign', language: 'de' }));
    const [, own, foreign] = xml.split('<item>');
    expect(own).not.toContain('dc:language');
    expect(foreign).toContain('<dc:language>de</dc:language>');
  });

  it('contains only characters that XML allows', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const xml = rssOf(feedOf({ title: text, body: paragraphs(text), author: text }));
        const hasForbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/.test(xml);
        const count = (tag: string) => xml.split(tag).length - 1;
        return !hasForbidden && count('<item>') === 1 && count('</title>') === 2;
      }),
    );
  });
});
