import { HOST_APP_URL } from '../support/site.ts';
import { expect, test } from '../support/fixtures.ts';

const FOUR_STEPS = [
  /A booking is confirmed.*greet.*WhatsApp greeting/is,
  /Questions are answered.*Dove possiamo parcheggiare\?/is,
  /Smart escalation.*Reply yes or no, or add keywords/is,
  /PMS is updated.*booking note.*Baby bed: yes/is,
];

/** The seven blocks of the specification, in its order: what each says, and what its illustration shows. */
const BLOCKS: { id: string; says: RegExp; shows: RegExp[] }[] = [
  {
    id: 'pms-connection',
    says: /two-way sync/i,
    shows: [/From your PMS/, /Bookings/, /Back to your PMS/, /Booking notes/],
  },
  {
    id: 'knowledge-base',
    says: /knowledge base builder.*score analyzer/i,
    shows: [/75\s*of 100/, /Bins 40/, /Which day\?/],
  },
  {
    id: 'opening-message',
    says: /WhatsApp.*template/i,
    shows: [/Giulia\s*first name/, /Chalet Arve\s*house/],
  },
  {
    id: 'answers',
    says: /GPT model writes every reply in the guest’s language.*chat history/i,
    shows: [/Komt u met de auto\?/, /Ja/, /Dan is plek 12 voor u/],
  },
  {
    id: 'host-check-in',
    says: /your contact details, or the promise that the team is asked/i,
    shows: [
      /Anna, your host, answers at/,
      /I am asking the team and will come back/,
      /yes, garage/,
    ],
  },
  {
    id: 'chat-summaries',
    says: /summed up.*insights/i,
    shows: [/Baby bed: your yes at 06:30/, /11 guests asked which day/],
  },
  {
    id: 'booking-notes',
    says: /booking note of your PMS/i,
    shows: [/06:30\s*Baby bed: yes, confirmed to the guest/],
  },
];

const LEGAL = [
  { path: '/privacy', parts: ['Introduction', 'Collection', 'Use', 'Contact'] },
  {
    path: '/terms',
    parts: ['Agreement', 'Use license', 'Subscription and payment', 'Disclaimer', 'Limitations'],
  },
  { path: '/cookies', parts: ['Necessary', 'Analytics', 'Marketing'] },
];

test('the AI co-host page explains four steps and the dashboard, and opens the app in a new tab', async ({
  page,
  context,
}) => {
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
  await test.step('the dashboard', async () => {
    const dashboard = page.getByRole('region', { name: /By breakfast/ });
    await expect(dashboard.getByRole('heading', { level: 3 })).toContainText([
      'Overview',
      'Real-time conversation tracking',
      'A simulator for testing',
      'A mobile web app',
    ]);
    await expect(dashboard.getByText('Sample', { exact: true })).toHaveCount(2);
    await expect(dashboard).toContainText(/Response time.*Guest satisfaction/s);
    await expect(dashboard).toContainText('Common questions');
  });
  await test.step('the sums of the overview are those of its chart', async () => {
    const chart = page.getByRole('img', { name: /^Messages by hour/ });
    const label = (await chart.getAttribute('aria-label')) ?? '';
    const hours = label.replace(/^.*: /, '').split(', ').map(Number);
    expect(hours).toHaveLength(24);
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    const night = sum([...hours.slice(22), ...hours.slice(0, 6)]);
    await expect(page.getByRole('article').filter({ hasText: 'Overview' })).toContainText(
      new RegExp(`${sum(hours)}\\s*messages, ${night} between 22:00 and 06:00`),
    );
  });
  await test.step('the hero button', async () => {
    const start = page.getByRole('link', { name: 'Start Today (opens in a new tab)' });
    await expect(start).toHaveAttribute('rel', /noopener/);
    await expect(start).toHaveAttribute('data-conversion', 'cta_start_today');
    const opened = context.waitForEvent('page');
    await start.click();
    await (await opened).waitForURL(`${HOST_APP_URL}/`);
  });
});

