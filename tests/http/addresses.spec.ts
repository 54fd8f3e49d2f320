import { expect, test } from '@playwright/test';
import { all, canonical, firstPage, jsonLd } from '../support/first-html.ts';
import { local, PUBLIC_URL } from '../support/seo-places.ts';

/** Other spellings of the one address of a page. */
const spellings = [
  ['/faq/', '/faq'],
  ['/integrations/smoobu/', '/integrations/smoobu'],
  ['/integrations/SMOOBU', '/integrations/smoobu'],
  ['/product-updates?page=1', '/product-updates'],
  ['/docs/updates?page=1', '/docs/updates'],
  ['/resources?page=1', '/resources'],
  ['/resources?category=All', '/resources'],
  ['/resources?category=Hosting', '/resources?category=hosting'],
  ['/resources?category=hosting-', '/resources?category=hosting'],
  ['/resources?category=~hosting!&page=1', '/resources?category=hosting'],
  ['/product-updates/pages/2', '/product-updates?page=2'],
  ['/info/privacy', '/privacy'],
  ['/info/terms', '/terms'],
  ['/info/cookies', '/cookies'],
] as const;

for (const [written, meant] of spellings) {
  test(`${written} leads to ${meant} by one permanent redirect`, async ({ request }) => {
    const response = await request.get(written, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    const { pathname, search } = new URL(response.headers().location!, response.url());
    expect(`${pathname}${search}`).toBe(meant);
    expect((await request.get(meant, { maxRedirects: 0 })).status()).toBe(200);
  });
}

for (const [written, meant] of [
  ['/info', '/info/about'],
  ['/info/privacy', '/privacy'],
  ['/faq/', '/faq'],
  ['/integrations/SMOOBU', '/integrations/smoobu'],
  ['/product-updates?page=1', '/product-updates'],
  ['/resources?category=All', '/resources'],
  ['/resources?category=Hosting', '/resources?category=hosting'],
  ['/product-updates/pages/2', '/product-updates?page=2'],
] as const) {
  test(`the redirect of ${written} keeps the parameters of a campaign`, async ({ request }) => {
    const joint = written.includes('?') ? '&' : '?';
    for (const round of ['first', 'second']) {
      const response = await request.get(`${written}${joint}utm_source=letter&gclid=${round}`, {
        maxRedirects: 0,
      });
      const target = new URL(response.headers().location!, response.url());
      expect(target.searchParams.get('utm_source')).toBe('letter');
      expect(target.searchParams.get('gclid')).toBe(round);
      target.searchParams.delete('utm_source');
      target.searchParams.delete('gclid');
      expect(`${target.pathname}${target.search}`).toBe(meant);
    }
  });
}

test('a query that means nothing changes nothing, least of all the canonical address', async ({
  request,
}) => {
  for (const path of [
    '/faq',
    '/resources',
    '/product-updates',
    '/integrations/smoobu',
    '/info/about',
  ]) {
    const head = await firstPage(request, `${path}?utm_source=letter&fbclid=x`);
    expect(head.status, path).toBe(200);
    expect(canonical(head)).toEqual([`${PUBLIC_URL}${path}`]);
  }
  const paged = await firstPage(request, '/product-updates?page=2&utm_source=letter');
  expect(canonical(paged)).toEqual([`${PUBLIC_URL}/product-updates?page=2`]);
});

test('the address of an update in a list leads to its place on a page', async ({ request }) => {
  const list = jsonLd(await firstPage(request, '/product-updates?page=2')).find(
    (block) => block['@type'] === 'ItemList',
  );
  const [first] = list!.itemListElement as { item: { url: string } }[];
  const response = await request.get(local(first!.item.url), { maxRedirects: 0 });
  expect(response.headers().location).toMatch(/\/product-updates\?page=2#update-/);
});

test('forms are tools for browsing agents: named, described, and sent by a person', async ({
  request,
}) => {
  const names = new Set<string>();
  for (const path of [
    '/faq',
    '/contact',
    '/test/demo',
    '/careers/06dad3a1-1d3b-418e-b4b0-3e98024e7f31',
  ]) {
    const { document } = await firstPage(request, path);
    const tools = all(document, 'form').filter(({ attribs }) => attribs.toolname);
    expect(tools.length, path).toBe(path === '/faq' ? 1 : 2); // the newsletter is on every page
    for (const form of tools) {
      names.add(form.attribs.toolname!);
      expect(form.attribs.tooldescription).toMatch(/^.{40,300}$/);
      expect(form.attribs).not.toHaveProperty('toolautosubmit');
      const fields = all(form, 'input', 'select', 'textarea');
      const described = fields.filter(({ attribs }) => attribs.toolparamdescription);
      expect(described.length, `${path} ${form.attribs.toolname}`).toBeGreaterThan(0);
    }
  }
  expect([...names].sort()).toEqual([
    'apply_for_position',
    'create_demo_booking',
    'request_contact_or_demo',
    'subscribe_to_newsletter',
  ]);
});
