import type { Page } from '@playwright/test';
import { button, sheet } from '../support/consent.ts';
import { expect, FIRST_VISIT, test } from '../support/fixtures.ts';
import { findShifts, takeShifts, watchShifts } from '../support/layout-shift.ts';
import { runAxe } from '../support/visit.ts';

const suggestion = (page: Page) => page.getByRole('region', { name: 'Sprache', exact: true });

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('an English page is suggested in German, in German, without moving anything, and the link keeps the page @core', async ({
    page,
  }) => {
    await watchShifts(page);
    await page.goto('/faq');
    await expect(suggestion(page)).toHaveAttribute('lang', 'de');
    expect(findShifts(await takeShifts(page))).toEqual([]);
    expect(await runAxe(page, { colours: true })).toEqual([]);
    await suggestion(page).getByRole('link', { name: 'Auf Deutsch lesen' }).press('Enter');
    await expect(page).toHaveURL('/de/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.waitForLoadState('networkidle');
    await expect(suggestion(page)).toHaveCount(0);
  });

  test('a suggestion that is closed does not come back', async ({ page }) => {
    await page.goto('/faq');
    await suggestion(page).getByRole('button', { name: 'Schließen' }).click();
    await expect(suggestion(page)).toHaveCount(0);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await expect(suggestion(page)).toHaveCount(0);
  });

  test('a visitor who goes from the German page to the English one is suggested nothing', async ({
    page,
  }) => {
    await page.goto('/de/faq');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/faq');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(2);
    await expect(suggestion(page)).toHaveCount(0);
  });

  test.describe('that has not answered the question about cookies', () => {
    test.use(FIRST_VISIT);

    test('the suggestion waits for the answer: one thing at a time', async ({ page }) => {
      await page.goto('/faq');
      await expect(sheet(page)).toBeVisible();
      await expect(suggestion(page)).toHaveCount(0);
      await button(page, 'Reject All').click();
      await expect(suggestion(page)).toBeVisible();
      await expect(sheet(page)).toHaveCount(0);
    });
  });
});
