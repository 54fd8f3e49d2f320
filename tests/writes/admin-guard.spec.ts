import { createHmac } from 'node:crypto';
import { LOCAL_ADMINISTRATOR, LOCAL_KEYS } from '../../supabase/local/settings.ts';
import { anonymousClient, newAddress, registerPerson, serviceClient } from '../support/people.ts';
import { HOST_APP_URL, SITE_URL } from '../support/site.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

/** Every way to ask for the admin area, the framework's own data requests and prefetches included. */
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

/** What only an administrator may read. */
const SECRETS = /FAQ Management|Add New FAQ|Welcome to the desk|Display order|Logout|faq-manager/i;

test.use({
  // supabase-js warns of a session that it cannot refresh, the framework of an action that does not exist, and the
  // browser of a prefetch whose session has lost its rights
  tolerated: /AuthApiError|Failed to find Server Action|Server Reference ID|401 \(Unauthorized\)/,
});

for (const [who, cookie] of sessions()) {
  for (const [path, headers] of REQUESTS) {
    test(`${who} gets no byte of ${path} ${headers ? JSON.stringify(headers) : ''}`, async () => {
      const response = await fetch(`${SITE_URL}${path}`, {
        headers: { ...headers, ...(cookie && { cookie: await cookie() }) },
        redirect: 'manual',
      });
      expect(response.status).toBeLessThan(500);
      expect(response.status, 'never a success').toBeGreaterThanOrEqual(300);
      expect(await response.text()).not.toMatch(SECRETS);
      const location = response.headers.get('location');
      if (location && !location.startsWith(HOST_APP_URL)) {
        expect(new URL(location, SITE_URL).pathname, 'one canonical address first').toMatch(
          /^\/admin/,
        );
      }
    });
  }
}

function sessions(): [string, (() => Promise<string>)?][] {
  return [
    ['a visitor'],
    ['a visitor with the display hint', async () => 'viewer=admin'],
    [
      'a forged session',
      async () =>
        sessionCookie({ access_token: token(LOCAL_KEYS.jwt.split('').reverse().join('')) }),
    ],
    ['an unsigned token', async () => sessionCookie({ access_token: unsignedToken() })],
    ['garbage', async () => 'nightdesk-session=base64-!!!!; nightdesk-session.0=x'],
    [
      'an expired session',
      async () => sessionCookie({ access_token: token(LOCAL_KEYS.jwt, -60), expires_at: 1 }),
    ],
  ];
}

test('a signed-in user who is no administrator is sent to the hosts’ application', async ({
  page,
}) => {
  const email = newAddress();
  const password = await registerPerson(email);
  await signIn(page, email, password);
  await page.waitForURL(`${HOST_APP_URL}/`);
  for (const path of ['/admin', '/admin/faq']) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers().location).toMatch(HOST_APP_URL);
    expect(await response.text()).not.toMatch(SECRETS);
  }
});

test('an administrator who loses the flag loses the area with the next request', async ({
  adminPage,
}) => {
  const admin = await anonymousClient().auth.signInWithPassword(LOCAL_ADMINISTRATOR);
  const id = admin.data.user?.id ?? '';
  await serviceClient().from('profiles').update({ is_admin: false }).eq('id', id);
  try {
    const response = await adminPage.request.get('/admin/faq', { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    // The navigation bar no longer offers what is refused.
    const hint = (await adminPage.context().cookies()).find(({ name }) => name === 'viewer');
    expect(hint?.value).toBe('user');
  } finally {
    await serviceClient().from('profiles').update({ is_admin: true }).eq('id', id);
  }
  await adminPage.goto('/admin/faq');
  await expect(adminPage.getByRole('heading', { name: 'FAQ Management' })).toBeVisible();
});

test('a call of an action without a session is refused, and renders nothing', async () => {
  for (const action of ['0'.repeat(42), 'x', '']) {
    const response = await fetch(`${SITE_URL}/admin/faq`, {
      method: 'POST',
      headers: {
        'next-action': action,
        origin: SITE_URL,
        'content-type': 'text/plain;charset=UTF-8',
      },
      body: '[]',
      redirect: 'manual',
    });
    expect(response.status, `action ${action}`).toBeGreaterThanOrEqual(300);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toMatch(SECRETS);
  }
});

test('the guard leads away once and never in a circle', async ({ page }) => {
  await page.goto('/admin/faq');
  expect(page.url()).toBe(`${HOST_APP_URL}/`);
});

test('an open admin page whose session has ended leads away with the next click', async ({
  adminPage,
}) => {
  await adminPage.context().clearCookies();
  await adminPage.locator('#admin-sidebar').getByRole('link', { name: 'FAQ' }).click();
  await adminPage.waitForURL(`${HOST_APP_URL}/`);
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
