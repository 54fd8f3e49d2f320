import type { Page } from '@playwright/test';
import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
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

// Catches a line too many, a group that opens again, and a page whose own line is not there.
test('every line of the sidebar fits a window of 900 px, and a closed group stays closed', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const lines = sidebar(page).getByRole('link');
  const count = await lines.count();
  expect(count).toBeGreaterThan(24);
  for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 });
  await expect(sidebar(page)).toContainText(`${LOCAL_ADMINISTRATOR.email}Owner`);

  await sidebar(page).getByRole('button', { name: 'Content' }).click();
  await expect(sidebar(page).getByRole('link', { name: 'Articles' })).toHaveCount(0);
  await page.goto('/admin/faq');
  await expect(sidebar(page).getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Articles' })).toHaveCount(0);
  await sidebar(page).getByRole('button', { name: 'Content' }).click();
  await expect(lines).toHaveCount(count);
});

// Catches a palette that finds pages only, that Enter does not open, or that takes what was typed into a form.
test('Ctrl+K leads to a page, to a row and to a form for a new one', async ({
  adminPage: page,
}) => {
  const field = page.getByRole('combobox', { name: 'Search every list and page' });
  const choice = page.getByRole('option', { selected: true });
  const type = async (words: string) => {
    await page.keyboard.press('Control+k');
    await field.fill(words);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/result/);
  };
  await type('new article');
  await expect(choice).toHaveText('New article');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await choice.getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/articles/new');
  await expect(field).toBeHidden();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Not saved');
  await type('winter checklist');
  await expect(choice).toHaveText('The winter checklist');
  page.once('dialog', (question) => void question.dismiss());
  await page.keyboard.press('Enter');
  await expect(field).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/articles\/[\da-f-]{36}$/);

  await page.keyboard.press('Control+k');
  await field.fill('qqqq zzzz');
  await expect(page.getByRole('dialog')).toContainText('Nothing matches “qqqq zzzz”.');
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
