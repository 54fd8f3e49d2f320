import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const REGIONS = 5;
/** Of three regions, words that stand nowhere else. */
const WORDS = ['At home on WhatsApp', 'One key, one price', 'The night is done'];

const goHome = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
const regions = (page: Page) => page.locator('[data-area=home]:visible [data-static]:not(:empty)');
const wordsOf = (page: Page) =>
  page.locator('[data-area=home]').evaluate((home) => home.textContent.replace(/\s+/g, ' '));
/** The page as a script left it: a mark that loading a document removes. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'marked'));

test('what no script changes stands in the document once', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const description = html.slice(html.indexOf('self.__next_f'));
  expect(description, 'the framework describes the page').toContain('day-');
  for (const words of WORDS) {
    expect(html).toContain(words);
    expect(description).not.toContain(words);
  }
});

test('whoever comes by a link sees the same page', async ({ page }) => {
  await page.goto('/');
  const words = await wordsOf(page);
  await page.goto('/faq');
  await mark(page);
  await goHome(page);
  await expect(regions(page)).toHaveCount(REGIONS);
  expect(await wordsOf(page)).toBe(words);
  await expect(page.locator('[data-area=home] details').first()).toHaveAttribute('open');
  await page.getByRole('radio', { name: /Wifi/ }).check({ force: true });
  await expect(page.getByRole('article', { name: /Wifi/ })).toBeVisible();
  expect(await isMarked(page), 'without loading a document').toBe(true);
});

test('a document that is there at once is no harm', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  await page.addInitScript((home) => {
    const load = window.fetch;
    const isForRegions = (input: RequestInfo | URL, init?: RequestInit) =>
      input === '/' && !new Headers(init?.headers).has('rsc');
    const answer = { ok: true, text: () => Promise.resolve(home) } as Response;
    window.fetch = (input, init) =>
      isForRegions(input, init) ? Promise.resolve(answer) : load(input, init);
  }, html);
  await page.goto('/faq');
  await mark(page);
  await goHome(page);
  await expect(regions(page)).toHaveCount(REGIONS);
  await expect(page.getByRole('radio', { name: /Wifi/ })).toBeAttached();
  expect(await isMarked(page)).toBe(true);
});

test('a link of a region is followed without loading a document', async ({ page }) => {
  await page.goto('/');
  await mark(page);
  await page.getByRole('link', { name: 'See all integrations' }).click();
  await expect(page).toHaveURL('/integrations');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: 'All questions and answers' }).press('Enter');
  await expect(page).toHaveURL('/faq');
  expect(await isMarked(page)).toBe(true);
});

test('a link of a region opens beside the page where that is wanted', async ({ page, context }) => {
  await page.goto('/');
  await mark(page);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'See all integrations' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/integrations');
  await expect(page).toHaveURL('/');
  expect(await isMarked(page)).toBe(true);
});

test('a page that a region links and that is long on its way shows its skeleton', async ({
  page,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/integrations?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'See all integrations' }).click();
  const skeleton = page.locator('[data-area=coming]');
  await expect(skeleton).toBeVisible();
  arrive();
  await expect(page).toHaveURL('/integrations');
  await expect(skeleton).toHaveCount(0);
});

test('whoever comes back finds the page as it was', async ({ page }) => {
  await page.goto('/');
  await mark(page);
  await page.getByRole('radio', { name: /Wifi/ }).check({ force: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/ai-cohost', '/careers', '/faq', '/resources']) {
    await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
  }
  await goHome(page);
  await expect(regions(page)).toHaveCount(REGIONS);
  await expect(page.getByRole('article', { name: /Wifi/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/resources');
  await page.goForward();
  await expect(regions(page)).toHaveCount(REGIONS);
  await expect(page.getByRole('article', { name: /Wifi/ })).toBeVisible();
  expect(await isMarked(page), 'without loading a document').toBe(true);
  expect(asked.filter((path) => path === '/').length, 'nor asking for one').toBe(0);
});

test.describe('where a region does not come', () => {
  const isHome = (url: URL) => url.pathname === '/';
  test.use({ tolerated: /net::ERR_FAILED/ });

  test('the browser goes to the page itself', async ({ page }) => {
    await page.route(isHome, (route) =>
      isForRegions(route.request()) ? route.abort() : route.continue(),
    );
    await page.goto('/faq');
    await mark(page);
    await goHome(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/24\/7 AI reception/);
    await expect(regions(page)).toHaveCount(REGIONS);
    expect(await isMarked(page), 'a document was loaded').toBe(false);
  });

  test('a page that was edited meanwhile is asked for as a whole', async ({ page }) => {
    await page.route(isHome, async (route) => {
      if (!isForRegions(route.request())) return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('day-', 'edited-');
      return route.fulfill({ response, body });
    });
    await page.goto('/faq');
    await mark(page);
    await goHome(page);
    await expect.poll(() => isMarked(page).catch(() => true), 'a document was loaded').toBe(false);
    await expect(regions(page)).toHaveCount(REGIONS);
    await expect(page.locator('details')).not.toHaveCount(0);
  });
});

function isForRegions(request: Request): boolean {
  return request.resourceType() === 'fetch' && !('rsc' in request.headers());
}
