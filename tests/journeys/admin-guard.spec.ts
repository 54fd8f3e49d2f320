import { createHmac } from 'node:crypto';
import { LOCAL_KEYS } from '../../supabase/local/settings.ts';
import { registerAdministrator } from '../support/people.ts';
import { HOST_APP_URL, SITE_URL } from '../support/site.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { get } from '../support/requests.ts';

/** Every way to ask for the admin area, data requests and prefetches of the framework included. */
const REQUESTS: [path: string, headers?: Record<string, string>][] = [
  ['/admin'],
  ['/admin/'],
  ['/admin/faq'],
  ['/admin/unknown'],
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
];

/** Identifiers of actions that do not exist. */
const ACTIONS = ['0'.repeat(42), 'x', ''];

/** What only an administrator may read. */
const SECRETS = /FAQ Management|Add New FAQ|Welcome to the desk|Display order|Logout|faq-manager/i;

for (const [who, cookie] of sessions()) {
  test(`${who} opens nothing of the admin area`, async () => {
    const headers = { ...(cookie && { cookie }) };
    const requests: [path: string, init: RequestInit][] = [
      ...REQUESTS.map(([path, more]): [string, RequestInit] => [
        path,
        { headers: { ...headers, ...more } },
      ]),
      ...ACTIONS.map((action): [string, RequestInit] => [
        '/admin/faq',
        {
          method: 'POST',
          body: '[]',
          headers: {
            ...headers,
            'next-action': action,
            origin: SITE_URL,
            'content-type': 'text/plain;charset=UTF-8',
          },
        },
      ]),
    ];
    const faults = await Promise.all(requests.map(([path, init]) => findFaults(path, init)));
    expect(faults.flat()).toEqual([]);
  });
}

/** Says what is wrong with the answer to a request that must be refused or sent away. */
async function findFaults(path: string, init: RequestInit): Promise<string[]> {
  const response = await get(path, init);
  const label = `${init.method ?? 'GET'} ${path} ${JSON.stringify(init.headers)}`;
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
  return [
    ['a visitor'],
    ['a visitor with the display hint', 'viewer=admin'],
    [
      'a forged session',
      sessionCookie({ access_token: token(LOCAL_KEYS.jwt.split('').reverse().join('')) }),
    ],
    ['an unsigned token', sessionCookie({ access_token: unsignedToken() })],
    ['garbage', 'nightdesk-session=base64-!!!!; nightdesk-session.0=x'],
    [
      'an expired session',
      sessionCookie({ access_token: token(LOCAL_KEYS.jwt, -60), expires_at: 1 }),
    ],
  ];
}

test.describe('the rights and the session of an administrator', () => {
  // What a script asks for after their end is answered with 401.
  test.use({ tolerated: /401 \(Unauthorized\) \(.*\/admin/ });

  test('end with the next request after the flag is removed', async ({ page }) => {
    const { email, password, removeRights } = await registerAdministrator();
    await signIn(page, email, password);
    await page.waitForURL('**/admin');
    await removeRights();
    for (const path of ['/admin', '/admin/faq']) {
      const response = await page.request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(307);
      expect(response.headers().location).toBe(`${HOST_APP_URL}/`);
      expect(await response.text()).not.toMatch(SECRETS);
    }
    const hint = (await page.context().cookies()).find(({ name }) => name === 'viewer');
    expect(hint?.value, 'the navigation bar hides the link').toBe('user');
  });

  test('an open admin page whose session has ended leads away with the next click, and stays away', async ({
    adminPage,
  }) => {
    await adminPage.context().clearCookies();
    await adminPage.locator('#admin-sidebar').getByRole('link', { name: 'FAQ' }).click();
    await adminPage.waitForURL(`${HOST_APP_URL}/`);
    await adminPage.goto('/admin/faq');
    expect(adminPage.url()).toBe(`${HOST_APP_URL}/`);
  });
});

function sessionCookie(session: object): string {
  const value = JSON.stringify({
    token_type: 'bearer',
    refresh_token: 'not-a-real-one',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: 'b1a7c2f0-0000-4000-8000-000000000000', app_metadata: { is_admin: true } },
    ...session,
  });
  return `nightdesk-session=base64-${Buffer.from(value).toString('base64url')}`;
}

function token(key: string, lifeSeconds = 3600): string {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims(lifeSeconds))}`;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}

function unsignedToken(): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims(3600))}.`;
}

function claims(lifeSeconds: number) {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: 'b1a7c2f0-0000-4000-8000-000000000000',
    role: 'authenticated',
    aud: 'authenticated',
    iat: now,
    exp: now + lifeSeconds,
  };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
