// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

it('what a script writes into a page runs nothing: script addresses are of this site, and text is never code', async () => {
  const createPolicy =
    vi.fn<(name: string, rules: Record<string, (value: string) => string | null>) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  await import('../../instrumentation-client');
  const [name, rules] = createPolicy.mock.calls[0]!;
  expect([name, Object.keys(rules)]).toEqual(['default', ['createHTML', 'createScriptURL']]);
  const own = [`${location.origin}/_next/a.js`, '/_next/a.js'];
  expect(own.map((url) => rules.createScriptURL!(url))).toEqual(own);
  for (const url of [
    'data:text/javascript,1',
    'https://elsewhere.example/a.js',
    '//elsewhere.example',
  ])
    expect(rules.createScriptURL!(url), url).toBeNull();
});
