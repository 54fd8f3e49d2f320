import { expect, test } from '../support/fixtures.ts';
import { holdPage } from '../support/slow-scripts.ts';

/** Where a link is pressed, which, where it leads, and what is shown until that page is there. */
const WAITS = [
  ['/faq', 'Main', 'Careers', '/careers', '[data-skeleton-card]', 4],
  ['/', 'Main', 'Help & FAQ', '/faq', '[data-skeleton-row]', 5],
  ['/docs/faq', 'Documentation', 'Support', '/docs/support', 'text=Loading...', 1],
  [
    '/info/imprint',
    'Information pages',
    'AI disclosure',
    '/info/ai-disclosure',
    'text=Loading...',
    1,
  ],
  ['/', 'Footer', 'Integrations', '/integrations', '[data-skeleton-card]', 3],
] as const;

test.use({ viewport: { width: 1440, height: 900 } });

for (const [from, list, label, to, placeholder, count] of WAITS) {
  test(`on a slow connection placeholders show that ${to} is loading`, async ({ page }) => {
    const release = await holdPage(page, to);
    await page.goto(from);
    const links =
      list === 'Footer'
        ? page.getByRole('contentinfo')
        : page.getByRole('navigation', { name: list });
    await links.getByRole('link', { name: label, exact: true }).click();
    await expect(page.locator(placeholder)).toHaveCount(count);
    release();
    await expect(page).toHaveURL(to);
    await expect(page.locator(placeholder)).toHaveCount(0);
  });
}
