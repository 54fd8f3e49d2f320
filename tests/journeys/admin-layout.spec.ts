import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const sidebar = (page: Page) => page.locator('#admin-sidebar');
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;

test('the sidebar leads to both pages, is 16rem wide or 3rem as icons, and stays as it was left', async ({
  adminPage,
}) => {
  await adminPage.setViewportSize({ width: 1440, height: 900 });
  // Nothing is fetched ahead of a click: each list checks access and reads its rows.
  const ahead: string[] = [];
  adminPage.on('request', (request) => {
    if (request.headers().rsc) ahead.push(request.url());
  });
  await adminPage.reload();
  await expect(adminPage.getByText(/welcome/i).first()).toBeVisible();
  await sidebar(adminPage).getByRole('link', { name: 'Articles' }).hover();
  await adminPage.waitForLoadState('networkidle');
  expect(ahead).toEqual([]);
  const link = (name: string) => sidebar(adminPage).getByRole('link', { name });
  await link('FAQ').click();
  await expect(adminPage).toHaveURL(/\/admin\/faq$/);
  await expect(link('FAQ')).toHaveAttribute('aria-current', 'page');
  await link('Dashboard').click();
  await expect(adminPage).toHaveURL(/\/admin$/);

  await expect.poll(() => widthOf(adminPage)).toBe(256);
  await adminPage.keyboard.press('Control+b');
  await expect.poll(() => widthOf(adminPage)).toBe(48);
  // content/en/legal/cookies.test.ts: the cookie lives for seven days.
  const cookies = await adminPage.context().cookies(adminPage.url());
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: 'sidebar_state', value: 'collapsed', path: '/admin' }),
  );

  await adminPage.reload();
  await sidebar(adminPage).waitFor();
  expect(await widthOf(adminPage), 'the server renders the width').toBe(48);
  await expect(link('FAQ')).toBeVisible();
  await adminPage.keyboard.press('Meta+b');
  await expect.poll(() => widthOf(adminPage)).toBe(256);
});

test('below 768 px the sidebar is a sheet of 18rem behind a menu button', async ({ adminPage }) => {
  await adminPage.setViewportSize({ width: 767, height: 800 });
  await adminPage.getByRole('button', { name: 'Menu' }).click();
  const sheet = adminPage.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(288);
  await adminPage.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

for (const [opener, role] of [
  ['Add New FAQ', 'dialog'],
  [/^Delete/, 'alertdialog'],
] as const) {
  test(`the admin’s ${role} has the focus until Escape, which gives it back`, async ({
    adminPage: page,
  }) => {
    await page.goto('/admin/faq');
    const opens = page.getByRole('button', { name: opener }).first();
    await expect(opens).toBeEnabled();
    await opens.press('Enter');
    const dialog = page.getByRole(role);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    // The lock on scrolling is a style element, which needs the nonce of the policy.
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opens).toBeFocused();
  });
}