test('the features page has seven blocks in their order, and its contents lead to them', async ({
  page,
}) => {
  await page.goto('/features');
  await test.step('the blocks and their illustrations', async () => {
    const sections = page.locator('main > section[id]');
    const ids = await sections.evaluateAll((list) => list.map(({ id }) => id));
    expect(ids).toEqual(BLOCKS.map(({ id }) => id));
    for (const { id, says, shows } of BLOCKS) {
      const block = page.locator(`#${id}`);
      await expect(block.locator('div:has(> h2)').first(), id).toContainText(says);
      for (const text of shows) await expect(block, id).toContainText(text);
    }
  });
  await test.step('the score is the mean of the topics', async () => {
    const topics = await page.locator('#knowledge-base ol li b').allInnerTexts();
    const scores = topics.map((text) => Number(/\d+$/.exec(text)?.[0]));
    expect(scores).toHaveLength(6);
    const mean = Math.round(scores.reduce((total, score) => total + score, 0) / scores.length);
    await expect(page.locator('#knowledge-base')).toContainText(`${mean}of 100`);
  });
  await test.step('the drawing of the chat has as many messages as it says', async () => {
    const chat = page.getByRole('img', { name: 'The whole chat: 23 messages' });
    await expect(chat.locator('rect')).toHaveCount(23);
  });
  await test.step('the contents, by keyboard', async () => {
    const contents = page.getByRole('navigation', { name: 'The seven, by the hour' });
    await expect(contents.getByRole('link')).toHaveCount(7);
    await contents.getByRole('link', { name: /Host check-in/ }).press('Enter');
    await expect(page).toHaveURL(/#host-check-in$/);
    await expect(page.locator('#host-check-in').getByRole('heading').first()).toBeInViewport();
  });
});

test('the product page is a stack of sections, from the four steps to the price', async ({
  page,
}) => {
  await page.goto('/product');
  await expect(page.getByRole('region', { name: /^Four steps/ }).locator('ol > li')).toContainText(
    FOUR_STEPS,
  );
  await expect(page.locator('#pricing').getByText('15.83', { exact: true })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(links).toHaveCount(4);
  for (const link of await links.all())
    await expect(page.locator((await link.getAttribute('href')) ?? 'none')).toHaveCount(1);
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

test('the about page tells mission, story, values and team, with three founders', async ({
  page,
}) => {
  await page.goto('/about');
  const part = (text: string) =>
    page.getByRole('main').getByRole('region').filter({ hasText: text });
  await expect(part('Mission').first()).toBeVisible();
  const story = page.getByRole('main').getByRole('region', { name: /^The easy questions/ });
  await expect(story).toContainText('Story');
  await expect(story.getByRole('listitem').first()).toContainText('2023');
  await expect(story).toContainText('Switzerland');
  const values = page.getByRole('main').getByRole('region', { name: /^Four rules/ });
  await expect(values).toContainText('Values');
  await expect(values.getByRole('listitem')).toHaveCount(4);

  const founders = page
    .getByRole('region', { name: /^Three founders/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) });
  await expect(founders).toHaveCount(3);
  for (const founder of await founders.all()) {
    const name = await founder.getByRole('heading').innerText();
    const initials = Array.from(name.split(' '), ([letter]) => letter).join('');
    await expect(founder.getByText(initials, { exact: true })).toBeVisible();
    await expect(founder.getByText('Sample', { exact: true })).toBeVisible();
  }
});

for (const { path, parts } of LEGAL) {
  test(`${path} has its sections, and its contents lead to them`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const name of parts)
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const titles = await main.getByRole('heading', { level: 2 }).allInnerTexts();
    const labels = await links.allInnerTexts();
    expect(labels.map((text) => text.replace(/^\d+\s*/, ''))).toEqual(titles);
    const href = await links.last().getAttribute('href');
    await links.last().click();
    await expect(page.locator(href ?? 'none')).toBeInViewport();
  });
}

test('the privacy policy names a Swiss controller and shows the reader’s date', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-03-09T12:00:00Z');
  await page.goto('/privacy');
  const main = page.getByRole('main');
  await expect(main).toContainText('The data controller');
  await expect(main).toContainText('Nightdesk, a company in Switzerland');
  await expect(main.getByText('Last Updated: 9 March 2031')).toBeVisible();
});

test('the first answer of the privacy policy has the date of the day', async ({ request }) => {
  const today = new Date().toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Zurich',
  });
  const html = await (await request.get('/privacy')).text();
  expect(html.replace(/<!--.*?-->|<[^>]*>/g, '')).toContain(`Last Updated: ${today}`);
});

test('the terms say that each billing cycle is charged automatically', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('main')).toContainText(
    'charged automatically at the start of each billing cycle',
  );
});

test('the cookie policy points to the consent banner and opens it', async ({ page }) => {
  await page.goto('/cookies');
  const main = page.getByRole('main');
  await expect(main).toContainText('consent banner');
  await expect(main.getByRole('table')).toContainText('cookieConsent');
  await main.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('region', { name: 'May we set cookies?' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [
    '/about',
    '/privacy',
    '/terms',
    '/cookies',
    '/product',
    '/features',
    '/ai-cohost',
  ]) {
    test(`${path} hides nothing that a script would reveal`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const sections = page.locator('main section');
      expect(await sections.count()).toBeGreaterThan(0);
      for (const section of await sections.all()) await expect(section).toBeVisible();
      for (const part of await page.locator('[data-reveal]').all())
        await expect(part).toHaveCSS('opacity', '1');
    });
  }
});
