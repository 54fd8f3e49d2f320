import { expect, test } from '@playwright/test';
import { SECURITY_HEADERS } from '../support/answer-rules.ts';
import { HOST_APP_URL, SITE_URL } from '../support/site.ts';
import { get } from '../support/requests.ts';
import { cookieOf } from '../support/roles.ts';

const EVERYWHERE = {
  ...SECURITY_HEADERS,
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
};

// The headers of each page are checked in first-html.spec.ts.

test('every kind of answer carries the security headers, and no name of a product', async () => {
  const home = await (await get('/')).text();
  const [, script] = /src="(\/_next\/static\/[^"]+\.js)"/.exec(home) ?? [];
  const [, style] = /href="(\/_next\/static\/[^"]+\.css)"/.exec(home) ?? [];
  const paths = ['/', '/nothing-here', '/admin', '/login', '/auth/confirm', '/analytics'];
  expect([script, style]).not.toContain(undefined);
  paths.push(
    script!,
    style!,
    '/favicon.ico',
    '/form-token',
    '/product-updates/more/all/1',
    '/faq/',
    '//faq',
  );
  paths.push('/_next/static/nothing.js', '/_next/image?url=%2Fx&w=64&q=75', '/careers/nope');
  for (const path of paths) {
    for (const method of ['GET', 'HEAD']) {
      const { headers, status } = await get(path, { method });
      for (const [name, value] of Object.entries(EVERYWHERE)) {
        expect(headers.get(name), `${method} ${path} (${status}): ${name}`).toMatch(value);
      }
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    }
  }
});

test('scripts of the admin area need the nonce of their request', async () => {
  const cookie = await cookieOf('administrator');
  const nonces = new Set<string>();
  for (const path of ['/admin', '/admin/faq']) {
    const answer = await get(path, { headers: { cookie } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    const nonce = /^'self' 'nonce-([^']+)'$/.exec(scripts)?.[1];
    expect(nonce, scripts).toBeDefined();
    nonces.add(nonce!);
    const tags = (await answer.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(5);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
  }
  expect(nonces.size).toBe(2);
});

test('no address leads to another site than the ones that are set', async () => {
  const evil = ['//evil.example', 'https://evil.example', '/\\evil.example', '%2f%2fevil.example'];
  for (const value of evil) {
    const query = ['next', 'redirect', 'redirect_to', 'url', 'returnTo', 'callbackUrl'].map(
      (name) => `${name}=${encodeURIComponent(value)}`,
    );
    for (const path of [
      '/login',
      '/auth',
      '/auth/confirm',
      '/admin',
      '/app',
      '/faq/',
      '/app/signup',
    ]) {
      const answer = await get(`${path}?${query.join('&')}`);
      expect(answer.status, `${path} with ${value}`).toBeLessThan(500);
      const target = new URL(answer.headers.get('location') ?? '/', SITE_URL).origin;
      expect([SITE_URL, HOST_APP_URL], `${path} with ${value}`).toContain(target);
    }
    const direct = await fetch(`${SITE_URL}/${value}`, { redirect: 'manual' });
    expect(direct.status, value).toBeLessThan(500);
    const target = new URL(direct.headers.get('location') ?? '/', SITE_URL).origin;
    expect(target, value).toBe(SITE_URL);
  }
});
