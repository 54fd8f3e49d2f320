import type { Page } from '@playwright/test';
import { CONSENT_DELAY_MS } from '../../lib/consent.ts';
import { button, openPage, sheet, storedConsent, toggle } from '../support/consent-sheet.ts';
import { expect, FIRST_VISIT, test } from '../support/fixtures.ts';

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

test('necessary is on and cannot be changed, analytics and marketing are off', async ({ page }) => {
  await openPage(page);
  await expect(toggle(page, 'Necessary')).toBeChecked();
  await expect(toggle(page, 'Necessary')).toBeDisabled();
  await expect(toggle(page, 'Analytics')).not.toBeChecked();
  await expect(toggle(page, 'Marketing')).not.toBeChecked();
});

for (const [name, stored] of [
  ['Accept All', { necessary: true, analytics: true, marketing: true }],
  ['Reject All', { necessary: true, analytics: false, marketing: false }],
] as const) {
  test(`${name} stores the choice with its time, closes the sheet and is remembered`, async ({
    page,
  }) => {
    await openPage(page);
    await button(page, name).click();
    await expect(sheet(page)).toHaveCount(0);
    const { timestamp, ...choice } = await storedConsent(page);
    expect(choice).toEqual(stored);
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(Math.abs(Date.now() - Date.parse(timestamp))).toBeLessThan(60_000);

    await page.clock.install();
    await page.reload();
    await page.clock.runFor(5 * CONSENT_DELAY_MS);
    await expect(sheet(page)).toHaveCount(0);
  });
}

test('Save Preferences stores what the switches say, by keyboard too', async ({ page }) => {
  await openPage(page);
  await toggle(page, 'Marketing').focus();
  await page.keyboard.press('Space');
  await button(page, 'Save Preferences').press('Enter');
  await expect(sheet(page)).toHaveCount(0);
  expect(await storedConsent(page)).toMatchObject({
    necessary: true,
    analytics: false,
    marketing: true,
  });
});

test('Cookie settings opens the stored choice again, and the focus goes there and back', async ({
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

test('Escape puts the question off for this page view only', async ({ page }) => {
  await openPage(page);
  await toggle(page, 'Analytics').focus();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull();
  await page.reload();
  await expect(sheet(page)).toBeVisible();
});

for (const [label, path] of [
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
] as const) {
  test(`the link to ${path} closes the sheet without storing a choice`, async ({ page }) => {
    await page.clock.install();
    await openPage(page);
    await sheet(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(5 * CONSENT_DELAY_MS);
    await expect(sheet(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull();
  });
}

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

test('it takes no focus, moves nothing, is not the largest paint, and leaves the page in use', async ({
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
    const { shift, largest } = await readPaint(page);
    expect(shift).toBeLessThan(0.01);
    expect(largest).toBe('main');
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(sheet(page)).toBeVisible();
  }
});

// That it covers nothing that has the focus is part of the Tab walk in routes.spec.ts.
test('the end of the page can be reached below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' }); // otherwise the page is still on its way
  await openPage(page);
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  const [end, edge] = await Promise.all([
    page.getByRole('contentinfo').boundingBox(),
    sheet(page).boundingBox(),
  ]);
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
});

test('it takes at most half of the height, with its three buttons in view, at every size', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page);
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [700, 400],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await sheet(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(height / 2);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);
    for (const name of ['Accept All', 'Reject All', 'Save Preferences']) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      expect((await button(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button promises what it cannot do', async ({ page }) => {
    await page.goto('/cookies');
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
  });
});

/** Notes the layout shift and the largest paint of the next page from its start. */
function watchPaint(page: Page) {
  return page.addInitScript(() => {
    const seen = { shift: 0, largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as unknown as { element?: Element } | undefined;
      seen.largest =
        last?.element
          ?.closest('main, section[aria-labelledby="consent-title"]')
          ?.tagName.toLowerCase() ?? '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function readPaint(page: Page): Promise<{ shift: number; largest: string }> {
  return page.evaluate(() => Reflect.get(window, 'seen') as { shift: number; largest: string });
}
