import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

// What a test refuses on purpose, and the prefetches that are dropped when a reader leaves.
test.use({ tolerated: /net::ERR_FAILED|more\/all/ });

// A page that was left stays in the document, hidden.
const entries = (page: Page) => page.locator('main article').filter({ visible: true });
const status = (page: Page) => page.locator('main').getByRole('status');
const button = (page: Page) => page.getByRole('link', { name: 'Show older updates' });

async function scrollToEnd(page: Page, expected: number, beyond = 400) {
  await entries(page).last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, beyond);
  await expect(entries(page)).toHaveCount(expected, { timeout: 20_000 });
}

test('two pages come by themselves, the others when the reader asks', async ({ page }) => {
  await page.goto('/product-updates');
  await expect(status(page)).toHaveText('Updates 1 to 5 of 20');
  await scrollToEnd(page, 10);
  await expect(status(page)).toHaveText('5 more updates shown, 10 of 20');
  await scrollToEnd(page, 15);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.waitForTimeout(500);
  await expect(entries(page)).toHaveCount(15);

  await button(page).click();
  await expect(entries(page)).toHaveCount(20);
  await expect(status(page)).toHaveText('5 more updates shown, 20 of 20');
  await expect(entries(page).nth(15)).toBeFocused();
  await expect(button(page)).toHaveCount(0);
  const titles = await entries(page).locator('h2').allInnerTexts();
  expect(new Set(titles).size).toBe(20);
});

test('nothing is fetched before the end comes into view', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/product-updates');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/more/'))).toEqual([]);
});

test('a page that does not come leaves the others and offers to try again', async ({ page }) => {
  await page.route('**/product-updates/more/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/product-updates');
  await entries(page).last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1500);
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText('Failed to load product updates. Please try again later.');
  await expect(entries(page)).toHaveCount(5);
  await page.unroute('**/product-updates/more/**');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(entries(page)).toHaveCount(10);
  await expect(alert).toHaveCount(0);
});

for (const [how, leave] of [
  [
    'within the site',
    (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Help & FAQ' }).click(),
  ],
  ['to a page loaded anew', (page: Page) => page.goto('/contact')],
] as const) {
  test(`coming back from a way ${how} leads to the same update`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/product-updates');
    await scrollToEnd(page, 10);
    await scrollToEnd(page, 15);
    const target = entries(page).nth(12);
    await target.evaluate((entry) =>
      entry.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await page.waitForTimeout(300);
    const before = await target.boundingBox();

    await leave(page);
    await page.waitForURL(/faq|contact/);
    await expect(page.getByRole('heading', { name: 'What is new at the desk' })).toHaveCount(0);
    await page.goBack();
    await page.waitForURL('**/product-updates');
    await expect(entries(page)).toHaveCount(15);
    await expect(target).toBeInViewport();
    const offset = async () => Math.abs(((await target.boundingBox())?.y ?? 0) - (before?.y ?? 0));
    await expect.poll(offset).toBeLessThan(10);
    // It stays there, and is kept for the next time.
    await page.waitForTimeout(1000);
    expect(await offset()).toBeLessThan(10);
    expect(
      await page.evaluate(
        () => (window.history.state as { updates: { y: number } }).updates.y - window.scrollY,
      ),
    ).toBeCloseTo(0, 0);
  });
}

test('another section of the documentation and back by its link begins with the first page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const sections = page.getByRole('navigation', { name: 'Documentation' });
  await page.goto('/docs/updates');
  await scrollToEnd(page, 9);
  await sections.getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/docs/faq');
  await sections.getByRole('link', { name: 'Product updates' }).click();
  await page.waitForURL('**/docs/updates');
  await expect(entries(page)).toHaveCount(5);
  expect(await page.evaluate(() => window.history.state)).not.toHaveProperty('updates');
  // Going back to where older ones had been read shows them again.
  await page.goBack();
  await page.goBack();
  await expect(entries(page)).toHaveCount(9);
});

test('nothing moves while older updates arrive', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/product-updates');
  await page.waitForLoadState('networkidle');
  await scrollToEnd(page, 10);
  await scrollToEnd(page, 15);
  await page.waitForTimeout(500);
  expect(await shifted(page)).toBeLessThan(0.02);
});

test('who jumps to the very bottom stays there, and older updates come on the way back', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto('/product-updates');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.waitForTimeout(500);
  await expect(entries(page)).toHaveCount(5);
  await entries(page).last().scrollIntoViewIfNeeded();
  await expect(entries(page)).toHaveCount(10);
  await page.waitForTimeout(500);
  expect(await shifted(page)).toBeLessThan(0.02);
});

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shifted(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}
