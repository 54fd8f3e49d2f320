import { expect, test } from '../support/fixtures.ts';
import { places, TOLERATED } from '../support/pages.ts';

/** One page for each template. */
const TEMPLATES = [
  'home',
  'ai-cohost',
  'product',
  'faq',
  'contact',
  'auth',
  'info',
  'article',
  'product-updates',
  'provider',
  'careers',
];

/** px; what is lower on a page is left out, to keep the pictures small. */
const MOST_HEIGHT = 2_400;

test.use({ tolerated: TOLERATED, contextOptions: { reducedMotion: 'reduce' } });

for (const width of [360, 1440]) {
  for (const { name, path } of places.filter((place) => TEMPLATES.includes(place.name))) {
    test(`${name} at ${width} px looks as it did`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(height, MOST_HEIGHT) });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
        mask: [page.locator('time[datetime]')],
      });
    });
  }
}
