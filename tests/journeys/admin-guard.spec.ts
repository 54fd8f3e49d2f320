import { signToken, userClaims } from '../support/accounts.ts';
import { registerAdministrator } from '../support/people.ts';
import { HOST_APP_URL, SITE_URL } from '../support/site.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { get } from '../support/requests.ts';

const RESUME = '/admin/applications/06dad3a1-1d3b-418e-b4b0-3e98024e7f31/resume';

/** Every way to ask for the admin area, data requests and prefetches of the framework included. */
const REQUESTS: [path: string, headers?: Record<string, string>, method?: string][] = [
  ['/admin'],
  ['/admin/'],
  ['/admin/faq'],
  ['/admin/unknown'],
  ['/admin/applications/export'],
  [RESUME],
  ['/ADMIN'],
  ['/%61dmin'],
  ['/admin.rsc'],
  ['/admin/faq.rsc'],
  ['/admin/faq.segments/_tree.segment.rsc'],
  ['/admin/faq.segments/_full.segment.rsc'],
  ['/admin/faq.segments/admin/faq/__PAGE__.segment.rsc'],
  ['/admin/faq?_rsc=1', { rsc: '1' }],
  ['/admin/faq', { rsc: '1', 'next-router-prefetch': '1' }],
  [
    '/admin/faq',
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  ],
  ['/admin/faq', { rsc: '1', 'next-router-segment-prefetch': '/admin/faq/__PAGE__' }],
  [
    '/admin/faq',
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  ],
  ['/admin/faq', { 'x-middleware-prefetch': '1' }],
  ['/admin/faq', { 'x-nextjs-data': '1' }],
  ['/admin/faq', { rsc: '1', 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
  ['/_next/data/build/admin/faq.json'],
  ...['0'.repeat(42), 'x', ''].map((unknown): [string, Record<string, string>, string] => [
    '/admin/faq',
    { 'next-action': unknown, origin: SITE_URL, 'content-type': 'text/plain;charset=UTF-8' },
    'POST',
  ]),
];

/** What only an administrator may read. */
const SECRETS = /FAQ Management|Add New FAQ|Welcome to the desk|Display order|Logout|faq-manager/i;

for (const [who, cookie] of sessions()) {
  test(`${who} opens nothing of the admin area @core`, async () => {
    const faults = await Promise.all(
      REQUESTS.map(([path, headers, method = 'GET']) =>
        findFaults(path, {
          method,
          headers: { ...(cookie && { cookie }), ...headers },
          ...(method === 'POST' && { body: '[]' }),
        }),
      ),
    );
    expect(faults.flat()).toEqual([]);
  });
}

test('an address of the admin area with nothing there is 404 for administrators', async ({
  adminPage,
}) => {
  const statuses: [string, number][] = [
    ['/admin/prices/pricing_standard_yearly', 200],
    ['/admin/prices/unknown', 404],
    ['/admin/articles/00000000-0000-4000-8000-00000000dead', 404],
    ['/admin/unknown/deeper/still', 404],
  ];
  for (const [path, status] of statuses)
    expect([path, (await adminPage.request.get(path)).status()]).toEqual([path, status]);
});

/** Says what is wrong with the answer to a request that must be refused or sent away. */
async function findFaults(path: string, init: RequestInit): Promise<string[]> {
  const response = await get(path, init);
  const label = `${init.method} ${path} ${JSON.stringify(init.headers)}`;
  const location = response.headers.get('location');
  const target = location && new URL(location, SITE_URL);
  const isOurs = target && (target.origin === HOST_APP_URL || /^\/admin/.test(target.pathname));
  return [
    ...(response.status < 300 || response.status >= 500 ? [`${label}: ${response.status}`] : []),
    ...(SECRETS.test(await response.text()) ? [`${label}: contents of the admin area`] : []),
    ...(target && !isOurs ? [`${label}: leads to ${target.href}`] : []),
  ];
}

function sessions(): [who: string, cookie?: string][] {
  const claims = userClaims();
  const expired = { ...claims, exp: claims.iat - 60 };
  const unsigned = [{ alg: 'none', typ: 'JWT' }, claims].map(encode).join('.');
  return [
    ['a visitor'],
    ['a visitor with the display hint', 'viewer=admin'],
    ['a forged session', sessionCookie(signToken(claims, 'another key'))],
    ['an unsigned token', sessionCookie(`${unsigned}.`)],
    ['garbage', 'nightdesk-session=base64-!!!!; nightdesk-session.0=x'],
    ['an expired session', sessionCookie(signToken(expired), 1)],
  ];
}

test.describe('the rights and the session of an administrator', () => {
  // What a script asks for after their end is answered with 401, and the pages of rows with 404.
  test.use({ tolerated: /40[14] \([\w ]+\) \(.*\/admin/ });

  test('end with the next request after the flag is removed @core', async ({ page }) => {
    const { email, password, removeRights } = await registerAdministrator();
    await signIn(page, email, password);
    await page.waitForURL('**/admin');
    await removeRights();
    for (const path of ['/admin', '/admin/faq', '/admin/applications/export', RESUME]) {
      const response = await page.request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(307);
      expect(response.headers().location).toBe(`${HOST_APP_URL}/`);
      expect(await response.text()).not.toMatch(SECRETS);
    }
    const hint = (await page.context().cookies()).find(({ name }) => name === 'viewer');
    expect(hint?.value, 'the navigation bar hides the link').toBe('user');
  });

  test('of an editor end where visitors write: 403, a sentence and a way back', async ({
    page,
    tolerate,
  }) => {
    tolerate(/403 \(Forbidden\)/);
    const { email, password } = await registerAdministrator('editor');
    await signIn(page, email, password);
    await page.waitForURL('**/admin');
    for (const path of [
      'applications',
      'applications/export',
      'person',
      'prices',
      'administrators',
    ])
      expect([path, (await page.request.get(`/admin/${path}`)).status()]).toEqual([path, 403]);
    await expect(
      page.locator('#admin-sidebar').getByRole('link', { name: 'Articles' }),
    ).toBeVisible();
    await expect(
      page.locator('#admin-sidebar').getByRole('link', { name: 'Applications' }),
    ).toHaveCount(0);
    await page.goto('/admin/applications');
    await expect(page.getByRole('main')).toContainText('You are signed in as editor.');
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await page.waitForURL('**/admin');
  });

  test('an open admin page leads away after its session has ended, with the next click, and stays away', async ({
    adminPage,
  }) => {
    await adminPage.context().clearCookies();
    await adminPage.locator('#admin-sidebar').getByRole('link', { name: 'FAQ' }).click();
    await adminPage.waitForURL(`${HOST_APP_URL}/`);
    await adminPage.goto('/admin/faq');
    expect(adminPage.url()).toBe(`${HOST_APP_URL}/`);
  });
});

function sessionCookie(access_token: string, expires_at = Math.floor(Date.now() / 1000) + 3600) {
  const user = { id: 'b1a7c2f0-0000-4000-8000-000000000000', app_metadata: { is_admin: true } };
  const session = {
    access_token,
    refresh_token: 'not-a-real-one',
    token_type: 'bearer',
    expires_in: 3600,
  };
  return `nightdesk-session=base64-${encode({ ...session, expires_at, user })}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
