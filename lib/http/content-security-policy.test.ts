import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  baselinePolicy,
  FILE_POLICY,
  nonceOf,
  noncePolicy,
  policyOfAnswer,
  policyOfPage,
} from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scriptsOf = (policy: string | null) => /script-src ([^;]*)/.exec(policy ?? '')?.[1];
const page = (main: string, after = '') => ({
  html: `<html><head><script src="/a.js"></script><style>a{}</style></head><body><main id="main">${main}</main>${after}</body></html>`,
});

it('lets in the inline scripts and styles of a document, each once, and nothing else that is inline', () => {
  const markup = '<script>one()</script><script id="x">two()</script><script>one()</script>';
  const policy = policyOfPage(page('', markup));
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
  const policy = policyOfPage(page(smuggled, '<script>one()</script>'));
  expect(scriptsOf(policy)).toBe(`'self' ${hash('one()')}`);
});

it('counts structured data and files as no inline scripts', () => {
  const markup =
    '<script type="application/ld+json">{}</script><script src="/b.js" async=""></script>';
  expect(scriptsOf(policyOfPage(page('', markup)))).toBe("'self'");
});

it('gives no policy that a proxy would refuse for its length', () => {
  const scripts = Array.from({ length: 150 }, (_, n) => `<script>part(${n})</script>`).join('');
  expect(policyOfPage(page('', scripts))).toBeNull();
});

it('gives no hashes of a page that is finished for each request', () => {
  expect(policyOfPage({ ...page('', '<script>one()</script>'), postponed: 'state' })).toBeNull();
});

describe('an answer', () => {
  const strict = policyOfPage(page('', '<script>one()</script>'))!;
  const ofBuild = baselinePolicy().replace('; ', '; img-src https://former.test; ');
  const HTML = 'text/html; charset=utf-8';

  it('gets the strict policy that was made for it, beside all else that was set', () => {
    expect(policyOfAnswer(200, HTML, [ofBuild, strict])).toBe(strict);
    expect(policyOfAnswer(200, HTML, [strict, ofBuild])).toBe(strict);
  });

  it('gets the baseline policy of these settings, not of those of the build', () => {
    expect(policyOfAnswer(200, HTML, [ofBuild])).toBe(baselinePolicy());
    expect(policyOfAnswer(404, HTML, [])).toBe(baselinePolicy());
  });

  it.each(['application/json', 'image/svg+xml', 'text/plain', ''])(
    'of type “%s” may run and load nothing, for any policy that was made',
    (contentType) => {
      expect(policyOfAnswer(200, contentType, [strict])).toBe(FILE_POLICY);
    },
  );

  it('without a body gets none', () => {
    expect(policyOfAnswer(304, HTML, [strict])).toBeNull();
  });
});

it('takes from a policy the nonce of its scripts, not the one of its styles', () => {
  const policy = noncePolicy();
  expect(policy).toContain(`script-src 'self' 'nonce-${nonceOf(policy)}'`);
  expect(nonceOf(baselinePolicy())).toBeUndefined();
  expect(nonceOf(null)).toBeUndefined();
});
