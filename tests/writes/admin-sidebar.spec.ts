import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const sidebar = (page: Page) => page.locator('#admin-sidebar');
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;

test.use({ viewport: { width: 1440, height: 900 } });

test('the sidebar is 16rem wide, 3rem as icons, and remembers it for 7 days', async ({
  adminPage,
}) => {
  await expect(adminPage.getByText(/welcome/i).first()).toBeVisible();
  await expect.poll(() => widthOf(adminPage)).toBe(256);
  await adminPage.keyboard.press('Control+b');
  await expect.poll(() => widthOf(adminPage)).toBe(48);

  const cookie = (await adminPage.context().cookies(adminPage.url())).find(
    ({ name }) => name === 'sidebar_state',
  );
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.01);

  await adminPage.reload();
  await sidebar(adminPage).waitFor();
  expect(await widthOf(adminPage), 'no flash: the server already knows').toBe(48);
  await expect(sidebar(adminPage).getByRole('link', { name: 'FAQ' })).toBeVisible();
  await adminPage.keyboard.press('Meta+b');
  await expect.poll(() => widthOf(adminPage)).toBe(256);
});

test('its links lead to the dashboard and to the questions', async ({ adminPage }) => {
  await sidebar(adminPage).getByRole('link', { name: 'FAQ' }).click();
  await expect(adminPage).toHaveURL(/\/admin\/faq$/);
  await expect(sidebar(adminPage).getByRole('link', { name: 'FAQ' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await sidebar(adminPage).getByRole('link', { name: 'Dashboard' }).click();
  await expect(adminPage).toHaveURL(/\/admin$/);
});

test.describe('below 768 px', () => {
  test.use({ viewport: { width: 767, height: 800 } });

  test('it is a sheet of 18rem behind a menu button', async ({ adminPage }) => {
    await adminPage.getByRole('button', { name: 'Menu' }).click();
    const sheet = adminPage.getByRole('dialog');
    await expect(sheet.getByRole('link', { name: 'FAQ' })).toBeVisible();
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(288);
    await adminPage.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
});
