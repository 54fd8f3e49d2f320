import { currentLink, expect, test } from '../support/fixtures.ts';

// Which pages are listed, and in which order: tests/integration/reads/website-content.test.ts.
test('the page that is read is marked in the list @core', async ({ page }) => {
  await page.goto('/info/ai-disclosure');
  await expect(currentLink(page, 'Information pages')).toHaveText('AI disclosure');
  await page
    .getByRole('navigation', { name: 'Information pages' })
    .getByRole('link', { name: 'Imprint' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint');
  await expect(currentLink(page, 'Information pages')).toHaveText('Imprint');
});

test('a table that is too wide scrolls by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/info/data-processing');
  const table = page.getByRole('region', { name: 'Guest data in the service' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});
