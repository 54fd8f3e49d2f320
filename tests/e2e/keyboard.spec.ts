import type { Page } from '@playwright/test';
import { lookAtFocus } from '../setup/page-checks/focus.ts';
import { installLooks } from '../setup/page-checks/looks.ts';
import { openWithQuestion } from '../setup/visit.ts';
import { button, sheet, toggle } from './consent-sheet.ts';
import { expect, FIRST_VISIT, test } from './fixtures.ts';
import { places, TOLERATED } from './pages.ts';

/*
 * What is operated by keyboard has its test beside the rest of its behaviour where it already had one: the menu in
 * navigation.spec.ts, the hero's radio buttons in home.spec.ts, the survey in survey.spec.ts, the question about cookies
 * (Escape, return of the focus) in cookie-consent.spec.ts. Here is what belongs to every page, and what was missing.
 */

/** More stops than any page has; a page that has more is a trap. */
const MOST_STOPS = 250;

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

test('the open menu is one way with the page: from its button through its links and out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faq');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('an answer opens and closes with Enter and Space, and the next question is one Tab away', async ({
  page,
}) => {
  await page.goto('/faq');
  const second = page.locator('main details').nth(1);
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(second).not.toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(page.locator('main details').nth(2).locator('summary')).toBeFocused();
});

test('the billing period is one stop, and the arrows change it', async ({ page }) => {
  await page.goto('/');
  const pricing = page.locator('#pricing');
  await pricing.getByRole('radio', { name: /Yearly/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(pricing.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(pricing.getByText('19.90', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(pricing.getByRole('radio')).not.toHaveCount(0);
  const onRadio = await page.evaluate(() => document.activeElement?.matches('[type=radio]'));
  expect(onRadio).toBe(false);
});

test('the carousel is passed in order: its row, its four quotes, its pause button', async ({
  page,
}) => {
  await page.goto('/');
  const carousel = page.getByRole('group', { name: 'What hosts say' });
  await carousel.getByRole('list').focus();
  for (const number of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('link', { name: `Show quote ${number} of 4` })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeFocused();
});

test('the survey is answered with the keyboard alone, to the thank-you and back to its start', async ({
  page,
}) => {
  await page.goto('/pre-launch');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('Enter');
  for (const step of [2, 3, 4, 5]) {
    await expect(main.getByRole('status')).toContainText(`Question ${step} of 5`);
    await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
    await tabTo(page, '[aria-pressed]');
    await page.keyboard.press(step % 2 ? 'Enter' : 'Space');
  }
  await expect(main.getByRole('heading', { name: 'Thank you for your input!' })).toBeFocused();
  await tabTo(page, 'main button');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toContainText('Question 1 of 5');
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

for (const [name, opener, role] of [
  ['form', 'Add New FAQ', 'dialog'],
  ['question', /^Delete/, 'alertdialog'],
] as const) {
  test(`the admin’s ${name} keeps the focus until Escape, which gives it back`, async ({
    adminPage: page,
  }) => {
    await page.goto('/admin/faq');
    const opens = page.getByRole('button', { name: opener }).first();
    await opens.press('Enter');
    const dialog = page.getByRole(role);
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const isInside = await dialog.evaluate((element) => element.contains(document.activeElement));
      expect(isInside, `${key} stays inside`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opens).toBeFocused();
  });
}

/** Presses a key until the focus has left the page, and looks at each stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const { name, fault } = await page.evaluate(lookAtFocus);
    if (!name) break;
    if (fault) faults.push(`${fault}: ${name}`);
  }
  return { faults, stops };
}

/** Presses Tab until the focus is on what the selector names. */
async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`The Tab key does not reach ${selector}.`);
}
