import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { get } from '../support/requests.ts';

// What the cache of pages does to what it hands out (lib/server/page-cache.ts).

const ARTICLE = '/resources/391c1c08-b7af-4327-862e-8da11e3a4836';
const INLINE_SCRIPT = /<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

for (const [what, address] of [
  ['of the build', '/faq'],
  ['of a row', ARTICLE],
  ['that was never rendered before', `/info/never-rendered-${Date.now()}`],
] as const) {
  test(`a page ${what} has the policy of its own scripts, in its first answer and the next`, async () => {
    for (const answer of [await get(address), await get(address)]) {
      const [shell = '', ...rest] = (await answer.text()).split(/<main[\s\S]*<\/main>/);
      const hashes = [...(shell + rest.join('')).matchAll(INLINE_SCRIPT)].map(
        ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      expect(hashes.length).toBeGreaterThan(0);
      const policies = (answer.headers.get('content-security-policy') ?? '').split(', ');
      expect(policies, 'one policy, not that of the build beside it').toHaveLength(1);
      const [, sources = ''] = /script-src ([^;]*)/.exec(policies[0]!) ?? [];
      expect(new Set(sources.split(' '))).toEqual(new Set(["'self'", ...hashes]));
    }
  });
}

test('the 404 of an invented address is not stored', async () => {
  const invented = `/info/invented-${Date.now()}`;
  for (const time of ['first', 'second']) {
    const { status, headers } = await get(invented);
    expect([status, headers.get('x-nextjs-cache')], time).toEqual([404, 'MISS']);
  }
});
