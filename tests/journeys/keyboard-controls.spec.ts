import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test('the open menu is one way with the page: from its button through its links and out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faq');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('an answer opens and closes with Enter and Space, and the next question is one Tab away', async ({
  page,
}) => {
  await page.goto('/faq');
  const second = page.locator('main details').nth(1);
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(second).not.toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(page.locator('main details').nth(2).locator('summary')).toBeFocused();
});

test('the billing period is one stop, and the arrows change it', async ({ page }) => {
  await page.goto('/');
  const pricing = page.locator('#pricing');
  await pricing.getByRole('radio', { name: /Yearly/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(pricing.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(pricing.getByText('19.90', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(pricing.getByRole('radio')).not.toHaveCount(0);
  const onRadio = await page.evaluate(() => document.activeElement?.matches('[type=radio]'));
  expect(onRadio).toBe(false);
});

test('the carousel is passed in order: its row, its four quotes, its pause button', async ({
  page,
}) => {
  await page.goto('/');
  const carousel = page.getByRole('group', { name: 'What hosts say' });
  await carousel.getByRole('list').focus();
  for (const number of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('link', { name: `Show quote ${number} of 4` })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeFocused();
});

test('the survey is answered with the keyboard alone, to the thank-you and back to its start', async ({
  page,
}) => {
  await page.goto('/pre-launch');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('Enter');
  for (const step of [2, 3, 4, 5]) {
    await expect(main.getByRole('status')).toContainText(`Question ${step} of 5`);
    await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
    await tabTo(page, '[aria-pressed]');
    await page.keyboard.press(step % 2 ? 'Enter' : 'Space');
  }
  await expect(main.getByRole('heading', { name: 'Thank you for your input!' })).toBeFocused();
  await tabTo(page, 'main button');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toContainText('Question 1 of 5');
});

for (const [name, opener, role] of [
  ['form', 'Add New FAQ', 'dialog'],
  ['question', /^Delete/, 'alertdialog'],
] as const) {
  test(`the admin’s ${name} keeps the focus until Escape, which gives it back`, async ({
    adminPage: page,
  }) => {
    await page.goto('/admin/faq');
    const opens = page.getByRole('button', { name: opener }).first();
    await expect(opens).toBeEnabled();
    await opens.press('Enter');
    const dialog = page.getByRole(role);
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const isInside = await dialog.evaluate((element) => element.contains(document.activeElement));
      expect(isInside, `${key} stays inside`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opens).toBeFocused();
  });
}

/** Presses Tab until the focus is on what the selector names. */
async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`The Tab key does not reach ${selector}.`);
}
