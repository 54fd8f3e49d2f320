import { expect, FIRST_VISIT, test } from '../support/fixtures.ts';

test.describe('the support chat', () => {
  // The setting that names its script also lets it into the content security policy; this site has none.
  test.use({ bypassCSP: true });
  const CHAT = 'https://chat.example/widget.js';
  test.use(FIRST_VISIT);

  test('loads nothing where none is set up', async ({ page }) => {
    await page.goto('/test');
    await expect(page.getByText('No support chat is set up here')).toBeVisible();
    await expect(page.locator('script[src*="chat"]:not([src^="/_next"])')).toHaveCount(0);
  });

  test('is loaded once the visitor allows marketing cookies, not before', async ({ page }) => {
    await page.route('**/test/chatbot', (route) => route.fulfill({ json: { src: CHAT } }));
    let loads = 0;
    await page.route(CHAT, async (route) => {
      loads += 1;
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto('/test');
    await expect(page.getByText(/loaded once you allow marketing cookies/)).toBeVisible();
    expect(loads).toBe(0);
    await page.getByRole('button', { name: 'Accept All' }).click();
    await expect(page.getByText('The support chat has been loaded.')).toBeVisible();
    expect(loads).toBe(1);

    // Withdrawn, on whatever page, it ends with the document that it runs in.
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('button', { name: 'Reject All' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isFirst'))).toBeUndefined();
    await expect(page.locator(`script[src="${CHAT}"]`)).toHaveCount(0);
    expect(loads).toBe(1);
  });
});
