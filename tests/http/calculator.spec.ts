import { expect, test } from '@playwright/test';
import { DomUtils } from 'htmlparser2';
import { all, parse } from '../support/first-html.ts';
import { get } from '../support/requests.ts';

// The calculator with entries in its address, as the server answers without any script.

const totalOf = (html: string) =>
  all(parse(html), 'b')
    .filter(({ attribs }) => 'data-total' in attribs)
    .map((total) => DomUtils.textContent(total));

test('visitors with different entries get their own answer each, and none is kept', async () => {
  const visits = [
    ['properties=1&messages=2', '−8.25'],
    ['properties=10&messages=2', '−82.50'],
    ['properties=1&messages=2', '−8.25'],
  ] as const;
  for (const [query, total] of visits) {
    const answer = await get(`/calculator/sum?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/(?:^|, )no-store(?:,|$)/);
    expect(answer.headers.get('etag'), 'nothing to compare a kept answer with').toBeNull();
    expect(totalOf(await answer.text())).toEqual([total]);
  }
  expect(totalOf(await (await get('/calculator')).text()), 'without entries').toEqual(['118.67']);
});

test('numbers are read as people write them, by the language of the page, and asked about where they can mean two', async () => {
  for (const [address, total] of [
    ['/calculator/sum?hour=€ 25.00&share=70 %25', ['118.67']],
    ['/de/calculator/sum?hour=25,00\u00A0€&share=70\u00A0%25', ['118,67']],
    ['/de/calculator/sum?properties=1.000', ['29.666,67']],
    ['/calculator/sum?properties=1,000', ['29\u00A0666.67']],
    ['/calculator/sum?properties=1.000', []],
    ['/de/calculator/sum?hour=1,000', []],
  ] as const) {
    const html = await (await get(encodeURI(address).replaceAll('%2525', '%25'))).text();
    expect(totalOf(html), address).toEqual(total);
    if (total.length === 0) expect(html).toMatch(/This can mean 1 or 1000|1 oder 1000/);
  }
});

test('the answer has a policy with a nonce of its own, which every inline script has', async () => {
  const nonces = new Set<string>();
  for (const query of ['properties=2', 'properties=3']) {
    const answer = await get(`/calculator/sum?${query}`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const [, nonce = ''] = /script-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
    expect(policy).not.toMatch(/script-src [^;]*'unsafe-inline'/);
    nonces.add(nonce);
    const scripts = all(parse(await answer.text()), 'script').filter(
      ({ attribs }) => attribs.type !== 'application/ld+json' && !attribs.src,
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(new Set(scripts.map(({ attribs }) => attribs.nonce))).toEqual(new Set([nonce]));
  }
  expect(nonces.size).toBe(2);
});

test('only the page without entries is for search, and is the canonical one of all', async () => {
  const robotsAt = async (address: string) => {
    const html = await (await get(address)).text();
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/calculator"\/>/);
    return /<meta name="robots" content="([^"]*)"\/>/.exec(html)?.[1];
  };
  expect(await robotsAt('/calculator')).toBe('index, follow');
  expect(await robotsAt('/calculator/sum?properties=2')).toBe('noindex, follow');
});

test('a link of before leads to the sum, with its entries', async () => {
  for (const [old, sum] of [
    ['/calculator?properties=2&messages=', '/calculator/sum?properties=2&messages='],
    ['/de/calculator?billing=monthly', '/de/calculator/sum?billing=monthly'],
  ] as const) {
    const answer = await get(old);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(sum);
  }
});
