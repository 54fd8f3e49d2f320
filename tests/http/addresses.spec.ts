import { canonical, firstHead } from '../support/first-html.ts';
import { PUBLIC_URL } from '../support/seo-places.ts';
import { expect, test } from '../support/fixtures.ts';

/** Spellings that lead to the one address of a page, by one permanent redirect. */
const spellings = [
  ['/faq/', '/faq'],
  ['/integrations/smoobu/', '/integrations/smoobu'],
  ['/integrations/SMOOBU', '/integrations/smoobu'],
  ['/product-updates?page=1', '/product-updates'],
  ['/docs/updates?page=1', '/docs/updates'],
  ['/resources?page=1', '/resources'],
  ['/resources?category=Hosting', '/resources?category=hosting'],
  ['/resources?category=hosting-', '/resources?category=hosting'],
  ['/resources?category=~hosting!&page=1', '/resources?category=hosting'],
  ['/product-updates/pages/2', '/product-updates?page=2'],
] as const;

for (const [written, meant] of spellings) {
  test(`${written} leads to ${meant} for good`, async ({ request }) => {
    const response = await request.get(written, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    const { pathname, search } = new URL(response.headers().location!, response.url());
    expect(`${pathname}${search}`).toBe(meant);
    expect((await request.get(meant, { maxRedirects: 0 })).status()).toBe(200);
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
    const head = await firstHead(request, `${path}?utm_source=letter&fbclid=x`);
    expect(head.status, path).toBe(200);
    expect(canonical(head)).toEqual([`${PUBLIC_URL}${path}`]);
  }
  const paged = await firstHead(request, '/product-updates?page=2&utm_source=letter');
  expect(canonical(paged)).toEqual([`${PUBLIC_URL}/product-updates?page=2`]);
});

test('what does not exist is 404 for everybody, and not for search', async ({ request }) => {
  for (const path of [
    '/nothing',
    '/info/nothing',
    '/integrations/nothing',
    '/resources/nothing',
    '/careers/nothing',
    '/product-updates?page=999',
    '/share-cards/nothing.png',
    // The ids of pages that there are, in another spelling.
    '/resources/391C1C08-b7af-4327-862e-8da11e3a4836',
    '/careers/06DAD3A1-1d3b-418e-b4b0-3e98024e7f31',
  ]) {
    const head = await firstHead(request, path, 'Twitterbot/1.0');
    expect(head.status, path).toBe(404);
    for (const robots of head.meta.get('robots') ?? []) expect(robots, path).toContain('noindex');
  }
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
    const { html } = await firstHead(request, path);
    const tools = [...html.matchAll(/<form[^>]*\stoolname="([a-z_]+)"[^>]*>/g)];
    expect(tools.length, path).toBe(path === '/faq' ? 1 : 2); // the newsletter is on every page
    for (const [form, name] of tools) {
      names.add(name!);
      expect(form).toMatch(/tooldescription="[^"]{40,300}"/);
      expect(form).not.toContain('toolautosubmit');
    }
    expect(html).toContain('toolparamdescription=');
  }
  expect([...names].sort()).toEqual([
    'apply_for_position',
    'create_demo_booking',
    'request_contact_or_demo',
    'subscribe_to_newsletter',
  ]);
});
