import type { Page } from '@playwright/test';
import { lookAtFocus } from '../support/page-checks/focus.ts';
import { installLooks } from '../support/page-checks/looks.ts';
import { openWithQuestion } from '../support/visit.ts';
import { button, sheet, toggle } from '../support/consent-sheet.ts';
import { expect, FIRST_VISIT, test } from '../support/fixtures.ts';
import { places, TOLERATED } from '../support/pages.ts';

/*
 * What is operated by keyboard has its test beside the rest of its behaviour where it already had one: the menu in
 * navigation.spec.ts, the hero's radio buttons in home.spec.ts, the survey in survey.spec.ts, the question about cookies
 * (Escape, return of the focus) in cookie-consent.spec.ts. Here is what belongs to every page; keyboard-controls.spec.ts
 * has what was missing.
 */

/** More stops than any page has; a page that has more is a trap. */
const MOST_STOPS = 250;
/** How long what arrives on a page may take to its place. */
const SETTLING_MS = 500;

test.describe('on every page the Tab key', () => {
  test.use({ ...FIRST_VISIT, tolerated: TOLERATED });

  for (const place of places) {
    test(`shows each stop of ${place.name}, forth and back, with the question about cookies open`, async ({
      page,
    }) => {
      test.slow();
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
        await openWithQuestion(page, place.path);
        await installLooks(page);
        const forth = await walk(page, 'Tab');
        expect.soft(forth.faults, `${width} px, forth`).toEqual([]);
        expect(forth.stops, 'stops').toBeGreaterThan(5);
        expect(forth.stops, 'stops').toBeLessThan(MOST_STOPS);
        const back = await walk(page, 'Shift+Tab');
        expect.soft(back.faults, `${width} px, back`).toEqual([]);
        expect.soft(back.stops, 'as many stops on the way back').toBeGreaterThan(forth.stops * 0.8);
      }
    });
  }
});

test('the first stop leads past the header to the content', async ({ page }) => {
  await page.goto('/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isInside = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
  expect(isInside).toBe(true);
});

test('the links of the header leave the page where it was scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faq');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  const place = () => page.evaluate(() => window.scrollY);
  await expect.poll(place).toBe(600);
  await page.getByRole('banner').getByRole('link', { name: 'Help & FAQ' }).focus();
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeFocused();
  await page.waitForTimeout(300);
  expect(await place()).toBe(600);
});

test('only the way to an anchor is smooth; coming back to a page is not', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const behavior = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behavior()).toBe('auto');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).hover();
  expect(await behavior()).toBe('smooth');
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).hover();
  expect(await behavior()).toBe('auto');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).hover();
  expect(await behavior()).toBe('auto');
});

test.describe('the question about cookies', () => {
  test.use(FIRST_VISIT);

  test('is passed in the order in which it is read', async ({ page }) => {
    await openWithQuestion(page, '/faq');
    await toggle(page, 'Analytics').focus();
    await page.keyboard.press('Tab');
    await expect(toggle(page, 'Marketing')).toBeFocused();
    for (const name of ['Cookie policy', 'Privacy', 'Terms']) {
      await page.keyboard.press('Tab');
      await expect(sheet(page).getByRole('link', { name })).toBeFocused();
    }
    for (const name of ['Accept All', 'Reject All', 'Save Preferences']) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page).locator(':focus')).toHaveCount(0);
  });
});

/** Presses a key until the focus has left the page, and looks at each stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    let { name, fault } = await page.evaluate(lookAtFocus);
    if (!name) break;
    // Rows that arrive just now, and what they push, are looked at once they have their place.
    if (fault) {
      await page.waitForTimeout(SETTLING_MS);
      ({ name, fault } = await page.evaluate(lookAtFocus));
    }
    if (fault) faults.push(`${fault}: ${name}`);
  }
  return { faults, stops };
}
