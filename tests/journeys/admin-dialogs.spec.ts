import { expect, test } from '../support/fixtures.ts';

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
