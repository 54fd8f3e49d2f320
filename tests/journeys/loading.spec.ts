import { expect, mainNavigation, test } from '../support/fixtures.ts';
import { holdPage } from '../support/slow-scripts.ts';

// What each page shows while it loads: app/_document/route-skeleton.test.tsx.
test('on a slow connection placeholders show that a page is loading', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdPage(page, '/careers');
  await page.goto('/faq');
  await mainNavigation(page).getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(page.locator('[data-skeleton-card]')).toHaveCount(4);
  release();
  await expect(page).toHaveURL('/careers');
  await expect(page.locator('[data-skeleton-card]')).toHaveCount(0);
});
