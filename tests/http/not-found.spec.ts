import { readFile } from 'node:fs/promises';
import { SERVER_LOG, SITE_URL } from '../support/site.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ tolerated: /status of 404/ });

for (const path of ['/nothing-here', '/admin-not', '/faq/nothing', '/auth/nothing']) {
  test(`${path} is answered with status 404 and the specified texts`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

const UNKNOWN = '00000000-0000-4000-8000-00000000dead';
const MISSING = [
  [`/careers/${UNKNOWN}`, /^Job not found or no longer available/],
  [`/resources/${UNKNOWN}`, /^Resource Not Found/],
  ['/resources?page=99', /^(?:No resources found|Resources, page 99)/],
  ['/resources?page=x', /^(?:No resources found|Page not found)/],
  ['/info/nothing', /^Page Not Found/],
  ['/integrations/nothing', /^No system of that name/],
  [`/product-updates/${UNKNOWN}`, /^(?:Oops! )?Page not found/],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const [path, title] of MISSING) {
      test(`${path} says what is missing, in a heading and in its title, and leads on`, async ({
        page,
      }) => {
        const response = await page.goto(path);
        expect([404, 410]).toContain(response?.status());
        const body = page.locator('body');
        await expect(body.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(title);
        await expect(page).toHaveTitle(/ - Nightdesk$/);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expect(body.getByRole('link').first()).toBeVisible();
        await expect(page.locator('title')).toHaveCount(1);
      });
    }
  });
}

test('without scripts, what is missing is said in the specified words', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${SITE_URL}/careers/${UNKNOWN}`);
  await expect(page.getByRole('heading')).toHaveText('Job not found or no longer available.');
  await page.getByRole('link', { name: 'Return to Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await page.goto(`${SITE_URL}/resources/${UNKNOWN}`);
  await expect(page.getByRole('heading')).toHaveText('Resource Not Found');
  await expect(page.getByRole('link')).toHaveText('Back to Resources');
  await page.goto(`${SITE_URL}/info/nothing`);
  await expect(page.getByRole('heading')).toHaveText('Page Not Found');
  await expect(page.getByRole('paragraph').first()).toHaveText(
    'The requested page could not be found.',
  );
  await context.close();
});

test('the attempted path is logged, without its query', async ({ request }) => {
  const path = `/lost-${Date.now()}`;
  await request.get(`${path}?email=somebody@example.ch`);
  const logLine = async () =>
    (await readFile(SERVER_LOG, 'utf8')).split('\n').find((line) => line.includes(path));
  await expect.poll(logLine).toContain('"event":"page-not-found"');
  expect(await logLine()).not.toContain('somebody');
});
