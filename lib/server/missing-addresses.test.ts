import { describe, expect, it } from 'vitest';
import { createMissingAddresses, isNoted } from './missing-addresses.ts';

describe('a missing address', () => {
  it.each([
    '/old',
    '/About',
    '/info/imprnt',
    '/old.html',
    '/a/b/c',
    '/sch%C3%B6n',
    '/resources/8b401397-7d9b-4445-8dc5-fabe7d52697b',
  ])('is noted: %s', (path) => expect(isNoted(path)).toBe(true));

  it.each([
    ...[
      '/wp-login.php',
      '/.env',
      '/a/.git/config',
      '/.well-known/x',
      '/backup.zip',
      '/wp-content/x',
      '/cgi-bin/luci',
      '/x.aspx',
    ],
    ...['/_next/static/old.js', '/admin/old', '/auth/old', '/'],
    ...[
      '/a@b.example',
      '/unsubscribe/a%40b.example',
      '/call/0791234567',
      '/reset/kJ8x2mQ9vL4pR7tY1wZ3',
    ],
    ...['/token/8b401397-7d9b-4445-8dc5-fabe7d52697b', `/${'a'.repeat(200)}`],
  ])('is not noted, for scanners, secrets and persons: %s', (path) => {
    expect(isNoted(path)).toBe(false);
  });
});

describe('missing addresses in memory', () => {
  const ask = (url: string, referrer?: string, client = '192.0.2.1') => ({
    url,
    referrer,
    host: 'desk.test',
    client,
  });

  it('are added up without their query, with the page of this site that links them, and with no other site', () => {
    const { note, take } = createMissingAddresses();
    note(ask('/old?email=ada@example.org', 'https://desk.test/faq?x=1#y'));
    note(ask('/old/', 'https://elsewhere.example/private'));
    note(ask('/new', 'https://elsewhere.example/private'));
    note(ask('/third', 'https://desk.test/reset/kJ8x2mQ9vL4pR7tY1wZ3'));
    expect(take()).toEqual([
      { path: '/old', times: 2, page: '/faq' },
      { path: '/new', times: 1, page: null },
      { path: '/third', times: 1, page: null },
    ]);
    expect(take()).toEqual([]);
  });

  it('come ten a minute from one client: a stranger cannot fill the table', () => {
    const { note, take } = createMissingAddresses();
    for (let n = 0; n < 1_000; n += 1) note(ask(`/made-up-${n}`));
    note(ask('/real', undefined, '192.0.2.2'));
    expect(
      take()
        .map(({ path }) => path)
        .slice(9),
    ).toEqual(['/made-up-9', '/real']);
  });

  it('are 200 at most between two writings, whatever many clients ask for', () => {
    const { note, take } = createMissingAddresses();
    for (let n = 0; n < 1_000; n += 1) note(ask(`/made-up-${n}`, undefined, `client-${n}`));
    expect(take()).toHaveLength(200);
  });
});
