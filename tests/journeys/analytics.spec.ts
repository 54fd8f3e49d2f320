import { button, openPage } from '../support/consent.ts';
import { expect, FIRST_VISIT, test } from '../support/fixtures.ts';

test.use(FIRST_VISIT);

// With a setting: tests/smoke/third-party.spec.ts.
test('without a setting a visit, a No and a consent load nothing from elsewhere', async ({
  page,
  baseURL,
}) => {
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  await openPage(page, '/');
  await button(page, 'Reject All').click();
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  expect(requests.filter(({ pathname }) => pathname === '/analytics')).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  const answer = page.waitForResponse('**/analytics');
  await button(page, 'Accept All').click();
  expect(await (await answer).json()).toEqual({ id: null });
  await page.goto('/terms', { waitUntil: 'networkidle' });
  const foreign = requests.filter(
    ({ protocol, origin }) => protocol.startsWith('http') && origin !== baseURL,
  );
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined');
});

test('without a setting the support chat loads nothing', async ({ page }) => {
  await page.goto('/test');
  await expect(page.getByText('No support chat is set up here')).toBeVisible();
  await expect(page.locator('script[src*="chat"]:not([src^="/_next"])')).toHaveCount(0);
});
