import { SYSTEMS } from '../support/pages.ts';
import { HOST_APP_URL } from '../support/site.ts';
import { isSameDocument, markDocument } from '../support/slow-scripts.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const PRICING_FEATURES = [
  'Two-way sync with your platform',
  'Advanced knowledge base',
  'Online simulator',
  'Unlimited chats per guest',
  'Valuable guest insights',
  'Onboarding support',
];
const FREE = [/free for as long as you like/i, /no credit card/i];
const BENEFITS = [
  'Fewer repetitive questions',
  'Responding to guest requests',
  'Improves over time',
];

test('the page has its sections, each with its items @core', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const part = (name: string) => page.getByRole('region', { name });
  await test.step('sections in the order of the night', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/24\/7 AI reception/);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      /^The bell rings less/,
      /^Guests notice/,
      /^Eight pigeonholes/,
      /^The night, line by line/,
      /^What hosts say/,
      /^Try it before/,
      /^One key, one price/,
      /^Ask the desk/,
      /^Connected to your bookings/,
      /^The night is done/,
    ]);
    const times = await main.locator('p > span:only-child > time').allTextContents();
    expect(times).toHaveLength(8);
    expect(times).toEqual(times.toSorted());
  });
  await test.step('three guests, each marked as a sample', async () => {
    const cards = part('Guests notice').locator('figure');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      await expect(card.getByText('Invented', { exact: true })).toBeVisible();
      await expect(card.getByText(/^[1-5] of 5$/)).toBeVisible();
      await expect(card.locator('blockquote')).not.toBeEmpty();
    }
  });
  await test.step('the ledger counts its lines', async () => {
    const ledger = part('The night, line by line.');
    const answered = await ledger.getByText('Answered', { exact: true }).count();
    const waiting = await ledger.getByText('Waits for you', { exact: true }).count();
    expect([answered, waiting]).toEqual([7, 3]);
    await expect(ledger.getByRole('listitem')).toHaveCount(answered + waiting);
    await expect(ledger).toContainText('Seven have their answer. Three wait');
  });
  await test.step('booking systems, as stored', async () => {
    const systems = part('Connected to your bookings');
    await expect(systems.getByRole('listitem')).toHaveText(
      SYSTEMS.map((name, index) => `${name} ${index === 0 ? 'Connected' : 'Coming soon'}`),
    );
    await expect(systems.getByRole('link')).toHaveAttribute('href', '/integrations');
  });
  await test.step('the first seven questions', async () => {
    await expect(part('Ask the desk').locator('details')).toHaveCount(7);
  });
  await test.step('the benefits, and the prices with their call to action', async () => {
    for (const title of BENEFITS)
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const pricing = page.locator('#pricing');
    for (const said of [...PRICING_FEATURES, /Billed annually at 190 EUR/, /20\s%/, ...FREE])
      await expect(pricing).toContainText(said);
    const start = pricing.getByRole('link', { name: 'Start Today' });
    await expect(start).toHaveAttribute('href', '/app/auth/register');
  });
});

test('the hero button opens the hosts’ application in a new tab', async ({ page, context }) => {
  await page.goto('/');
  const start = page.getByRole('link', { name: 'Start Today' }).first();
  await expect(start).toHaveAccessibleName('Start Today (opens in a new tab)');
  await expect(start).toHaveAttribute('rel', /noopener/);
  await expect(start).toHaveAttribute('data-conversion', 'cta_start_today');
  const opened = context.waitForEvent('page');
  await start.click();
  await (await opened).waitForURL(`${HOST_APP_URL}/`);
});

test('the hero’s examples and the billing period are chosen by keyboard', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: /Baby bed/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Wifi/ })).toBeChecked();
  await expect(
    page.getByText('Das WLAN-Passwort steht nicht auf dem Router').first(),
  ).toBeVisible();

  const pricing = page.locator('#pricing');
  await pricing.getByRole('radio', { name: /Yearly/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(pricing.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(pricing.getByText('19.90', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(page.locator(':focus').and(page.getByRole('radio'))).toHaveCount(0);
});

test('a section is revealed once a tenth of it is in view', async ({ page }) => {
  await page.goto('/');
  const block = page.locator('[data-reveal]', { hasText: 'Eight pigeonholes' });
  await expect(block).toHaveCSS('opacity', '0');
  /** Puts the given share of the block into the window, from below. */
  const show = (share: number) =>
    block.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      const below = top + window.scrollY - window.innerHeight + height * part;
      window.scrollTo({ top: below, behavior: 'instant' });
      // Two frames: what has come into view has been noticed.
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, share);
  await show(0.05);
  await expect(block).toHaveCSS('opacity', '0');
  await show(0.12);
  await expect(block).toHaveCSS('opacity', '1');
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

test('a page that was left is found as it was, and links inside it load no document', async ({
  page,
}) => {
  await page.goto('/');
  await markDocument(page);
  await page.getByRole('radio', { name: /Wifi/ }).check({ force: true });
  const pricing = page.locator('#pricing').filter({ visible: true });
  await pricing.getByText('Monthly', { exact: true }).click();

  await page.getByRole('link', { name: 'See all integrations' }).click();
  await expect(page).toHaveURL('/integrations');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'The product' }).click();
  await expect(page).toHaveURL('/product');
  await expect(pricing.getByText('15.83', { exact: true }), 'of another page').toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article', { name: /Wifi/ })).toBeVisible();
  await expect(pricing.getByText('19.90', { exact: true })).toBeVisible();
  await expect(pricing.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  expect(await isSameDocument(page)).toBe(true);
});
