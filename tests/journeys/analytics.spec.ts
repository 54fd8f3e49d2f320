import type { Page } from '@playwright/test';
import { button, openPage, toggle } from '../support/consent.ts';
import { expect, FIRST_VISIT, test } from '../support/fixtures.ts';

test.use(FIRST_VISIT);

const TAG = { id: 'G-TEST123', script: 'https://tag.example/gtag/js' };
const ALL_DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

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

test.describe('with a tag', () => {
  // The setting that names a tag also lets it into the content security policy; this site has none (smoke/third-party.spec.ts).
  test.use({ bypassCSP: true });

  test('a consent loads the tag in consent mode, and one that is taken back silences it', async ({
    page,
  }) => {
    const loaded = await fakeTag(page);
    const gtag = () => page.evaluate(() => typeof window.gtag);
    const settings = page.getByRole('button', { name: 'Cookie settings' });
    await openPage(page);
    await toggle(page, 'Analytics').check();
    await button(page, 'Save Preferences').click();
    await expect.poll(() => loaded).toEqual([`${TAG.script}?id=${TAG.id}`]);
    const [byDefault, update, js, config] = await commands(page);
    expect(byDefault).toEqual(['consent', 'default', ALL_DENIED]);
    expect(update).toEqual(['consent', 'update', { ...ALL_DENIED, analytics_storage: 'granted' }]);
    expect(js?.[0]).toBe('js');
    expect(config).toEqual(['config', TAG.id]);

    await settings.click();
    await button(page, 'Reject All').click();
    await expect.poll(gtag).toBe('undefined');
    const before = await commands(page);
    expect(before.at(-1)).toEqual(['consent', 'update', ALL_DENIED]);
    expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), TAG.id)).toBe(true);
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Sign Up' })
      .evaluate(clickWithoutLeaving);
    expect(await commands(page), 'no event after the no').toEqual(before);

    await settings.click();
    await button(page, 'Accept All').click();
    await expect.poll(gtag).toBe('function');
    expect(loaded, 'the script is not loaded twice').toHaveLength(1);
  });
});

/** The answer of a process with a measurement id, and a tag that does nothing. Gives the addresses it was loaded from. */
async function fakeTag(page: Page): Promise<string[]> {
  const loaded: string[] = [];
  await page.route('**/analytics', (route) => route.fulfill({ json: TAG }));
  await page.route(`${TAG.script}*`, (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return loaded;
}

function commands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => [...(entry as IArguments)] as unknown[]),
  );
}

/** Clicks a link, but stays on the page. */
function clickWithoutLeaving(link: Element) {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  (link as HTMLElement).click();
}
