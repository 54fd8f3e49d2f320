import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The carousel's specified rhythm. */
const ADVANCE_AFTER_MS = 8000;

const BENEFITS = [
  'Fewer repetitive questions',
  'Responding to guest requests',
  'Improves over time',
];

const FEATURES = [
  'Smart escalation',
  'At home on WhatsApp',
  'An analytics dashboard',
  'Awake 24/7',
  'The guest’s own language',
  'Notes in your PMS',
  'Guided onboarding',
  'A response simulator',
];

const PROVIDERS = ['Smoobu', 'Airbnb', 'Booking.com', 'Vrbo', 'Guesty', 'Hostaway'];

test('the sections follow the hours of the night', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.locator('p > span:only-child > time')).toHaveText([
    '02:14',
    '02:41',
    '03:40',
    '04:55',
    '05:48',
    '06:10',
    '06:20',
    '06:30',
  ]);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    /^The bell rings less/,
    /^Guests notice/,
    /^Eight pigeonholes/,
    /^The night, line by line/,
    /^What hosts say/,
    /^One key, one price/,
    /^Ask the desk/,
    /^Connected to your bookings/,
    /^The night is done/,
  ]);
});

test('the glance names three benefits', async ({ page }) => {
  await page.goto('/');
  const glance = page.getByRole('region', { name: 'The bell rings less' });
  await expect(glance.getByRole('heading', { level: 3 })).toHaveText(BENEFITS);
});

test('three guests’ cards lie on the desk, each marked as a sample', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Guests notice' }).locator('figure');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card.getByText('Sample', { exact: true })).toBeVisible();
    await expect(card.getByText(/^[1-5] of 5$/)).toBeVisible();
    await expect(card.locator('blockquote')).not.toBeEmpty();
  }
});

test('the feature grid has eight items', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveText(FEATURES);
});

test('on phones the features are one row that the keyboard can scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  const row = page.getByRole('group', { name: 'The eight pigeonholes' });
  await row.focus();
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.focus();
  await expect(row, 'nothing to scroll, so no stop on the way').not.toBeFocused();
});

test('the ledger of the night sums up its ten lines', async ({ page }) => {
  await page.goto('/');
  const ledger = page.getByRole('region', { name: 'The night, line by line.' });
  await expect(ledger.getByRole('listitem')).toHaveCount(10);
  await expect(ledger.getByText('Answered', { exact: true })).toHaveCount(7);
  await expect(ledger.getByText('Waits for you', { exact: true })).toHaveCount(3);
  await expect(ledger).toContainText('Seven have their answer. Three wait for one word from you.');
});

test('six booking systems hang on the string, and one of them is connected', async ({ page }) => {
  await page.goto('/');
  const systems = page.getByRole('region', { name: 'Connected to your bookings' });
  await expect(systems.getByRole('listitem')).toHaveText(
    PROVIDERS.map((name, index) => `${name} ${index === 0 ? 'Connected today' : 'Coming soon'}`),
  );
  await expect(systems.getByRole('link')).toHaveAttribute('href', '/integrations');
});

test('a section is revealed once a tenth of it is in view', async ({ page }) => {
  await page.goto('/');
  const block = page.locator('[data-reveal]', { hasText: 'Eight pigeonholes' });
  await expect(block).toHaveAttribute('data-reveal', 'waiting');
  await expect(block).toHaveCSS('opacity', '0');
  await block.scrollIntoViewIfNeeded();
  await expect(block).toHaveAttribute('data-reveal', 'shown');
  await expect(block).toHaveCSS('opacity', '1');
});

test.describe('the hosts’ carousel', () => {
  test('goes on to the next of four quotes every 8 seconds, in a loop, without a word', async ({
    page,
  }) => {
    const carousel = await openCarousel(page);
    await expect(carousel.getByRole('listitem')).toHaveCount(4);
    await expect(carousel.getByText('Sample', { exact: true })).toHaveCount(4);
    await expectCurrent(page, 1);
    for (const next of [2, 3, 4, 1]) {
      await page.clock.runFor(ADVANCE_AFTER_MS - 1000);
      await expectCurrent(page, next === 1 ? 4 : next - 1);
      await page.clock.runFor(1000);
      await expectCurrent(page, next);
      await expect(carousel.getByRole('listitem').nth(next - 1)).toBeInViewport({ ratio: 0.95 });
    }
    await expect(carousel.getByRole('status')).toBeEmpty();
  });

  test('stands still while it is pointed at, and goes on afterwards', async ({ page }) => {
    const carousel = await openCarousel(page);
    await carousel.locator('blockquote').first().hover();
    await page.clock.runFor(2 * ADVANCE_AFTER_MS);
    await expectCurrent(page, 1);
    await page.mouse.move(2, 2);
    await page.clock.runFor(ADVANCE_AFTER_MS);
    await expectCurrent(page, 2);
  });

  test('stands still while it holds the focus', async ({ page }) => {
    const carousel = await openCarousel(page);
    await carousel.getByRole('link', { name: 'Show quote 3 of 4' }).focus();
    await page.clock.runFor(2 * ADVANCE_AFTER_MS);
    await expectCurrent(page, 1);
  });

  test('can be paused and started again', async ({ page }) => {
    const carousel = await openCarousel(page);
    await carousel.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(2, 2);
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
    await expect(carousel.getByRole('status')).toHaveText(/^It asks me before it promises/);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is visible, and the quotes can be reached one by one', async ({ page }) => {
    await page.goto('/');
    for (const title of BENEFITS)
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const carousel = page.getByRole('group', { name: 'What hosts say' });
    await expect(carousel.getByRole('button')).toBeHidden();
    await carousel.getByRole('link', { name: 'Show quote 4 of 4' }).click();
    await expect(carousel.getByRole('listitem').nth(3)).toBeInViewport({ ratio: 0.9 });
  });
});

/** Opens the home page with a clock of its own, at the carousel. */
async function openCarousel(page: Page) {
  await page.clock.install();
  await page.goto('/');
  const carousel = page.getByRole('group', { name: 'What hosts say' });
  // Pointing at it and away again starts the eight seconds anew, on a clock that then stands still.
  await carousel.locator('blockquote').first().hover();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
  await page.mouse.move(2, 2);
  return carousel;
}

async function expectCurrent(page: Page, number: number) {
  const current = page.getByRole('link', { name: `Show quote ${number} of 4` });
  await expect(current).toHaveAttribute('aria-current', 'true', { timeout: 3000 });
}
