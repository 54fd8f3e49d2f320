import { SECURITY_HEADERS } from '../setup/answer-rules.ts';
import { observatoryScore } from '../setup/observatory.ts';
import { newAddress, registerPerson, serviceClient } from '../setup/people.ts';
import { hostileBodies, listCallables, type Callable } from '../setup/server-actions.ts';
import { BACKEND_URL, HOST_APP_URL, SITE_URL } from '../setup/site.ts';
import { expect, test } from './fixtures.ts';
import { places } from './pages.ts';
import { cookiesOfRoles } from './roles.ts';

// What is sent here on purpose is refused, and refusals are logged.
test.use({ tolerated: /./ });

const EVERYWHERE = {
  ...SECURITY_HEADERS,
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
};

function get(path: string, init: RequestInit = {}) {
  return fetch(`${SITE_URL}${path}`, { redirect: 'manual', ...init });
}

test('pages score at least 125 in the HTTP Observatory', async () => {
  for (const { path } of places) {
    const answer = await get(path);
    const { score, results } = observatoryScore({
      headers: answer.headers,
      html: await answer.text(),
    });
    expect(score, `${path} ${JSON.stringify(results)}`).toBeGreaterThanOrEqual(125);
  }
});

test('every kind of answer carries the security headers, and no name of a product', async () => {
  const home = await (await get('/')).text();
  const [, script = ''] = /src="(\/_next\/static\/[^"]+\.js)"/.exec(home) ?? [];
  const [, style = ''] = /href="(\/_next\/static\/[^"]+\.css)"/.exec(home) ?? [];
  const paths = ['/', '/nothing-here', '/admin', '/login', '/auth/confirm', '/analytics', script];
  paths.push(
    style,
    '/favicon.ico',
    '/form-ticket',
    '/product-updates/more/all/1',
    '/faq/',
    '//faq',
  );
  paths.push('/_next/static/nothing.js', '/_next/image?url=%2Fx&w=64&q=75', '/careers/nope');
  for (const path of paths) {
    for (const method of ['GET', 'HEAD']) {
      const { headers, status } = await get(path, { method });
      for (const [name, value] of Object.entries(EVERYWHERE)) {
        expect(headers.get(name), `${method} ${path} (${status}): ${name}`).toMatch(value);
      }
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    }
  }
});

