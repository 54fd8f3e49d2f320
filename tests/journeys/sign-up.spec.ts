import type { Page } from '@playwright/test';
import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
import { newAddress, newestMail, tokenHashFor } from '../support/people.ts';
import { HOST_APP_URL } from '../support/site.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

const PASSWORD = 'a-long-enough-password';

test('a new account signs in after the link of its mail, and goes to the application of hosts', async ({
  page,
}) => {
  const email = newAddress();
  await signUp(page, email, PASSWORD);
  await expect(toastOf(page, 'Registration successful')).toContainText(
    'Please check your email to confirm your account.',
  );
  await signIn(page, email, PASSWORD);
  await expect(toastOf(page, 'Login failed')).toBeVisible();

  expect((await newestMail(email)).subject).toBe('Confirm your e-mail');
  await page.goto(`/auth/confirm?token_hash=${await tokenHashFor(email)}&type=email`);
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

test('sign-up refuses a short password, and answers a known and a new address alike', async ({
  page,
}) => {
  await signUp(page, newAddress(), 'short');
  await expect(
    page.getByRole('tabpanel', { name: 'Create account' }).getByLabel('Password', { exact: true }),
  ).toHaveAccessibleDescription(/Password must be at least 10 characters/);
  const answers: string[] = [];
  for (const email of [LOCAL_ADMINISTRATOR.email, newAddress()]) {
    await signUp(page, email, PASSWORD);
    answers.push(await toastOf(page, 'Registration successful').innerText());
  }
  expect(answers[0]).toBe(answers[1]);
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
    await expect(page, query).toHaveURL(/\/auth\/link-expired$/);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'sign in' }).first().click();
  await expect(page).toHaveURL(/\/auth$/);
});

function toastOf(page: Page, title: string) {
  return page.locator('[data-slot=toast]').filter({ hasText: title });
}

async function signUp(page: Page, email: string, password: string) {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create account' }).click();
  const form = page.getByRole('tabpanel', { name: 'Create account' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
}
