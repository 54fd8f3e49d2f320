import { openWithQuestion } from '../support/visit.ts';
import { button, sheet, toggle } from '../support/consent.ts';
import { expect, FIRST_VISIT, test } from '../support/fixtures.ts';

test('the first stop leads past the header to the content @core', async ({ page }) => {
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
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  const place = () => page.evaluate(() => window.scrollY);
  await expect.poll(place).toBe(600);
  await page.getByRole('banner').getByRole('link', { name: 'Help & FAQ' }).focus();
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeFocused();
  // Without smooth scrolling, a jump is done within a frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
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
