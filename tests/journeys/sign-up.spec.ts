import type { Page } from '@playwright/test';
import { mailTo, newAddress, PASSWORD, registerPerson, tokenHashFor } from '../support/people.ts';
import { HOST_APP_URL } from '../support/site.ts';
import { expect, signIn, test, toastOf } from '../support/fixtures.ts';

test('a new account signs in after the link of its mail, and goes to the application of hosts @core', async ({
  page,
}) => {
  const email = newAddress();
  await signUp(page, email, PASSWORD);
  await expect(toastOf(page, 'Registration successful')).toContainText(
    'Please check your email to confirm your account.',
  );
  const kept = (await page.context().cookies()).map(({ name }) => name);
  expect(kept, 'what the cookie policy names for a sign-up, and no code verifier').toEqual([
    'sign-up-key',
  ]);
  await signIn(page, email, PASSWORD);
  await expect(toastOf(page, 'Login failed')).toBeVisible();

  await mailTo(email, /^Confirm your e-mail$/);
  const link = `/auth/confirm?token_hash=${await tokenHashFor(email)}&type=email`;
  // A mail scanner follows the link first. It uses nothing up.
  for (const method of ['get', 'head'] as const)
    expect((await page.request[method](link)).status(), method).toBe(200);
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`${HOST_APP_URL}/`);
  await page.goto('/faq');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);

  await page.context().clearCookies();
  await signIn(page, email, PASSWORD);
  await page.waitForURL(`${HOST_APP_URL}/`);
});

test('a bad confirmation link leads to an explanation, and from there to sign-in', async ({
  page,
}) => {
  for (const query of [
    '',
    '?token_hash=used-or-wrong&type=email',
    '?token_hash=x&next=https://evil.example',
  ]) {
    await page.goto(`/auth/confirm${query}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page, query).toHaveURL(/\/auth\/link-expired$/);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'sign in' }).first().click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a used link for a new password leads to the newest mail and another link, not to a new account', async ({
  page,
}) => {
  for (const prefix of ['', '/de']) {
    await page.goto(`${prefix}/auth/confirm?token_hash=used-or-wrong&amp;type=recovery`);
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/auth/link-expired/recovery$`));
    const again = page.getByRole('main').locator(`a[href="${prefix}/auth/forgot-password"]`);
    await expect(again).toBeVisible();
  }
});

test('a forgotten password is replaced through a mail, and the old one opens nothing any more @core', async ({
  page,
}) => {
  const { email } = await registerPerson();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/forgot-password$/);
  await page.getByRole('main').getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your e-mail')).toBeVisible();
  await mailTo(email, /^Choose a new password$/);
  await page.goto(`/auth/confirm?token_hash=${await tokenHashFor(email)}&type=recovery`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/auth\/new-password$/);
  const field = page.getByRole('main').getByLabel('New password', { exact: true });
  const save = page.getByRole('button', { name: 'Save the password' });
  await field.fill('short');
  await save.click();
  await expect(field).toHaveAccessibleDescription(/at least 10 characters/);
  await field.fill('another-long-password');
  await save.click();
  await page.waitForURL(`${HOST_APP_URL}/`);

  await page.context().clearCookies();
  await signIn(page, email, PASSWORD);
  await expect(toastOf(page, 'Login failed')).toBeVisible();
  await signIn(page, email, 'another-long-password');
  await page.waitForURL(`${HOST_APP_URL}/`);
});

async function signUp(page: Page, email: string, password: string) {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create account' }).click();
  const form = page.getByRole('tabpanel', { name: 'Create account' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
}

test('who is signed in finds the way on and the way out in place of the forms', async ({
  page,
}) => {
  const { email } = await registerPerson();
  await signIn(page, email, PASSWORD);
  await page.waitForURL(`${HOST_APP_URL}/`);
  await page.goto('/auth');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  await expect(main.getByLabel('Password', { exact: true })).toHaveCount(0);
  await main.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${HOST_APP_URL}/`);
  await page.goto('/auth');
  await expect(main.getByLabel('Password', { exact: true }).first()).toBeVisible();
});
