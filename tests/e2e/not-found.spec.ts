import { readFile } from 'node:fs/promises';
import { SERVER_LOG } from '../setup/site.ts';
import { expect, test } from './fixtures.ts';

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

test('the attempted path is logged, without its query', async ({ request }) => {
  const path = `/lost-${Date.now()}`;
  await request.get(`${path}?email=somebody@example.ch`);
  const logLine = async () =>
    (await readFile(SERVER_LOG, 'utf8')).split('\n').find((line) => line.includes(path));
  await expect.poll(logLine).toContain('"event":"page-not-found"');
  expect(await logLine()).not.toContain('somebody');
});
