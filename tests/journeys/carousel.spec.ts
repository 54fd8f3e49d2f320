import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** The carousel's specified rhythm. */
const ADVANCE_AFTER_MS = 8000;

test.describe('the hosts’ carousel', () => {
  test('goes on to the next of four quotes every 8 seconds, in a loop, without a word', async ({
    page,
  }) => {
    const carousel = await openCarousel(page);
    await expect(carousel.getByRole('listitem')).toHaveCount(4);
    await expect(carousel.getByText('Invented', { exact: true })).toHaveCount(4);
    await expectCurrent(page, 1);
    for (const next of [2, 3, 4, 1]) {
      await page.clock.runFor(ADVANCE_AFTER_MS - 1000);
      await expectCurrent(page, next === 1 ? 4 : next - 1);
      await watchRest(carousel);
      await page.clock.runFor(1000);
      await expectCurrent(page, next);
      // A row that is sent off again before it has come to rest counts as moved by the reader.
      await page.evaluate(() => Reflect.get(window, 'atRest') as Promise<void>);
      await expect(carousel.getByRole('listitem').nth(next - 1)).toBeInViewport({ ratio: 0.95 });
    }
    await expect(carousel.getByRole('status')).toBeEmpty();
  });

  test('stands still while it is pointed at or holds the focus, and goes on afterwards', async ({
    page,
  }) => {
    const carousel = await openCarousel(page);
    await carousel.locator('blockquote').first().hover();
    await page.clock.runFor(2 * ADVANCE_AFTER_MS);
    await expectCurrent(page, 1);
    await page.mouse.move(2, 2);
    await carousel.getByRole('link', { name: 'Show quote 3 of 4' }).focus();
    await page.clock.runFor(2 * ADVANCE_AFTER_MS);
    await expectCurrent(page, 1);
    await carousel.getByRole('link', { name: 'Show quote 3 of 4' }).blur();
    await page.clock.runFor(ADVANCE_AFTER_MS);
    await expectCurrent(page, 2);
  });

  test('is passed by keyboard in order, can be paused and started again', async ({ page }) => {
    const carousel = await openCarousel(page);
    await carousel.getByRole('list').focus();
    for (const number of [1, 2, 3, 4]) {
      await page.keyboard.press('Tab');
      await expect(carousel.getByRole('link', { name: `Show quote ${number} of 4` })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button', { name: 'Pause' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeFocused();
    await carousel.getByRole('button', { name: 'Play' }).blur();
    await page.clock.runFor(2 * ADVANCE_AFTER_MS);
    await expectCurrent(page, 1);
    await carousel.getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(ADVANCE_AFTER_MS);
    await expectCurrent(page, 2);
  });

  test('shows the quote the reader chooses, announces it, and stays there', async ({ page }) => {
    const carousel = await openCarousel(page);
    await carousel.getByRole('link', { name: 'Show quote 3 of 4' }).press('Enter');
    await expectCurrent(page, 3);
    await expect(carousel.getByRole('status')).toContainText('My cleaner sees the booking note');
    await expect(carousel.getByRole('listitem').nth(2)).toBeInViewport({ ratio: 0.9 });
    await carousel.getByRole('link', { name: 'Show quote 3 of 4' }).blur();
    await page.clock.runFor(2 * ADVANCE_AFTER_MS);
    await expectCurrent(page, 3);
  });

  test('follows a swipe', async ({ page }) => {
    const carousel = await openCarousel(page);
    await carousel.getByRole('list').evaluate((row) => row.scrollTo({ left: row.clientWidth }));
    await expectCurrent(page, 2);
    await expect(carousel.getByRole('status')).toHaveText(
      /^The assistant asks me before it promises/,
    );
    await page.clock.runFor(2 * ADVANCE_AFTER_MS);
    await expectCurrent(page, 2);
  });

  test('does not move by itself where less motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await openCarousel(page);
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.clock.runFor(2 * ADVANCE_AFTER_MS);
    await expectCurrent(page, 1);
  });
});

/** Opens the home page with a fake clock, at the carousel. */
async function openCarousel(page: Page) {
  await page.clock.install();
  await page.goto('/');
  // A section that is laid out meanwhile would stop a row that is still scrolling.
  const carousel = page.getByRole('group', { name: 'What hosts say' });
  // Pointing at it and away again starts the eight seconds again, on a clock that then stands still.
  await carousel.locator('blockquote').first().hover();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
  await page.mouse.move(2, 2);
  // Pointing may have left the row at the edge of the window.
  await carousel
    .getByRole('list')
    .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return carousel;
}

/** Puts a promise on the window, `atRest`, that the end of the row's next movement fulfils. */
async function watchRest(carousel: Locator): Promise<void> {
  await carousel.getByRole('list').evaluate((row) => {
    const atRest = new Promise((done) => row.addEventListener('scrollend', done, { once: true }));
    Object.assign(window, { atRest: atRest.then(() => undefined) });
  });
}

async function expectCurrent(page: Page, number: number) {
  const current = page.getByRole('link', { name: `Show quote ${number} of 4` });
  await expect(current).toHaveAttribute('aria-current', 'true');
}
