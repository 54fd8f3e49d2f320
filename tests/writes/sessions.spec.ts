import { newAddress, registerPerson } from '../support/people.ts';
import { listCallables } from '../support/server-actions.ts';
import { BACKEND_URL, HOST_APP_URL, SITE_URL } from '../support/site.ts';
import { expect, test } from '../support/fixtures.ts';
import { get } from '../support/raw-requests.ts';

// What is sent here on purpose is refused, and refusals are logged.
test.use({ tolerated: /./ });

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