test('a page that a browser kept is confirmed without a policy, which would be another one', async ({
  request,
}) => {
  // The first request after half a minute has the page made anew. (Node's own fetch would ask for a new page always.)
  await expect(async () => {
    const { etag = '' } = (await request.get('/faq')).headers();
    const again = await request.get('/faq', { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
    expect(again.headers()['content-security-policy']).toBeUndefined();
  }).toPass({ timeout: 20_000 });
});

test('pages are packed as the browser asks, and hold the same', async () => {
  const plain = await (await get('/faq', { headers: { 'accept-encoding': 'identity' } })).text();
  for (const packing of ['br', 'gzip']) {
    const answer = await get('/faq', { headers: { 'accept-encoding': packing } });
    expect(answer.headers.get('content-encoding')).toBe(packing);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(plain.length / 3);
    expect(await answer.text()).toBe(plain);
  }
});

async function call({ id, page }: Callable, body: string, cookie: string, extra: object = {}) {
  const answer = await get(page, {
    method: 'POST',
    body,
    headers: {
      'next-action': id,
      origin: SITE_URL,
      'content-type': 'text/plain;charset=UTF-8',
      cookie,
      ...extra,
    },
  });
  return { status: answer.status, text: await answer.text() };
}

const LEAKS =
  /\bat \w.*\(?\/|node_modules|\.next\/|postgres|syntax error at|service_role|sb_secret/i;

test('no action gives anything away to anybody, whatever it is called with', async () => {
  test.setTimeout(240_000);
  const callables = await listCallables();
  const actions = callables.filter(({ isCachedRead }) => !isCachedRead);
  expect(actions.map(({ name }) => name).sort()).toEqual(
    expect.arrayContaining([
      'apply',
      'deleteFaq',
      'saveFaq',
      'sendRequest',
      'signIn',
      'signOut',
      'signUp',
      'subscribe',
    ]),
  );
  const questions = () => serviceClient().from('faq_items').select('id', { count: 'exact' });
  const before = (await questions()).count;
  const cookies = await cookiesOfRoles();
  for (const [role, cookie] of Object.entries(cookies)) {
    // Signing out is the one thing that anybody may do with any body, and it would end this test's sessions.
    for (const action of actions.filter(({ name }) => name !== 'signOut')) {
      for (const [what, body] of Object.entries(hostileBodies)) {
        if (role === 'administrator' && what.startsWith('a question')) continue; // is what they are there for
        const { status, text } = await call(action, body, cookie);
        const label = `${role} calls ${action.name} with ${what}: ${status} ${text.slice(0, 200)}`;
        expect(status, label).toBeLessThan(500);
        expect(text, label).not.toMatch(LEAKS);
        expect(text, label).not.toMatch(/"status":"(?:done|registered)"/);
      }
    }
  }
  expect((await questions()).count).toBe(before);
});

test('cached reads cannot be called from outside, by anybody', async () => {
  const reads = (await listCallables()).filter(({ isCachedRead }) => isCachedRead);
  expect(reads.length).toBeGreaterThan(5);
  for (const read of reads) {
    expect((await call(read, '[]', '')).status, `${read.file} ${read.name}`).toBe(404);
  }
});

test('a call from another site is refused', async () => {
  const subscribe = (await listCallables()).find(({ name }) => name === 'subscribe')!;
  for (const origin of ['https://evil.example', 'null', 'http://localhost:1']) {
    const { status, text } = await call(subscribe, '[]', '', { origin });
    expect([400, 403], `${origin}: ${status}`).toContain(status);
    expect(text).not.toContain('"status"');
  }
});

test('no address leads to another site but the ones that are set', async () => {
  const evil = ['//evil.example', 'https://evil.example', '/\\evil.example', '%2f%2fevil.example'];
  for (const value of evil) {
    const query = ['next', 'redirect', 'redirect_to', 'url', 'returnTo', 'callbackUrl'].map(
      (name) => `${name}=${encodeURIComponent(value)}`,
    );
    for (const path of [
      '/login',
      '/auth',
      '/auth/confirm',
      '/admin',
      '/app',
      '/faq/',
      '/app/signup',
    ]) {
      const answer = await get(`${path}?${query.join('&')}`);
      const target = new URL(answer.headers.get('location') ?? '/', SITE_URL).origin;
      expect([SITE_URL, HOST_APP_URL], `${path} with ${value}`).toContain(target);
    }
    const direct = await fetch(`${SITE_URL}/${value}`, { redirect: 'manual' });
    const target = new URL(direct.headers.get('location') ?? '/', SITE_URL).origin;
    expect(target, value).toBe(SITE_URL);
  }
});

test('sign-up says the same of a known and of an unknown address', async () => {
  const signUp = (await listCallables()).find(({ name }) => name === 'signUp')!;
  const known = newAddress();
  await registerPerson(known);
  const answers = [known, newAddress()].map(async (email) => {
    const form = new FormData();
    form.set('_1_email', email);
    form.set('_1_password', 'another-long-password');
    form.set('0', '[{"status":"idle"},"$K1"]');
    const answer = await get(signUp.page, {
      method: 'POST',
      body: form,
      headers: { 'next-action': signUp.id, origin: SITE_URL },
    });
    return (await answer.text()).split('\n').find((line) => line.startsWith('1:'));
  });
  const [first, second] = await Promise.all(answers);
  expect(first).toBe('1:{"status":"registered"}');
  expect(second).toBe(first);
});

test('signing out ends the session on the server: its cookies open nothing any more', async ({
  adminPage,
}) => {
  const cookies = await adminPage.context().cookies(SITE_URL);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await get('/admin', { headers: { cookie } })).status).toBe(200);
  await adminPage.locator('#admin-sidebar').getByRole('button', { name: 'Logout' }).click();
  await adminPage.waitForURL(`${HOST_APP_URL}/**`);
  expect((await get('/admin', { headers: { cookie } })).status).toBe(307);
  const { access_token, refresh_token } = readSession(cookies);
  const refreshed = await fetch(`${BACKEND_URL}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: {
      apikey: 'sb_publishable_local_nightdesk_0000000000000',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ refresh_token }),
  });
  expect(access_token).toBeTruthy();
  expect(refreshed.status).toBeGreaterThanOrEqual(400);
});

function readSession(cookies: { name: string; value: string }[]) {
  const whole = cookies
    .filter(({ name }) => name.startsWith('nightdesk-session'))
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ value }) => decodeURIComponent(value))
    .join('');
  const json = Buffer.from(whole.replace(/^base64-/, ''), 'base64url').toString();
  return JSON.parse(json) as { access_token: string; refresh_token: string };
}
