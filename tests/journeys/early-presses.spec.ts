import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/slow-scripts.ts';
import { expectStep } from '../support/survey-steps.ts';

test('an answer that is given before the script is there counts', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/pre-launch', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Yes' })).toBeFocused();
  letThrough();
  await expectStep(page, 2);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
});

test('of two answers that are given before the script is there, the last one counts', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/pre-launch', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('button', { name: /^No/ }).press('Enter');
  letThrough();
  await expectStep(page, 2);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: /^No/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a tab cannot be pressed before a script can show its panel', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  const create = page.getByRole('tab', { name: 'Create account' });
  await expect(create).toBeDisabled();
  await expect(page.getByRole('tab', { name: 'Sign in' })).toBeEnabled();
  letThrough();
  await create.click();
  await expect(page.getByRole('tabpanel', { name: 'Create account' })).toBeVisible();
});

test('the administrator’s buttons cannot be pressed before a script can serve them', async ({
  adminPage: page,
}) => {
  const letThrough = await holdScripts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/faq', { waitUntil: 'commit' });
  const buttons = [/^Add New FAQ/, /^Edit/, /^Delete/, /^Menu/].map((name) =>
    page.getByRole('button', { name }).first(),
  );
  for (const button of buttons) await expect(button).toBeDisabled();
  letThrough();
  for (const button of buttons) await expect(button).toBeEnabled();
});
