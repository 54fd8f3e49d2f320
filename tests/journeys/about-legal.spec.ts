import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/fixtures.ts';

const PAGES = [
  {
    path: '/about',
    title: 'About us - Nightdesk',
    h1: 'At two in the morning, one window is lit.',
  },
  { path: '/privacy', title: 'Privacy policy - Nightdesk', h1: 'Privacy policy' },
  { path: '/terms', title: 'Terms of service - Nightdesk', h1: 'Terms of service' },
  { path: '/cookies', title: 'Cookie policy - Nightdesk', h1: 'Cookie policy' },
];

for (const { path, title, h1 } of PAGES) {
  test(`${path} has its head, one main heading, headings in order, and is sound at every width`, async ({
    page,
  }) => {
    test.slow();
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      await page.evaluate(() => document.fonts.ready);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    }
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([h1]);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThanOrEqual(50);
    expect(description?.length).toBeLessThanOrEqual(160);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );

    const levels = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    levels.forEach((level, index) =>
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1),
    );
  });

  test(`${path} reads whole without JavaScript and at twice the text size`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto(`${baseURL}${path}`);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
    const hidden = await page
      .locator('main :is(h2, h3, p, li)')
      .evaluateAll(
        (texts) => texts.filter((text) => !text.checkVisibility({ opacityProperty: true })).length,
      );
    expect(hidden).toBe(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await context.close();
  });
}

test('the about page tells mission, story, values and team', async ({ page }) => {
  await page.goto('/about');
  const part = (name: string) => page.getByRole('main').getByRole('region', { name });
  const mission = part('Hosts sleep. Guests get an answer anyway.');
  await expect(mission).toContainText('Mission');
  const story = part('The easy questions were not the hard part.');
  await expect(story).toContainText('Story');
  await expect(story.getByRole('listitem').first()).toContainText('2023');
  await expect(story).toContainText('We started in Switzerland.');
  const values = part('Four rules hang behind the desk.');
  await expect(values).toContainText('Values');
  await expect(values.getByRole('listitem')).toHaveCount(4);
  await expect(part('Three founders, and they still read')).toContainText('We are a small team.');
});

test('three founders stand there with initials for a face, each marked as a sample', async ({
  page,
}) => {
  await page.goto('/about');
  const founders = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) });
  await expect(founders).toHaveCount(3);
  for (const founder of await founders.all()) {
    const name = await founder.getByRole('heading').innerText();
    const initials = name
      .split(' ')
      .map((word) => word[0])
      .join('');
    await expect(founder.getByText(initials, { exact: true })).toBeVisible();
    await expect(founder.getByText('Sample', { exact: true })).toBeVisible();
  }
});

test('the privacy policy names a Swiss controller, has its sections and today’s date', async ({
  page,
}) => {
  await page.goto('/privacy');
  const main = page.getByRole('main');
  for (const name of ['Introduction', 'Collection', 'Use', 'Contact']) {
    await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  await expect(main).toContainText('The data controller');
  await expect(main).toContainText('Nightdesk, a company in Switzerland');
  const today = new Date().toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Zurich',
  });
  await expect(main.getByText(`Last Updated: ${today}`)).toBeVisible();
});

test('the privacy page shows the date of the reader’s day, though it was made on another', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-03-09T12:00:00Z');
  await page.goto('/privacy');
  await expect(page.getByRole('main').getByText('Last Updated: 9 March 2031')).toBeVisible();
});

test('the terms cover agreement, license, payment, disclaimer and limitations', async ({
  page,
}) => {
  await page.goto('/terms');
  const main = page.getByRole('main');
  for (const name of [
    'Agreement',
    'Use license',
    'Subscription and payment',
    'Disclaimer',
    'Limitations',
  ]) {
    await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  await expect(main).toContainText('charged automatically at the start of each billing cycle');
});

test('the cookie policy explains the three groups and opens the settings', async ({ page }) => {
  await page.goto('/cookies');
  const main = page.getByRole('main');
  for (const name of ['Necessary', 'Analytics', 'Marketing']) {
    await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  await expect(main).toContainText('consent banner');
  await expect(main.getByRole('table')).toContainText('cookieConsent');
  await main.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('region', { name: 'May we set cookies?' })).toBeFocused();
});

for (const { path } of PAGES.slice(1)) {
  test(`the contents of ${path} lead to every section`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect((await links.allInnerTexts()).map((text) => text.replace(/^\d+\s*/, ''))).toEqual(
      titles,
    );
    const href = await links.last().getAttribute('href');
    await links.last().click();
    await expect(page.locator(href ?? '')).toBeInViewport();
  });
}

test('every link of these pages inside the site names a page of the specification', async ({
  page,
}) => {
  const known = [
    '/',
    '/privacy',
    '/terms',
    '/cookies',
    '/pre-launch',
    '/contact',
    '/careers',
    '/integrations',
  ];
  for (const { path } of PAGES) {
    await page.goto(path);
    const hrefs = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    for (const href of hrefs) expect(known).toContain(href);
  }
});
