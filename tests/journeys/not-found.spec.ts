import { expect, test } from '../support/fixtures.ts';

test.use({ tolerated: /status of 404/ });

const UNKNOWN = '00000000-0000-4000-8000-00000000dead';

// What the server answers is tested in http/not-found.spec.ts. Here scripts run on the page.
for (const [path, text, link, target] of [
  ['/nothing-here', 'Oops! Page not found', 'Return to Home', '/'],
  [`/product-updates/${UNKNOWN}`, 'Oops! Page not found', 'Return to Home', '/'],
  [`/resources/${UNKNOWN}`, 'Resource Not Found', 'Back to Resources', '/resources'],
  ['/nothing-here).', 'Did you mean this address?', '/nothing-here', '/nothing-here'],
] as const) {
  test(`${path} still says what is missing once scripts run, and leads on`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page).toHaveTitle(/ - Nightdesk$/);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(target);
  });
}
