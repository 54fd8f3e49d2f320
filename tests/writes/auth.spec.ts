import type { Request } from '@playwright/test';
import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
import { newAddress, registerPerson } from '../support/people.ts';
import { HOST_APP_URL, SITE_URL } from '../support/site.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

test('a wrong password is answered with the specified toast, and the address stays typed', async ({
  page,
}) => {
  await signIn(page, LOCAL_ADMINISTRATOR.email, 'not-the-password');
  const toast = page.locator('[data-slot=toast]').filter({ hasText: 'Login failed' });
  await expect(toast).toContainText('Invalid login credentials');
  await expect(page.getByRole('tabpanel', { name: 'Sign in' }).getByLabel('E-mail')).toHaveValue(
    LOCAL_ADMINISTRATOR.email,
  );
  expect(await page.context().cookies()).toEqual([]);
});

test.describe('while the server cannot be reached', () => {
  test.use({ tolerated: /ERR_FAILED \(.*\/auth\)/ });

  test('the form says so, and both fields stay typed', async ({ page }) => {
    const { email, password } = LOCAL_ADMINISTRATOR;
    const isPost = (request: Request) => request.method() === 'POST';
    await page.route('**/auth', (route) =>
      isPost(route.request()) ? route.abort() : route.continue(),
    );
    await signIn(page, email, password);
    const toast = page.locator('[data-slot=toast]').filter({ hasText: 'Login failed' });
    await expect(toast).toContainText('Please check your connection and try again.');
    const form = page.getByRole('tabpanel', { name: 'Sign in' });
    await expect(form.getByLabel('E-mail')).toHaveValue(email);
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue(password);

    await page.unroute('**/auth');
    await form.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/admin');
  });
});

test('fields that cannot be right are refused beside the field', async ({ page }) => {
  await signIn(page, 'no address', '');
  const form = page.getByRole('tabpanel', { name: 'Sign in' });
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  );
  await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Please enter your password/,
  );
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await expect(form.getByLabel('E-mail')).toHaveValue('no address');
});

test('the administrator goes to the admin area, with cookies that scripts cannot read', async ({
  adminPage,
}) => {
  await expect(adminPage).toHaveURL(/\/admin$/);
  const cookies = await adminPage.context().cookies();
  const session = cookies.filter(({ name }) => name.startsWith('nightdesk-session'));
  expect(session.length).toBeGreaterThan(0);
  for (const cookie of session) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  }
  const readable = await adminPage.evaluate(() => document.cookie);
  expect(readable).toContain('viewer=admin');
  expect(readable).not.toContain('nightdesk-session');
});

for (const [forwarded, secure] of [
  ['https', true],
  ['http', false],
] as const) {
  test(`cookies that arrive over ${forwarded} are ${secure ? 'Secure' : 'not Secure on this machine'}`, async () => {
    const page = await (await fetch(`${SITE_URL}/auth`)).text();
    const form = new FormData();
    for (const [, name, value] of firstFormOf(page).matchAll(
      /name="([^"]+)"(?: value="([^"]*)")?/g,
    )) {
      if (name?.startsWith('$ACTION')) form.set(name, (value ?? '').replaceAll('&quot;', '"'));
    }
    form.set('email', LOCAL_ADMINISTRATOR.email);
    form.set('password', LOCAL_ADMINISTRATOR.password);
    const response = await fetch(`${SITE_URL}/auth`, {
      method: 'POST',
      body: form,
      headers: { origin: SITE_URL, 'x-forwarded-proto': forwarded },
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies)
      expect(/; secure/i.test(cookie), cookie.split('=')[0]).toBe(secure);
  });
}

test('whoever is no administrator goes to the hosts’ application, and sees Dashboard here', async ({
  page,
}) => {
  const email = newAddress();
  await signIn(page, email, await registerPerson(email));
  await page.waitForURL(`${HOST_APP_URL}/`);
  await page.goto('/faq');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
});

test('the tabs are one stop of the keyboard, the arrows choose, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.waitForLoadState('networkidle');
  const tab = (name: string) => page.getByRole('tab', { name });
  const panel = (name: string) => page.getByRole('tabpanel', { name });
  await panel('Sign in').getByLabel('E-mail').fill('ada@house.example');
  await tab('Sign in').focus();
  for (const [key, chosen, other] of [
    ['ArrowRight', 'Create account', 'Sign in'],
    ['ArrowRight', 'Sign in', 'Create account'],
    ['End', 'Create account', 'Sign in'],
    ['Home', 'Sign in', 'Create account'],
    ['ArrowLeft', 'Create account', 'Sign in'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(chosen)).toBeFocused();
    await expect(tab(chosen)).toHaveAttribute('aria-selected', 'true');
    await expect(tab(other)).toHaveAttribute('aria-selected', 'false');
    await expect(panel(chosen)).toBeVisible();
    await expect(panel(other)).toBeHidden();
  }
  await page.keyboard.press('Tab');
  await expect(panel('Create account')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab('Create account'), 'the other tab is no stop').toBeFocused();
  await tab('Sign in').click();
  await expect(panel('Sign in').getByLabel('E-mail')).toHaveValue('ada@house.example');
});

test.describe('Logout while the server cannot be reached', () => {
  test.use({ tolerated: /ERR_FAILED \(.*\/admin\)/ });

  test('says that the session goes on, and works afterwards', async ({ adminPage }) => {
    const logout = adminPage.getByRole('button', { name: 'Logout' });
    await adminPage.route('**/admin', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await logout.click();
    const toast = adminPage.locator('[data-slot=toast]').filter({ hasText: 'Error' });
    await expect(toast).toContainText('You are still signed in');
    await expect(adminPage).toHaveURL(/\/admin$/);
    await adminPage.unroute('**/admin');
    await logout.click();
    await adminPage.waitForURL(`${HOST_APP_URL}/`);
  });
});

test('Logout ends the session here and on the server', async ({ adminPage }) => {
  // What is fetched ahead would otherwise meet the end of the session on its way, which the browser reports.
  await adminPage.waitForLoadState('networkidle');
  const before = await adminPage.context().cookies();
  await adminPage.getByRole('button', { name: 'Logout' }).click();
  await adminPage.waitForURL(`${HOST_APP_URL}/`);
  const left = await adminPage.context().cookies();
  expect(left.filter(({ name }) => /nightdesk-session|viewer/.test(name))).toEqual([]);

  await adminPage.context().addCookies(before);
  const replayed = await adminPage.request.get('/admin', { maxRedirects: 0 });
  expect(replayed.status(), 'a copied cookie is worth nothing any more').toBe(307);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in works, and a failure is shown in the page', async ({ page }) => {
    await page.goto('/auth');
    await page.locator('#sign-in-email').fill(LOCAL_ADMINISTRATOR.email);
    await page.locator('#sign-in-password').fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Login failed')).toBeVisible();
    await expect(page.getByText('Invalid login credentials')).toBeVisible();
    await expect(page.locator('#sign-in-email')).toHaveValue(LOCAL_ADMINISTRATOR.email);

    await page.locator('#sign-in-password').fill(LOCAL_ADMINISTRATOR.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/admin$/);
  });
});

function firstFormOf(html: string): string {
  return /<form[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
}
