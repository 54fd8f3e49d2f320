import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { policyOfPage } from './security-headers.ts';

const settings = { scriptOrigins: [], imageHosts: [], appOrigin: 'https://app.test' };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scriptsOf = (policy: string | null) => /script-src ([^;]*)/.exec(policy ?? '')?.[1];
const page = (main: string, after = '') =>
  `<html><head><script src="/a.js"></script><style>a{}</style></head><body><main id="main">${main}</main>${after}</body></html>`;

it('lets in the inline scripts and styles of a document, each once, and nothing else that is inline', () => {
  const policy = policyOfPage(
    page('', '<script>one()</script><script id="x">two()</script><script>one()</script>'),
    settings,
  );
  expect(scriptsOf(policy)).toBe(`'self' ${hash('one()')} ${hash('two()')}`);
  expect(policy).toContain(hash('a{}'));
  expect(scriptsOf(policy)).not.toContain('unsafe-inline');
});

it.each([
  '<script>evil()</script>',
  '<p><script async>evil()</script></p>',
  '<script\n>evil()</script>',
  '</main><script>evil()</script>',
])('forbids a script in the content: %s', (smuggled) => {
  const policy = policyOfPage(page(smuggled, '<script>one()</script>'), settings);
  expect(scriptsOf(policy)).toBe(`'self' ${hash('one()')}`);
});

it('counts structured data and files as no inline scripts', () => {
  const markup =
    '<script type="application/ld+json">{}</script><script src="/b.js" async=""></script>';
  expect(scriptsOf(policyOfPage(page('', markup), settings))).toBe("'self'");
});

it('gives no policy that a proxy would refuse for its length', () => {
  const scripts = Array.from({ length: 150 }, (_, n) => `<script>part(${n})</script>`).join('');
  expect(policyOfPage(page('', scripts), settings)).toBeNull();
});
