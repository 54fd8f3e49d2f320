import { expect, test } from '../support/fixtures.ts';

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
  await expect(glance).toContainText('saves you 5+ hours weekly');
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
