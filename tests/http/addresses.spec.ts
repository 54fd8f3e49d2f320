import { expect, test, type APIRequestContext } from '@playwright/test';
import { ask } from '../support/requests.ts';
import { cookieOf } from '../support/roles.ts';
import { HOST_APP_URL } from '../support/site.ts';

/** Other spellings of the one address of a page. */
const spellings: [written: string, meant: string, status?: number][] = [
  ['/faq/', '/faq'],
  ['/en/faq', '/faq'],
  ['/integrations/smoobu/', '/integrations/smoobu'],
  ['/integrations/SMOOBU', '/integrations/smoobu'],
  ['/product-updates?page=1', '/product-updates'],
  ['/docs/updates?page=1', '/docs/updates'],
  ['/resources?category=All', '/resources'],
  ['/resources?category=Hosting', '/resources?category=hosting'],
  ['/resources?category=hosting-', '/resources?category=hosting'],
  ['/resources?category=~hosting!&page=1', '/resources?category=hosting'],
  ['/product-updates/pages/2', '/product-updates?page=2'],
  ['/docs/change-log/pages/2', '/docs/change-log?page=2'],
  ['/info', '/info/about', 307],
  ['/info/privacy', '/privacy'],
  ['/info/terms', '/terms'],
  ['/info/cookies', '/cookies'],
  // As chat and mail programs end an address.
  ['/faq).', '/faq'],
  ['/de/careers%E2%80%9D', '/de/careers'],
  ['/info/about,', '/info/about'],
  ['/integrations/smoobu%22', '/integrations/smoobu'],
  [
    '/resources/391c1c08-b7af-4327-862e-8da11e3a4836)',
    '/resources/391c1c08-b7af-4327-862e-8da11e3a4836',
  ],
];

/** Where a redirect leads. */
async function leadsTo(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  return { status: response.status(), url: new URL(response.headers().location!, response.url()) };
}

/** Path and parameters; the order of parameters is free. */
function pathOf(url: URL): string {
  url.searchParams.sort();
  return url.pathname + url.search;
}

for (const [written, meant, status = 308] of spellings) {
  test(`${written} leads to ${meant} by one redirect, which keeps the parameters of a campaign`, async ({
    request,
  }) => {
    const plain = await leadsTo(request, written);
    expect([plain.status, pathOf(plain.url)]).toEqual([status, meant]);
    expect((await request.get(meant, { maxRedirects: 0 })).status()).toBe(200);
    const joint = written.includes('?') ? '&' : '?';
    for (const attempt of ['first', 'second']) {
      const query = `utm_source=letter&gclid=${attempt}`;
      const { url } = await leadsTo(request, `${written}${joint}${query}`);
      const tagged = `${meant}${meant.includes('?') ? '&' : '?'}${query}`;
      expect(pathOf(url)).toBe(pathOf(new URL(tagged, url)));
    }
  });
}

for (const [path, target] of [
  ['/login', '/'],
  ['/app', '/'],
  ['/app/auth/register', '/auth/register'],
  ['/app/signup', '/signup'],
] as const) {
  test(`${path} leads to ${target} of the hosts’ application`, async ({ request }) => {
    const { status, url } = await leadsTo(request, path);
    expect([status, url.href]).toEqual([307, `${HOST_APP_URL}${target}`]);
  });
}

test('the data of a page is found where the client says nothing of its state', async () => {
  const administrator = await cookieOf('administrator');
  for (const [path, cookie] of [
    ...['/', '/de', '/auth', '/faq', '/resources?page=2', '/calculator/sum?messages=3'].map(
      (page) => [page, ''],
    ),
    ['/admin', administrator],
    ['/admin/faq', administrator],
  ] as const)
    for (const written of ['', '_rsc', '_rsc=', '_rsc=outdated'] as const) {
      let address = `${path}${written && `${path.includes('?') ? '&' : '?'}${written}`}`;
      let answer = await ask({ address, headers: { rsc: '1', cookie } });
      for (let hop = 0; hop < 2 && answer.status === 307; hop += 1) {
        address = answer.headers.get('location')!;
        answer = await ask({ address, headers: { rsc: '1', cookie } });
      }
      expect([path, written, answer.status]).toEqual([path, written, 200]);
      expect(answer.headers.get('content-type')).toMatch(/^text\/x-component/);
    }
});
