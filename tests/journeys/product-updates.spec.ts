import type { Page } from '@playwright/test';
import { storedUpdates } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';
import { takeShifts, watchShifts } from '../support/layout-shift.ts';

// A page that was left stays in the document, hidden.
const entries = (page: Page) => page.locator('main article').filter({ visible: true });
const status = (page: Page) => page.locator('main').getByRole('status');

async function scrollToEnd(page: Page, expected: number, beyond = 400) {
  await entries(page).last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, beyond);
  await expect(entries(page)).toHaveCount(expected, { timeout: 20_000 });
}

// Pictures: components/sections/updates/updates-list.test.tsx.
test('an update has its day, capital month, title and paragraphs @core', async ({ page }) => {
  await page.goto('/product-updates');
  const rows = (await storedUpdates()).slice(0, 5);
  await expect(entries(page).first()).toBeVisible();
  const titles = await entries(page).locator('h2').allInnerTexts();
  expect(titles.slice(0, 5)).toEqual(rows.map((row) => row.title));
  for (const [index, row] of rows.entries()) {
    const entry = entries(page).nth(index);
    const day = (await entry.locator('time').innerText()).replace(/\s+/g, ' ');
    expect(day).toMatch(/^\d{1,2} [A-Z]+ \d{4}$/);
    const paragraphs = row.body.split(/\\n|\n/).filter((line) => line.trim());
    expect(await entry.locator('h2 ~ p').allTextContents()).toEqual(paragraphs);
  }
});

test('the link of an update leads to it, on its current page', async ({ page }) => {
  await page.goto('/product-updates');
  const [newest] = await storedUpdates();
  const link = page.locator('article', { hasText: newest.title }).locator('a[rel=bookmark]');
  await expect(link).toHaveAttribute('href', `/product-updates/${newest.id}`);

  const row = (await storedUpdates())[12]!;
  const answer = await page.goto(`/product-updates/${row.id}`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(`/product-updates?page=3#update-${row.id}`);
  await expect(page.getByRole('heading', { name: row.title, exact: true })).toBeInViewport();
});

test.describe('scrolling', () => {
  // What a test refuses on purpose.
  test.use({ tolerated: /status of 404 .*\/more\// });

  test('older updates come while the end is in view, to the last one', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await watchShifts(page);
    await page.goto('/product-updates', { waitUntil: 'networkidle' });
    await expect(status(page)).toHaveText('Updates 1 to 5 of 20');
    expect(
      asked.filter((url) => url.includes('/more/')),
      'nothing is fetched ahead',
    ).toEqual([]);
    for (const shown of [10, 15, 20]) {
      await scrollToEnd(page, shown);
      await expect(status(page)).toHaveText(`Updates 1 to ${shown} of 20`);
      await expectPager(page, shown / 5);
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(asked.filter((url) => url.includes('/more/'))).toHaveLength(3);
    expect(await shifted(page), 'nothing moves').toBeLessThan(0.02);
    const titles = await entries(page).locator('h2').allInnerTexts();
    expect(new Set(titles).size).toBe(20);
  });

  test('the End key brings all of them and stays at the footer', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await watchShifts(page);
    await page.goto('/product-updates', { waitUntil: 'networkidle' });
    await page.keyboard.press('End');
    await expect(entries(page)).toHaveCount(20);
    await expect(status(page)).toHaveText('Updates 1 to 20 of 20');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(await shifted(page), 'nothing moves').toBeLessThan(0.02);
  });

  test('a page in the middle goes on from there, and its pager agrees', async ({ page }) => {
    await page.goto('/product-updates?page=3', { waitUntil: 'networkidle' });
    await expect(status(page)).toHaveText('Updates 11 to 15 of 20');
    await scrollToEnd(page, 10);
    await expect(status(page)).toHaveText('Updates 11 to 20 of 20');
    const pager = page.getByRole('navigation', { name: 'Pages of updates' });
    await expect(pager.locator('[aria-current]')).toHaveText(['3', '4']);
    await expect(pager.getByRole('link', { name: 'Newer' })).toHaveAttribute('href', /\?page=2$/);
    await expect(pager.getByRole('link', { name: 'Older' })).toHaveCount(0);
  });

  test('a link skips the list, and the footer stays where it is', async ({ page }) => {
    await page.goto('/product-updates', { waitUntil: 'networkidle' });
    const skip = page.getByRole('link', { name: 'Skip the list, to the end of the page' });
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await twoFrames(page);
    await expect(entries(page)).toHaveCount(5);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1);
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
    ['to a page that is loaded', (page: Page) => page.goto('/contact')],
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
      const before = await target.boundingBox();

      await leave(page);
      await page.waitForURL(/faq|contact/);
      await expect(page.getByRole('heading', { name: 'What is new at the desk' })).toHaveCount(0);
      await page.goBack();
      await page.waitForURL('**/product-updates');
      await expect(entries(page)).toHaveCount(15);
      await expect(target).toBeInViewport();
      const offset = async () =>
        Math.abs(((await target.boundingBox())?.y ?? 0) - (before?.y ?? 0));
      await expect.poll(offset).toBeLessThan(10);
      await twoFrames(page);
      expect(await offset(), 'it stays there').toBeLessThan(10);
    });
  }
});

/** So many pages are marked as shown, and the link to older ones leads to the next one. */
async function expectPager(page: Page, shown: number) {
  const pager = page.getByRole('navigation', { name: 'Pages of updates' });
  await expect(pager.locator('[aria-current]')).toHaveCount(shown);
  const older = pager.getByRole('link', { name: 'Older' });
  if (shown === 4) await expect(older).toHaveCount(0);
  else await expect(older).toHaveAttribute('href', `/product-updates?page=${shown + 1}`);
}

/** As in Cumulative Layout Shift: what answers an input does not count. */
async function shifted(page: Page): Promise<number> {
  const shifts = await takeShifts(page);
  return shifts.reduce((sum, shift) => sum + (shift.hadRecentInput ? 0 : shift.value), 0);
}

/** Waits until what has come into view has been noticed. */
async function twoFrames(page: Page) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
