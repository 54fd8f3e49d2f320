import { button, openPage, sheet, storedConsent, toggle } from '../support/consent-sheet.ts';
import { expect, FIRST_VISIT, test } from '../support/fixtures.ts';

test.use(FIRST_VISIT);

test('the sheet appears one second after the page has loaded, and not before', async ({ page }) => {
  await page.goto('/faq');
  await page.waitForTimeout(700);
  await expect(sheet(page)).toHaveCount(0);
  await expect(sheet(page)).toBeVisible();
  const shownAfter = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return performance.now() - (navigation?.loadEventStart ?? 0);
  });
  expect(shownAfter).toBeGreaterThan(1000);
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
    expect(Date.now() - Date.parse(timestamp)).toBeLessThan(60_000);

    await page.reload();
    await page.waitForTimeout(1800);
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
    await openPage(page);
    await sheet(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.waitForTimeout(1500);
    await expect(sheet(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull();
  });
}

for (const broken of ['accepted', '{"analytics":true}', 'null']) {
  test(`a stored value that is none is asked again: ${broken}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('cookieConsent', value), broken);
    await openPage(page);
    await expect(toggle(page, 'Analytics')).not.toBeChecked();
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button promises what it cannot do', async ({ page }) => {
    await page.goto('/cookies');
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
  });
});
