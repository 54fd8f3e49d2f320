import { expect, test } from '../support/fixtures.ts';

const FOUR_STEPS = [
  /A booking is confirmed.*greet.*WhatsApp greeting/is,
  /Questions are answered.*Dove possiamo parcheggiare\?/is,
  /Smart escalation.*Reply yes or no, or add keywords/is,
  /PMS is updated.*booking note.*Baby bed: yes/is,
];

/** The seven blocks of the features page, in their order. */
const BLOCKS = [
  'pms-connection',
  'knowledge-base',
  'opening-message',
  'answers',
  'host-check-in',
  'chat-summaries',
  'booking-notes',
];

test('the AI co-host page explains four steps and the replies of the host', async ({ page }) => {
  await page.goto('/ai-cohost');
  await test.step('four steps', async () => {
    await expect(
      page.getByRole('region', { name: /^Four steps/ }).locator('ol > li'),
    ).toContainText(FOUR_STEPS);
  });
  await test.step('the host replies yes, no or with keywords', async () => {
    const words = page.getByRole('table').getByRole('rowheader');
    await expect(words).toContainText(['yes', 'no', 'yes, no sheets']);
    for (const row of await page.getByRole('table').getByRole('row').all())
      await expect(row.getByRole('cell')).not.toContainText([/^\s*$/]);
  });
});

test('the features page has seven blocks in their order, and its contents lead to them', async ({
  page,
}) => {
  await page.goto('/features');
  await test.step('the blocks', async () => {
    const sections = page.locator('main > section[id]');
    expect(await sections.evaluateAll((list) => list.map(({ id }) => id))).toEqual(BLOCKS);
  });
  await test.step('the contents, by keyboard', async () => {
    const contents = page.getByRole('navigation', { name: 'The seven, by the hour' });
    await expect(contents.getByRole('link')).toHaveCount(7);
    await contents.getByRole('link', { name: /Host check-in/ }).press('Enter');
    await expect(page).toHaveURL(/#host-check-in$/);
    await expect(page.locator('#host-check-in').getByRole('heading').first()).toBeInViewport();
  });
});

// That the contents of a page lead to its sections is a step of routes/crawl.spec.ts.
test('the product page has four sections in its contents, and the prices', async ({ page }) => {
  await page.goto('/product');
  await expect(page.locator('#pricing').getByText('15.83', { exact: true })).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveCount(4);
});

test('product pages end with a call to action that leads to the sign-up of the app', async ({
  page,
}) => {
  for (const path of ['/ai-cohost', '/features', '/product']) {
    await page.goto(path);
    const end = page.locator('main > section').last();
    const start = end.getByRole('link', { name: 'Start Today' });
    await expect(start, path).toHaveAttribute('href', '/app/auth/register');
    await expect(start, path).toHaveAttribute('data-conversion', 'cta_start_today');
    await expect(end, path).toContainText(/free for as long as you like/);
  }
});

test('the about page presents three founders, each marked as a sample', async ({ page }) => {
  await page.goto('/about');
  const founders = page
    .getByRole('region', { name: /^Three founders/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) });
  await expect(founders).toHaveCount(3);
  for (const founder of await founders.all()) {
    const name = await founder.getByRole('heading').innerText();
    const initials = Array.from(name.split(' '), ([letter]) => letter).join('');
    await expect(founder.getByText(initials, { exact: true })).toBeVisible();
    await expect(founder.getByText('Invented', { exact: true })).toBeVisible();
  }
});

test('the privacy policy names a Swiss controller and shows the reader’s date', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-03-09T12:00:00Z');
  await page.goto('/privacy');
  const main = page.getByRole('main');
  await expect(main).toContainText('The data controller');
  await expect(main).toContainText('Nightdesk, a company in Switzerland');
  await expect(main.getByText('Last Updated: March 9, 2031')).toBeVisible();
});

test('the first answer of the privacy policy has the date of the day', async ({ request }) => {
  const today = new Date().toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'Europe/Zurich',
  });
  const html = await (await request.get('/privacy')).text();
  expect(html.replace(/<!--.*?-->|<[^>]*>/g, '')).toContain(`Last Updated: ${today}`);
});

test('the cookie policy points to the consent banner and opens it', async ({ page }) => {
  await page.goto('/cookies');
  const main = page.getByRole('main');
  await expect(main).toContainText('consent banner');
  await expect(main.getByRole('table')).toContainText('cookieConsent');
  await main.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('region', { name: 'May we set cookies?' })).toBeFocused();
});

test('without JavaScript nothing is hidden that a script would reveal', async ({
  plainPage: page,
}) => {
  for (const path of [
    ...['/about', '/privacy', '/terms', '/cookies'],
    ...['/product', '/features', '/ai-cohost'],
  ]) {
    await page.goto(path);
    const sections = page.locator('main section');
    await expect(sections.first(), path).toBeVisible();
    await expect(sections.filter({ visible: false }), path).toHaveCount(0);
    for (const part of await page.locator('[data-reveal]').all())
      await expect(part, path).toHaveCSS('opacity', '1');
  }
});
