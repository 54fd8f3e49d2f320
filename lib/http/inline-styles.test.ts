import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtSheets, inlineStyles } from './inline-styles.ts';

const LINKS = ['a', 'b'].map(
  (name) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`,
);
const PAGE = `<html><head><meta charSet="utf-8"/>${LINKS.join('')}<title>Desk</title></head><body></body></html>`;
const SHEETS = new Map([
  ['/_next/static/chunks/a.css', 'h1{margin:0}'],
  ['/_next/static/chunks/b.css', 'h1{margin:1px}'],
]);

describe('inlineStyles', () => {
  it('writes the sheets in their order where the first stood, and leaves their links disabled', () => {
    const disabled = LINKS.map((link) =>
      link.replace(' data-', ' disabled="" media="not all" data-'),
    );
    expect(inlineStyles(PAGE, SHEETS)).toBe(
      PAGE.replace(LINKS.join(''), `<style>h1{margin:0}h1{margin:1px}</style>${disabled.join('')}`),
    );
  });

  it('leaves a document alone that needs a sheet which is not there', () => {
    expect(inlineStyles(PAGE, new Map([...SHEETS].slice(1)))).toBe(PAGE);
  });

  it('leaves a document alone that has no head, or none of our links in it', () => {
    const foreign = '<head><link rel="stylesheet" href="https://elsewhere.example/a.css"/></head>';
    for (const text of ['<p>Hello</p>', foreign, `<head></head>${LINKS[0]}`])
      expect(inlineStyles(text, SHEETS)).toBe(text);
  });
});

describe('builtSheets', () => {
  it('reads every sheet of the build, with addresses that count from anywhere', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'sheets-'));
    mkdirSync(path.join(folder, 'chunks'));
    writeFileSync(
      path.join(folder, 'chunks/a.css'),
      'a{src:url(../media/a.woff2)format("woff2")}b{fill:url(#lamp)}i{background:url("data:image/png,x"),url(/icon.svg)}',
    );
    expect(builtSheets(folder)).toEqual(
      new Map([
        [
          '/_next/static/chunks/a.css',
          'a{src:url(/_next/static/media/a.woff2)format("woff2")}b{fill:url(#lamp)}i{background:url("data:image/png,x"),url(/icon.svg)}',
        ],
      ]),
    );
  });

  it('knows none where nothing was built', () => {
    expect(builtSheets('/nowhere')).toEqual(new Map());
  });
});
