import { rowsOf, serviceClient } from '../support/people.ts';
import { currentLink, expect, test } from '../support/fixtures.ts';

test('every visible page is listed in its order, and the current one is marked', async ({
  page,
}) => {
  const pages = await rowsOf(
    serviceClient()
      .from('website_content')
      .select('nav_title')
      .eq('visible', true)
      .eq('language', 'en')
      .order('order_index'),
  );
  await page.goto('/info/ai-disclosure');
  const links = page.getByRole('navigation', { name: 'Information pages' }).getByRole('link');
  const labels = await links.allInnerTexts();
  expect(labels).toEqual(pages.map(({ nav_title }) => nav_title));
  await expect(currentLink(page, 'Information pages')).toHaveText('AI disclosure');
  await links.filter({ hasText: 'Imprint' }).click();
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
