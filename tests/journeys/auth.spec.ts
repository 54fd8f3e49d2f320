import type { Page } from '@playwright/test';
import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
import { registerAdministrator } from '../support/people.ts';
import { HOST_APP_URL } from '../support/site.ts';
import { expect, signIn, test, toastOf } from '../support/fixtures.ts';

test('sign-in reports a wrong password and a lost connection, and keeps the fields @core', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED \(.*\/auth\)/);
  const { email, password } = LOCAL_ADMINISTRATOR;
  const form = page.getByRole('tabpanel', { name: 'Sign in' });
  const passwordField = form.getByLabel('Password', { exact: true });
  await signIn(page, email, 'not-the-password');
  await expect(toastOf(page, 'Login failed')).toContainText('Invalid login credentials');
  await expect(form.getByLabel('E-mail')).toHaveValue(email);
  expect(await page.context().cookies()).toEqual([]);

  await page.route('**/auth', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await signIn(page, email, password);
  await expect(toastOf(page, 'Login failed')).toContainText(
    'Please check your connection and try again.',
  );
  await expect(form.getByLabel('E-mail')).toHaveValue(email);
  await expect(passwordField).toHaveValue(password);

  await page.unroute('**/auth');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin');
  await expectSessionCookies(page);
  const readable = await page.evaluate(() => document.cookie);
  expect(readable).toContain('viewer=admin');
  expect(readable).not.toContain('nightdesk-session');
});

test('the link of a mail leads through the sign-in to its place, and to no other site', async ({
  page,
}) => {
  const { email, password } = LOCAL_ADMINISTRATOR;
  const form = page.getByRole('tabpanel', { name: 'Sign in' });
  const enter = async (address: string) => {
    await page.goto(address);
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign in' }).click();
  };
  const link = '/auth?next=%2Fadmin%2Fcontact-requests';
  await enter(link);
  await page.waitForURL('**/admin/contact-requests');
  await page.goto(link);
  await page.waitForURL('**/admin/contact-requests');
  // The browser still believes that it is signed in.
  await page.context().clearCookies({ name: /session/ });
  await page.goto(link);
  await expect(form.getByLabel('E-mail')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?next=%2Fadmin%2Fcontact-requests');
  await page.context().clearCookies();
  await enter('/auth?next=%2F%2Fevil.example');
  await page.waitForURL('**/admin');
});

test('the tabs are chosen by arrow keys, and a field keeps its value', async ({ page }) => {
  await page.goto('/auth');
  const tab = (name: string) => page.getByRole('tab', { name });
  const panel = (name: string) => page.getByRole('tabpanel', { name });
  await expect(tab('Create account')).toBeEnabled();
  await panel('Sign in').getByLabel('E-mail').fill('ada@house.example');
  await tab('Sign in').press('ArrowRight');
  await expect(tab('Create account')).toBeFocused();
  await expect(panel('Create account')).toBeVisible();
  await expect(panel('Sign in')).toBeHidden();
  await tab('Create account').press('ArrowLeft');
  await expect(panel('Sign in').getByLabel('E-mail')).toHaveValue('ada@house.example');
});

test('Logout reports a lost connection, and ends the session in the browser and on the server', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED \(.*\/admin\)|401 \(Unauthorized\) \(.*\/admin/);
  const { email, password } = await registerAdministrator();
  await signIn(page, email, password);
  await page.waitForURL('**/admin');
  const before = await page.context().cookies();
  const logout = page.getByRole('button', { name: 'Logout' });
  await page.route('**/admin', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await logout.click();
  await expect(toastOf(page, 'Error')).toContainText('You are still signed in');
  await expect(page).toHaveURL(/\/admin$/);

  await page.unroute('**/admin');
  await logout.click();
  await page.waitForURL(`${HOST_APP_URL}/`);
  const left = await page.context().cookies();
  expect(left.filter(({ name }) => /nightdesk-session|viewer/.test(name))).toEqual([]);

  await page.context().addCookies(before);
  const replayed = await page.request.get('/admin', { maxRedirects: 0 });
  expect(replayed.status(), 'a copy of the cookies opens nothing').toBe(307);
});

/** Over plain http on this machine they are not marked Secure: lib/supabase/session.test.ts. */
async function expectSessionCookies(page: Page) {
  const cookies = await page.context().cookies();
  const session = cookies.filter(({ name }) => name.startsWith('nightdesk-session'));
  expect(session.length).toBeGreaterThan(0);
  for (const cookie of session) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', secure: false });
  }
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'viewer', secure: false }));
}
