import type { Locator } from '@playwright/test';
import { combineChunks, createChunks, stringFromBase64URL, stringToBase64URL } from '@supabase/ssr';
import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
import { SESSION_COOKIE } from '../../lib/supabase/cookie-options.ts';
import { DENIAL } from '../support/faulty-proxy.ts';
import { signIn, toastOf } from '../support/fixtures.ts';
import { expect, FAILURES, test, type Page } from './fixtures.ts';

/** Access takes at most 6 s (lib/supabase/budgets.ts). */
const ACCESS_MS = 8_000;
const AWAY = 'The sign-in service cannot be reached at the moment.';

test.beforeEach(async ({ page }) => {
  await signIn(page, LOCAL_ADMINISTRATOR.email, LOCAL_ADMINISTRATOR.password);
  await page.waitForURL('**/admin');
});

test('the admin area says that the service is away; it sends no administrator off or signs one out', async ({
  page,
  stand,
}) => {
  const session = await sessionOf(page);
  for (const fault of FAILURES) {
    stand.proxy.fail(fault);
    for (const path of ['/admin', '/admin/faq']) await expectAway(page, path, fault);
    expect(await sessionOf(page), fault).toEqual(session);
  }
  stand.proxy.restore();
  await page.goto('/admin/faq');
  await expect(page.getByRole('heading', { name: 'FAQ Management' })).toBeVisible();
});

test('a session that has to be refreshed outlasts an outage of the auth service', async ({
  page,
  stand,
}) => {
  await letExpire(page);
  const session = await sessionOf(page);
  // Each costs the whole budget, because the auth client tries to refresh as long as it is let.
  for (const fault of ['hang', 'cut', '429', 'garbage'] as const) {
    stand.proxy.fail(fault, '/auth/v1');
    await expectAway(page, '/admin', fault);
    // The service may have handed out a new session in an answer that was cut off; the old one is still ours to show.
    expect(await sessionOf(page), fault).toEqual(session);
  }
  stand.proxy.restore();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sign-out ends the session of this browser, also while the auth service is away', async ({
    page,
    stand,
  }) => {
    await sessionOf(page);
    stand.proxy.fail('refuse', '/auth/v1');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((address) => !address.pathname.startsWith('/admin'));
    const left = await page.context().cookies();
    expect(left.filter(({ name }) => name.startsWith(SESSION_COOKIE))).toEqual([]);
  });
});

test('an open dialog keeps its fields, says why, and saves once the backend is back', async ({
  page,
  stand,
}) => {
  await page.goto('/admin/faq');
  const dialog = await fillIn(page, 'Is there a lamp in the shed?');
  const toast = toastOf(page, 'Error');
  for (const fault of FAILURES) {
    stand.proxy.fail(fault);
    await create(dialog);
    await expect(toast.first(), fault).toContainText(AWAY);
    await expect(dialog.getByLabel('Question'), fault).toHaveValue('Is there a lamp in the shed?');
  }
  stand.proxy.restore();
  // Only the tables are away: the session is known, the row is not written.
  for (const fault of ['500', 'cut'] as const) {
    stand.proxy.fail(fault, '/rest/v1/faq_items');
    await create(dialog);
    await expect(toast.filter({ hasText: 'Failed to save FAQ' }).first()).toBeVisible();
    await expect(dialog.getByLabel('Answer')).toHaveValue('Yes, left of the door, on a hook.');
  }
  stand.proxy.restore();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toBeHidden();
  // Also after an answer that was cut off.
  await expect(page.getByRole('row').filter({ hasText: 'Is there a lamp' })).toHaveCount(1);
});

test('a refusal by the database is told in its words when saving, and in our own when deleting', async ({
  page,
  stand,
}) => {
  await page.goto('/admin/faq');
  const toast = page.locator('[data-slot=toast]');
  stand.proxy.fail('denied', '/rest/v1/faq_items');
  const dialog = await fillIn(page, 'Is there a stove in the shed?');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(toast.filter({ hasText: DENIAL.message }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const remove = page.getByRole('button', { name: /^Delete/ });
  await remove.first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast.filter({ hasText: 'Failed to delete FAQ' }).first()).toBeVisible();
});

test('a list that cannot be read is never an empty one, and Try Again brings it', async ({
  page,
  stand,
}) => {
  stand.proxy.fail('500', '/rest/v1/faq_items');
  await page.goto('/admin/faq');
  await expect(page.getByText('Failed to load FAQ items. Please try again.')).toBeVisible();
  await expect(page.getByText('No FAQ items found')).toHaveCount(0);
  stand.proxy.restore();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

async function expectAway(page: Page, path: string, fault: string) {
  const begun = performance.now();
  const response = await page.request.get(path, { maxRedirects: 0 });
  expect.soft(response.status(), `${path}, ${fault}`).toBe(503);
  expect.soft(await response.text(), `${path}, ${fault}`).toContain(AWAY);
  expect.soft(performance.now() - begun, `${path}, ${fault}`).toBeLessThan(ACCESS_MS);
}

/** Opens the dialog for a new question and fills it in. */
async function fillIn(page: Page, question: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add New FAQ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Question').fill(question);
  await dialog.getByLabel('Answer').fill('Yes, left of the door, on a hook.');
  return dialog;
}

/** Presses Create and waits for the answer: what an earlier one said may still stand there. */
async function create(dialog: Locator) {
  const answered = dialog
    .page()
    .waitForResponse((response) => response.request().method() === 'POST');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await answered;
}

async function sessionOf(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const own = cookies.filter(({ name }) => name.startsWith(SESSION_COOKIE));
  expect(own.length, 'still signed in').toBeGreaterThan(0);
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

/** Rewrites the session's cookies as if its hour were over; the refresh token is still good. */
async function letExpire(page: Page) {
  const PREFIX = 'base64-';
  const cookies = await page.context().cookies();
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  const stored = (await combineChunks(SESSION_COOKIE, valueOf)) ?? '';
  const session = JSON.parse(stringFromBase64URL(stored.slice(PREFIX.length))) as object;
  const expired = { ...session, expires_at: Math.floor(Date.now() / 1000) - 60 };
  const value = PREFIX + stringToBase64URL(JSON.stringify(expired));
  const chunks = createChunks(SESSION_COOKIE, value);
  await page.context().addCookies(chunks.map((chunk) => ({ ...chunk, url: page.url() })));
}
