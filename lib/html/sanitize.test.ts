import { describe, expect, it } from 'vitest';
import { sanitiseStoredHtml } from './sanitize.ts';

const clean = (html: string): string => sanitiseStoredHtml(html);

describe('sanitiseStoredHtml', () => {
  it('keeps what an editor writes', () => {
    const html =
      '<h2>A</h2><p>One <strong>two</strong> <em>three</em><br />four</p><ul><li>x</li></ul><ol start="3"><li>y</li></ol>' +
      '<blockquote><p>q</p></blockquote><hr /><pre><code>a &lt; b</code></pre>' +
      '<table><caption>c</caption><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2">d</td></tr></tbody></table>';
    expect(clean(html)).toBe(html);
  });

  it('demotes a first heading, and maps old names to the listed ones', () => {
    expect(clean('<h1 class="x">A</h1><h6>B</h6><p><b>c</b> <i>d</i></p>')).toBe(
      '<h2>A</h2><h4>B</h4><p><strong>c</strong> <em>d</em></p>',
    );
  });

  it('keeps the paragraphs of a text without elements', () => {
    expect(clean('One\r\ntwo\n\n \nThree & four < five')).toBe(
      '<p>One<br />two</p>\n<p>Three &amp; four &lt; five</p>',
    );
  });

  it('never runs the texts of boxes together', () => {
    expect(clean('<div>One</div><div>Two</div>')).toBe('<p>One</p><p>Two</p>');
    expect(clean('<div><p>One</p><p>Two</p></div>')).toBe('<p>One</p><p>Two</p>');
    expect(clean('Loose <strong>words</strong>')).toBe('<p>Loose <strong>words</strong></p>');
  });

  it('drops spans of one, of none and of a thousand million', () => {
    for (const span of ['1', '0', '-2', '100', '1000000000', '2.5', '2e1', 'x'])
      expect(clean(`<table><tr><td colspan="${span}" rowspan="${span}">a</td></tr></table>`)).toBe(
        '<table><tr><td>a</td></tr></table>',
      );
  });

  it('gives nothing for nothing', () => {
    for (const html of ['', ' \n ', '<p> </p>', '<div></div>', '<!-- note -->']) {
      expect(clean(html)).toBe('');
    }
  });

  it.each([
    ['/contact', '<a href="/contact">x</a>'],
    ['contact?a=1#b', '<a href="/contact?a=1#b">x</a>'],
    ['#part', '<a href="#part">x</a>'],
    ['tel:+41790000000', '<a href="tel:+41790000000">x</a>'],
    ['https://example.org/a?b=1', '<a href="https://example.org/a?b=1" rel="noopener">x</a>'],
    ['/\\example.org', '<a href="https://example.org/" rel="noopener">x</a>'],
    ['www.example.org', '<a href="https://www.example.org/" rel="noopener">x</a>'],
    ['ada@example.org', '<a href="mailto:ada@example.org">x</a>'],
    ['report.pdf', '<a href="/report.pdf">x</a>'],
    ['/.//example.org', 'x'],
    ['ftp://example.org', 'x'],
  ])('writes the link %s as a browser would follow it', (href, expected) => {
    expect(clean(`<p><a href="${href}" target="_blank" onclick="x()">x</a></p>`)).toBe(
      `<p>${expected}</p>`,
    );
  });

  it.each([
    [
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> not</span></p></b>',
      '<p><strong>Bold</strong> not</p>',
    ],
    [
      '<p><strong style="font-weight: 400">a</strong> <i style="font-style:normal">b</i></p>',
      '<p>a b</p>',
    ],
    ['<p><span style="font-style: italic">a</span> <em>b</em></p>', '<p><em>a</em> <em>b</em></p>'],
    ['<p><b style="color:red">a</b></p>', '<p><strong>a</strong></p>'],
    ['<p>m<span style="font-size:0.6em;vertical-align:super">2</span></p>', '<p>m<sup>2</sup></p>'],
    [
      '<p><del>20</del> <strike>30</strike> <span style="text-decoration: line-through">40</span></p>',
      '<p><s>20</s> <s>30</s> <s>40</s></p>',
    ],
    ['<p><font face="Arial"><span style="mso-ansi-language:EN">a</span></font></p>', '<p>a</p>'],
    ['<dl><dt>a</dt><dd>b</dd></dl>', '<p>a</p><p>b</p>'],
  ])('keeps the meaning of %s and drops its wrappers', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it.each([
    'https://www.google.com/url?q=https://example.org/a%3Fb%3D1&amp;sa=D&amp;source=editors&amp;usg=x',
    'https://www.google.ch/url?sa=t&amp;url=https%3A%2F%2Fexample.org%2Fa%3Fb%3D1',
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa%3Fb%3D1&amp;data=x',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2Fa%3Fb%3D1',
    'https://www.google.com/url?q=https://l.facebook.com/l.php?u%3Dhttps%253A%252F%252Fexample.org%252Fa%253Fb%253D1',
  ])('writes the address behind %s', (href) => {
    expect(clean(`<p><a href="${href}">x</a></p>`)).toBe(
      '<p><a href="https://example.org/a?b=1" rel="noopener">x</a></p>',
    );
  });

  it('does not follow a redirector to what no reader should follow', () => {
    for (const target of ['javascript:steal()', '/contact', 'data:text/html,x', ''])
      expect(clean(`<p><a href="https://www.google.com/url?q=${target}">x</a></p>`)).toContain(
        'href="https://www.google.com/url',
      );
    expect(
      clean('<p><a href="https://notgoogle.com/url?q=https://example.org">x</a></p>'),
    ).toContain('notgoogle');
  });

  it('shows pictures of this site only', () => {
    expect(clean('<p><img src="/a.svg" alt="A" width="4" height="3" onerror="x()"></p>')).toBe(
      '<p><img src="/a.svg" alt="A" width="4" height="3" loading="lazy" decoding="async" /></p>',
    );
    for (const src of ['https://example.org/a.png', '//example.org/a.png', '/\\example.org', 'x']) {
      expect(clean(`<p>t<img src="${src}" srcset="/b.png 2x" alt="A"></p>`)).toBe('<p>t</p>');
    }
  });

  it('drops a size that is not two numbers', () => {
    expect(clean('<p><img src="/a.svg" width="100%" height="3"></p>')).not.toContain('height');
  });

  it('survives any depth', () => {
    const deep = 20_000;
    expect(clean('<blockquote>'.repeat(deep) + 'x').length).toBeLessThan(2_000);
  });
});
