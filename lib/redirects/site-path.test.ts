import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { config } from '../../middleware.ts';
import { paths } from '../paths.ts';
import { redirects } from './admin.ts';
import { withoutLoops } from './loops.ts';
import { sitePath, sitePathWithPlace } from './site-path.ts';
import { isFixedAddress, isReserved } from '../routes.ts';

describe('sitePath', () => {
  it.each([
    ['/faq/', '/faq'],
    ['/', '/'],
    ['/old%2Dpage', '/old-page'],
    ['/schön', '/sch%C3%B6n'],
    ['/scho\u0308n', '/sch%C3%B6n'],
    ['/a b', '/a%20b'],
    ['/integrations/SMOOBU', '/integrations/smoobu'],
    ['/en', '/'],
    ['/EN/en/faq', '/faq'],
    ['/%65n/faq', '/faq'],
    ['/en/de/faq', '/de/faq'],
    ['/de/en/faq', '/de/en/faq'],
    ['/english', '/english'],
  ])('gives %s the one spelling %s, so that no redirect is missed by another', (written, path) => {
    expect(sitePath(written)).toBe(path);
  });

  it.each([
    ...['//evil.example', '/\\evil.example', '\\\\evil.example', 'https://evil.example', 'faq', ''],
    ...['/%0d%0aLocation:x', '/%5Cevil', '/%2Fevil.example', '/a//b', '/a/../b', '/%2e%2e/b', '/.'],
    ...['/a?b', '/a#b', '/%', '/%ff', '/\ud800', '/%00', '/\u2028', `/${'a'.repeat(300)}`],
    `/${'ä'.repeat(60)}`,
  ])(
    'takes %j for no address of this site: it could lead elsewhere or split a header',
    (written) => {
      expect(sitePath(written)).toBeNull();
    },
  );

  it('gives only what the database takes, and the same again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('%', '/', 'a', '/en'))),
        (parts) => {
          const once = sitePath(`/${parts.join('')}`);
          if (once === null) return;
          expect(once).toMatch(
            /^\/(?:(?:[\w.~!'()*-]|%[0-9A-F]{2})+(?:\/(?:[\w.~!'()*-]|%[0-9A-F]{2})+)*)?$/,
          );
          expect(sitePath(once)).toBe(once);
          expect(new URL(once, 'https://site.test').href).toBe(`https://site.test${once}`);
        },
      ),
    );
  });

  it('takes a place in the page of a target only where it is one word', () => {
    expect(sitePathWithPlace('/#pricing')).toBe('/#pricing');
    expect(sitePathWithPlace('/faq/#')).toBe('/faq');
    expect(sitePathWithPlace('/en#pricing')).toBe('/#pricing');
    for (const written of ['/faq#a b', '/faq#a#b', '/faq#<x>', '#top', '/a?b#c'])
      expect(sitePathWithPlace(written)).toBeNull();
  });
});

it('an editor saves both ends without the code of the default language, so that a loop is seen', () => {
  const { from_path, to_path } = redirects.fields;
  expect(from_path!.schema.parse('/en/old')).toBe('/old');
  expect(to_path!.schema.parse('/en/old#place')).toBe('/old#place');
  expect(
    redirects.check?.({ from_path: '/old', to_path: to_path!.schema.parse('/en/admin') }),
  ).toMatchObject({ to_path: expect.any(String) });
});

describe('withoutLoops', () => {
  it('leaves out what never ends at a page, in whatever spelling, and nothing else', () => {
    expect(
      withoutLoops([
        ['/x', '/en/x'],
        ['/de/x', '/de/x/#top'],
        ['/a', '/en/b'],
        ['/b', '/EN/en/a#here'],
        ['/into-a-loop', '/en/a'],
        ['/en/old', '/en/faq#payment'],
        ['/old', '/contact'],
        ['/older', '/en/old'],
        ['/home', '/en'],
        ['/broken', '//evil.example'],
      ]),
    ).toEqual([
      ['/old', '/faq#payment'],
      ['/older', '/old'],
      ['/home', '/'],
    ]);
  });
});

describe('the addresses that the middleware looks up', () => {
  const source = String(config.matcher.at(-1));
  const asks = (path: string) => new RegExp(`^${source}$`).test(path);
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');

  it('are none of the pages that most visitors read, which would wait for it', () => {
    const slow = fixed.filter((path) => !path.includes('#') && asks(path));
    expect(
      slow.filter(
        (path) => !/^\/(?:login|demo-call|support-call|analytics|form-token)$/.test(path),
      ),
    ).toEqual([]);
    for (const path of ['/info/about', '/resources/x', '/_next/static/a.js', '/media/a.webp'])
      expect(asks(path), path).toBe(false);
  });

  it('are all others that a redirect may stand for', () => {
    for (const path of [
      '/old',
      '/old.html',
      '/faq/old',
      '/info/a/b',
      '/sch%C3%B6n',
      '/administration',
    ])
      expect(asks(path), path).toBe(true);
  });

  it('never hide a page: fixed addresses and the admin area are left alone', () => {
    const ofRows = [paths.about];
    for (const path of fixed
      .map((each) => each.split('#', 1)[0]!)
      .filter((each) => !ofRows.includes(each as never)))
      expect(isFixedAddress(path) || isReserved(path), path).toBe(true);
    for (const path of ['/admin/faq', '/app/auth/register', '/_next/x', '/auth/confirm'])
      expect(isReserved(path), path).toBe(true);
    expect(isFixedAddress('/old') || isReserved('/administration')).toBe(false);
  });
});
