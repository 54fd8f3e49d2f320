import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PUBLIC_PAGES = ['/', '/faq', '/auth', '/auth/link-expired', '/nothing-here'];
// The navigation of a document to an unknown path is itself an answer with status 404.
test.use({ tolerated: /404 .*\/nothing-here/ });

const WIDTHS = [320, 768, 1440];

for (const path of PUBLIC_PAGES) {
  test(`axe finds nothing on ${path}, and nothing overflows`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expectSound(page, `${path} at ${width} px`);
    }
  });
}

test('axe finds nothing in the admin area, its dialogs included', async ({ adminPage }) => {
  test.slow();
  for (const width of WIDTHS) {
    await adminPage.setViewportSize({ width, height: 900 });
    await adminPage.goto('/admin');
    await expectSound(adminPage, `dashboard at ${width} px`);
    await adminPage.goto('/admin/faq');
    await expectSound(adminPage, `FAQ management at ${width} px`);
    await adminPage.getByRole('button', { name: 'Add New FAQ' }).click();
    await expect(adminPage.getByRole('dialog').getByLabel('Question')).toBeVisible();
    await expectSound(adminPage, `FAQ dialog at ${width} px`);
    await adminPage.keyboard.press('Escape');
    await adminPage
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(adminPage.getByRole('alertdialog')).toBeVisible();
    await expectSound(adminPage, `delete question at ${width} px`);
  }
});

async function expectSound(page: Page, where: string) {
  await page.evaluate(() => document.fonts.ready);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, where).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, `${where}: horizontal overflow`).toBeLessThanOrEqual(0);
}
