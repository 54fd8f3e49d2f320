import type { Page } from '@playwright/test';
import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
import { anonymousClient, newAddress, newestMail, tokenHashFor } from '../support/people.ts';
import { HOST_APP_URL } from '../support/site.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

test('signing up sends a confirmation whose link opens a session', async ({ page }) => {
  const email = newAddress();
  await signUp(page, email, 'a-long-enough-password');
  const toast = page.locator('[data-slot=toast]').filter({ hasText: 'Registration successful' });
  await expect(toast).toContainText('Please check your email to confirm your account.');

  const mail = await newestMail(email);
  expect(mail.subject).toBe('Confirm your e-mail');
  await page.goto(`/auth/confirm?token_hash=${await tokenHashFor(email)}&type=email`);
  await page.waitForURL(`${HOST_APP_URL}/`);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('an address cannot sign in before it is confirmed', async ({ page }) => {
  const email = newAddress();
  await anonymousClient().auth.signUp({ email, password: 'a-long-enough-password' });
  await signIn(page, email, 'a-long-enough-password');
  await expect(page.locator('[data-slot=toast]').filter({ hasText: 'Login failed' })).toBeVisible();
});

test('signing up a known address looks the same as a new one', async ({ page }) => {
  await signUp(page, LOCAL_ADMINISTRATOR.email, 'a-long-enough-password');
  await expect(
    page.locator('[data-slot=toast]').filter({ hasText: 'Registration successful' }),
  ).toBeVisible();
});

test('a short password is refused beside its field', async ({ page }) => {
  await signUp(page, newAddress(), 'short');
  await expect(
    page.getByRole('tabpanel', { name: 'Create account' }).getByLabel('Password', { exact: true }),
  ).toHaveAccessibleDescription(/Password must be at least 10 characters/);
});

test.describe('a bad confirmation link', () => {
  test.use({ tolerated: /confirmation-refused/ });

  for (const query of [
    '',
    '?token_hash=used-or-wrong&type=email',
    '?token_hash=x&next=https://evil.example',
  ]) {
    test(`says so and leads nowhere else: ${query || 'no token'}`, async ({ page }) => {
      await page.goto(`/auth/confirm${query}`);
      await expect(page).toHaveURL(/\/auth\/link-expired$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'sign in', exact: false }).first().click();
      await expect(page).toHaveURL(/\/auth$/);
    });
  }
});

async function signUp(page: Page, email: string, password: string) {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create account' }).click();
  const form = page.getByRole('tabpanel', { name: 'Create account' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
}
