import type { Page } from '@playwright/test';
import { serviceClient } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

const stored: string[] = [];

/** Stores a page that nobody has asked for yet, so that no copy of it is kept. */
async function storePage(content: string, visible = true): Promise<string> {
  const slug = `page-${Date.now()}-${stored.length}`;
  const { error } = await serviceClient()
    .from('website_content')
    .insert({
      ...{ slug, content, visible, nav_title: 'A test page', page_title: 'A test page' },
      ...{ order_index: 900, last_updated: '2026-11-03T23:30:00Z' },
    });
  if (error) throw error;
  stored.push(slug);
  return `/info/${slug}`;
}

async function visiblePages() {
  const { data } = await serviceClient()
    .from('website_content')
    .select('slug, nav_title, page_title')
    .eq('visible', true)
    .lt('order_index', 900)
    .order('order_index');
  return data ?? [];
}

test.afterAll(async () => {
  await serviceClient().from('website_content').delete().in('slug', stored);
});

test('the information address leads to the first visible page', async ({ page, request }) => {
  const [first] = await visiblePages();
  const answer = await request.get('/info', { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toBe(`/info/${first?.slug}`);
  await page.goto('/info');
  await expect(page).toHaveURL(new RegExp(`/info/${first?.slug}$`));
});

test('every visible page is listed in its order, and the current one is marked', async ({
  page,
}) => {
  const pages = await visiblePages();
  await page.goto('/info/terms');
  const links = page.getByRole('navigation', { name: 'Information pages' }).getByRole('link');
  const labels = await links.allInnerTexts();
  expect(labels.filter((label) => label !== 'A test page')).toEqual(
    pages.map(({ nav_title }) => nav_title),
  );
  await expect(currentLink(page)).toHaveText('Terms');
  await links.filter({ hasText: 'Imprint' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint');
  await expect(currentLink(page)).toHaveText('Imprint');
});

test('every page says what it is in a description of its own', async ({ request }) => {
  const seen = new Set<string>();
  for (const { slug } of await visiblePages()) {
    const html = await (await request.get(`/info/${slug}`)).text();
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(seen).not.toContain(description);
    seen.add(description);
    expect(html).toContain(`/info/${slug}"/>`);
  }
});

test('a page shows its title, its date in full, and its text without what could harm', async ({
  page,
}) => {
  const address = await storePage(
    '<h1>First</h1><p onclick="harm()">Text <img src=x onerror="document.title=\'harm\'"></p>' +
      '<script>document.title="harm"</script><p><a href="java&#9;script:harm()">link</a></p>' +
      '<p><a href="https://example.org">away</a></p>',
  );
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(['A test page']);
  await expect(main.getByRole('heading', { level: 2, name: 'First' })).toBeVisible();
  await expect(main.getByText('Last updated: November 3, 2026')).toBeVisible();
  await expect(main.locator('time[datetime^="2026-11-03"]')).toHaveText('November 3, 2026');
  await expect(main.getByText('link', { exact: true })).not.toHaveAttribute('href');
  await expect(main.getByRole('link', { name: 'away' })).toHaveAttribute('rel', 'noopener');
  await expect(main.locator('img, [onclick]')).toHaveCount(0);
  await expect(page).toHaveTitle('A test page - Nightdesk');
});

test('a page without text yet says so', async ({ page }) => {
  const response = await page.goto(await storePage('<p> </p>'));
  expect(response?.status()).toBe(200);
  await expect(page.getByText('Content coming soon...')).toBeVisible();
});

test('a table that is too wide scrolls by keyboard, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/info/privacy');
  const table = page.getByRole('region', { name: 'What each form asks for' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test.describe('an address without a page', () => {
  test.use({ tolerated: /status of 404/ });

  for (const slug of ['nothing', 'About', 'a%20b', "'or'1'='1", 'features', '-']) {
    test(`${slug} is answered with status 404 and the specified texts`, async ({ page }) => {
      const response = await page.goto(`/info/${slug}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page.getByText('The requested page could not be found.')).toBeVisible();
    });
  }

  test('so is a page that is not visible, and nothing of it is shown', async ({ page }) => {
    const response = await page.goto(await storePage('<p>Not yet public</p>', false));
    expect(response?.status()).toBe(404);
    expect(await page.content()).not.toContain('Not yet public');
  });
});

test('the footer links visible pages that belong there, and no others', async ({ page }) => {
  await page.goto('/info/imprint');
  const links = page.getByRole('navigation', { name: 'Legal' }).getByRole('link');
  await expect(links).toHaveText(['Privacy', 'Terms', 'Cookies', 'Imprint']);
  await expect(page.getByRole('contentinfo').getByText('Press')).toHaveCount(0);
});

test.describe('on a slow connection', () => {
  test('a reader sees that the page is loading', async ({ page }) => {
    // The prefetch may come: it holds what all information pages share. One that fails makes the framework leave too early.
    await page.route('**/info/terms?_rsc=*', async (route) => {
      if (route.request().headers()['next-router-prefetch']) return route.continue();
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto('/info/imprint');
    await page
      .getByRole('navigation', { name: 'Information pages' })
      .getByRole('link', { name: 'Terms' })
      .click();
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page).toHaveURL(/\/info\/terms$/);
    await expect(page.getByText('Loading...')).toHaveCount(0);
  });
});

/** The marked link of the navigation beside the text. The framework keeps the page one has left, hidden. */
function currentLink(page: Page) {
  return page
    .getByRole('navigation', { name: 'Information pages' })
    .getByRole('link')
    .and(page.locator('[aria-current="page"]'));
}
