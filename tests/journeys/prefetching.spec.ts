import type { Browser, Page } from '@playwright/test';
import { BUDGETS } from '../support/budgets.ts';
import { SITE_URL } from '../support/site.ts';
import { weighPrefetching, type Load } from '../support/weigh.ts';
import { ANSWERED, expect, test } from '../support/fixtures.ts';

// Blocked on purpose, to see what a page loads for itself.
test.use({ tolerated: /ERR_BLOCKED_BY_CLIENT/ });

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test('looking at the whole home page costs a phone a bounded amount for pages that may come next', async ({
  browser,
}) => {
  const loads = await weighPrefetching(() => openPhone(browser), SITE_URL);
  const bytes = loads.reduce((sum, load) => sum + load.bytes, 0);
  expect(loads.length, 'something is fetched ahead').toBeGreaterThan(0);
  expect(bytes, list(loads)).toBeLessThanOrEqual(BUDGETS.prefetchBytes);
});

test('whoever saves data fetches nothing ahead, and follows links all the same', async ({
  browser,
}) => {
  const opened: Page[] = [];
  const open = async () => {
    const page = await openPhone(browser);
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    );
    opened.push(page);
    return page;
  };
  const loads = await weighPrefetching(open, SITE_URL);
  expect(loads.map(({ url }) => url)).toEqual([]);

  const [page] = opened;
  if (!page) throw new Error('No page was opened.');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'Help & FAQ' }).first().tap();
  await page.waitForURL('**/faq');
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

/** A phone on an empty cache that has answered the question about cookies: it would lie over the links. */
async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, storageState: ANSWERED });
  return context.newPage();
}

function list(loads: Load[]): string {
  return loads.map(({ bytes, url }) => `${bytes} ${url.replace(SITE_URL, '')}`).join('\n');
}
