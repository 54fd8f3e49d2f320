import type { Locator, Page } from '@playwright/test';
import { CONSENT_DELAY_MS } from '../../lib/consent/consent.ts';
import { button, openPage, sheet, toggle } from '../support/consent.ts';
import { expect, FIRST_VISIT, test } from '../support/fixtures.ts';
import { openWithQuestion } from '../support/visit.ts';

test.use(FIRST_VISIT);

/** When the clock of a test begins. */
const START = Date.parse('2026-11-25T12:00:00Z');

test('the sheet appears one second after the page has loaded, and not before', async ({ page }) => {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + 1000);
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await page.clock.runFor(CONSENT_DELAY_MS - 10);
  await expect(sheet(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(sheet(page)).toBeVisible();
});

for (const [name, choice, switched] of [
  ['Accept All', { necessary: true, analytics: true, marketing: true }],
  ['Reject All', { necessary: true, analytics: false, marketing: false }],
  ['Save Preferences', { necessary: true, analytics: false, marketing: true }, 'Marketing'],
] as const) {
  test(`${name}, by keyboard, stores the choice with its time, closes the sheet and is remembered`, async ({
    page,
  }) => {
    await openPage(page);
    if (switched) await toggle(page, switched).press('Space');
    await button(page, name).press('Enter');
    await expect(sheet(page)).toHaveCount(0);
    const { timestamp, ...stored } = (await storedConsent(page))!;
    expect(stored).toEqual(choice);
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(Math.abs(Date.now() - Date.parse(timestamp))).toBeLessThan(60_000);

    await page.clock.install();
    await page.reload();
    await page.clock.runFor(5 * CONSENT_DELAY_MS);
    await expect(sheet(page)).toHaveCount(0);
  });
}

test('Cookie settings opens the stored choice again, and the focus goes there and back @core', async ({
  page,
}) => {
  await openPage(page);
  await toggle(page, 'Analytics').check();
  await button(page, 'Save Preferences').click();

  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await settings.press('Enter');
  await expect(sheet(page)).toBeFocused();
  await expect(toggle(page, 'Analytics')).toBeChecked();
  await expect(toggle(page, 'Marketing')).not.toBeChecked();
  const before = await storedConsent(page);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(settings).toBeFocused();
  expect(await storedConsent(page), 'Escape stores nothing').toEqual(before);
});

test('only what is necessary is on at first, and Escape puts the question off for this page view', async ({
  page,
}) => {
  await openPage(page);
  await expect(toggle(page, 'Necessary')).toBeChecked();
  await expect(toggle(page, 'Necessary')).toBeDisabled();
  for (const name of ['Analytics', 'Marketing']) await expect(toggle(page, name)).not.toBeChecked();
  await toggle(page, 'Analytics').focus();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  expect(await storedConsent(page)).toBeNull();
  await page.reload();
  await expect(sheet(page)).toBeVisible();
});

test('a link in the sheet closes it without storing a choice', async ({ page }) => {
  await page.clock.install();
  await openPage(page);
  await sheet(page).getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5 * CONSENT_DELAY_MS);
  await expect(sheet(page)).toHaveCount(0);
  expect(await storedConsent(page)).toBeNull();
});

test('a choice made in another tab closes the sheet here', async ({ page, context }) => {
  await openPage(page);
  const other = await context.newPage();
  await openPage(other);
  await button(other, 'Reject All').click();
  await expect(sheet(page)).toHaveCount(0);
});

test('a page that the browser brings back as it was left hears of a choice, and asks on without one', async ({
  page,
}) => {
  await openPage(page);
  // Chromium under test keeps no left page; the event is what such a page gets.
  const comeBack = () =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
  await comeBack();
  await expect(toggle(page, 'Analytics')).not.toBeChecked();
  await page.evaluate(() => {
    const choice = { necessary: true, analytics: false, marketing: false };
    const consent = { ...choice, timestamp: new Date().toISOString() };
    localStorage.setItem('cookieConsent', JSON.stringify(consent));
  });
  await expect(sheet(page)).toBeVisible();
  await comeBack();
  await expect(sheet(page)).toHaveCount(0);
});

test('a privacy signal opens the sheet with both switches off and says why, and an explicit choice wins', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await openPage(page);
  await expect(sheet(page)).toContainText('Global Privacy Control');
  for (const name of ['Analytics', 'Marketing']) await expect(toggle(page, name)).not.toBeChecked();
  await button(page, 'Accept All').click();
  await page.clock.install();
  await page.reload();
  await page.clock.runFor(5 * CONSENT_DELAY_MS);
  await expect(sheet(page)).toHaveCount(0);
  expect(await storedConsent(page)).toMatchObject({ analytics: true, marketing: true });
});

// That it moves nothing, and covers nothing that has the focus, is part of routes.spec.ts.
test('it takes no focus, is not the largest paint, and leaves the page in use', async ({
  page,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await watchPaint(page);
    await openPage(page, '/');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await sheet(page).evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    expect(await page.evaluate(() => Reflect.get(window, 'largest') as string)).toBe('main');
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(sheet(page)).toBeVisible();
  }
});

test('it takes at most half of the height, with its three buttons in view, and the end of the page above it', async ({
  page,
}) => {
  await openWithQuestion(page, '/faq');
  const bottomOf = async (part: Locator) => {
    const box = (await part.boundingBox())!;
    return box.y + box.height;
  };
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [360, 740],
    [700, 400],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = (await sheet(page).boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(height / 2);
    expect(Math.round(await bottomOf(sheet(page)))).toBe(height);
    for (const name of ['Accept All', 'Reject All', 'Save Preferences']) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      expect((await button(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const endOfPage = async () => {
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      return bottomOf(page.getByRole('contentinfo'));
    };
    await expect.poll(endOfPage).toBeLessThanOrEqual(box.y + 1);
  }
});

function storedConsent(page: Page) {
  return page.evaluate((): { timestamp: string } | null =>
    JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'),
  );
}

/** Notes, as `largest`, where the largest paint of the next page is. */
function watchPaint(page: Page) {
  return page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as unknown as { element?: Element } | undefined;
      const part = last?.element?.closest('main, section[aria-labelledby="consent-title"]');
      Reflect.set(window, 'largest', part?.localName ?? '');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
