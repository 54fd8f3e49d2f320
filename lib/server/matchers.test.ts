import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { expect, it } from 'vitest';
import { config } from '../../middleware.ts';
import { languages } from '../languages/languages.ts';
import { deskPaths } from '../desk-paths.ts';
import { paths } from '../paths.ts';
import { patternOf, routes } from '../routes.ts';

// Which requests come through middleware.ts. On Vercel no listener takes a header away before.

const ID = '06dad3a1-1d3b-418e-b4b0-3e98024e7f31';
const addresses = [
  ...[deskPaths.home, deskPaths.faq, deskPaths.contentFileItself, deskPaths.resume(ID)],
  ...['/calculator/sum?messages=31337', '/de/calculator/sum'],
  ...['/old', '/de/old/page', '/info/a/b'],
];
const previewed = ['/resources/x', '/fr/info/about', '/integrations/smoobu', '/product-updates/x'];

/** Whatever a client may say; the last ones are what the framework and the site say to themselves. */
const said: readonly Record<string, string>[] = [
  ...['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'].map(
    (type) => ({ 'content-type': type }),
  ),
  ...['0', '000000', '1', '99999', '100000', '-1', ' '].map((n) => ({ 'content-length': n })),
  ...['chunked', 'identity', ''].map((coding) => ({ 'transfer-encoding': coding })),
  { 'content-type': 'text/plain', 'content-length': '000000', 'transfer-encoding': 'chunked' },
  { cookie: 'viewer=admin' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-action': '0'.repeat(42) },
  { host: 'evil.example', 'x-forwarded-host': 'evil.example', range: 'bytes=0-1' },
  { 'x-middleware-subrequest': 'middleware', 'x-middleware-prefetch': '1', 'x-nextjs-data': '1' },
];

/** Whether a request comes through one of the matchers. */
function comes(url: string, { cookie = '', ...headers }: Record<string, string> = {}, of = config) {
  // Cookies are given by name there, and are joined to the text that is meant here.
  const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(cookie) ?? [];
  const cookies = cookie ? { [name]: value } : undefined;
  return unstable_doesMiddlewareMatch({ config: of, url, headers, cookies, nextConfig: {} });
}

// The framework wants them as literals: what is expected here is what middleware.ts has to say.
it('the matchers are those of the table of routes', () => {
  const prefixes = languages.filter((language) => language !== 'en').join('|');
  const rows = routes.filter(({ isOfRow }) => isOfRow).map(({ at }) => at.split('/')[1]);
  const trees = routes.filter(({ at }) => at.endsWith('/*'));
  const isBelow = (at: string) =>
    trees.some((tree) => tree.at !== at && at.startsWith(tree.at.slice(0, -1)));
  const known = routes
    .filter(({ at }) => at !== paths.home && !isBelow(at))
    .map(({ at }) => patternOf(at));
  expect(config.matcher).toEqual([
    '/admin/:path((?!media$).*)*',
    {
      source: `/:lang(${prefixes})?/(${rows.join('|')})/:page`,
      has: [{ type: 'header', key: 'cookie', value: '.*__prerender_bypass.*' }],
    },
    `/:lang(${prefixes})?/calculator/sum`,
    `/((?!(?:(?:${prefixes})/)?(?:${known.join('|')})$|(?:${prefixes})$).+)`,
  ]);
});

it('every matcher is met by an address of this file', () => {
  const draft = { cookie: '__prerender_bypass=x' };
  for (const matcher of config.matcher) {
    const alone = { ...config, matcher: [matcher] };
    const met = [...addresses, ...previewed].filter((url) => comes(url, draft, alone));
    expect(met, JSON.stringify(matcher)).not.toEqual([]);
  }
});

it('no header of a client leads past a rule', () => {
  for (const url of addresses) {
    expect(comes(url), url).toBe(true);
    for (const headers of said)
      expect(comes(url, headers), JSON.stringify([url, headers])).toBe(true);
  }
});

it('a preview comes through, however its cookie is written, and nothing else beside it counts', () => {
  const spellings = [
    ...['__prerender_bypass=x', 'a=b;__prerender_bypass=x', ' __prerender_bypass = x'],
    ...['__prerender_bypass=; __prerender_bypass=x', '__prerender_bypass="x"'],
  ];
  for (const url of previewed) {
    expect(comes(url), `${url} of every visitor costs nothing here`).toBe(false);
    for (const cookie of spellings)
      for (const headers of said)
        expect(comes(url, { ...headers, cookie }), JSON.stringify([url, cookie, headers])).toBe(
          true,
        );
  }
});

it('a condition can only be that cookie, which asks for what is checked', () => {
  const cookie = { type: 'header', key: 'cookie', value: '.*__prerender_bypass.*' };
  for (const matcher of config.matcher)
    if (typeof matcher !== 'string')
      expect(matcher).toEqual({ source: matcher.source, has: [cookie] });
});

it('of the admin area, the address of pictures alone is left out: it checks who asks before it reads', () => {
  expect(comes(deskPaths.upload)).toBe(false);
  for (const url of ['/admin/media/x', '/admin/x/media', '/admin/medias', '/admin/media.rsc'])
    expect(comes(url), url).toBe(true);
});
