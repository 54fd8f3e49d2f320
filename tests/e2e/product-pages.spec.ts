import type { Locator } from '@playwright/test';
import { HOST_APP_URL } from '../setup/site.ts';
import { expect, test } from './fixtures.ts';

const PAGES = [
  { path: '/ai-cohost', title: 'AI co-host for holiday rentals - Nightdesk' },
  { path: '/features', title: 'Features - Nightdesk' },
  { path: '/product', title: 'The product - Nightdesk' },
];

// The seven blocks of the specification, in its order: what each must say, and what its illustration must show.
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

const STEPS = [
  /A booking is confirmed.*greet.*WhatsApp greeting/is,
  /Questions are answered.*Dove possiamo parcheggiare\?/is,
  /Smart escalation.*Reply yes or no, or add keywords/is,
  /PMS is updated.*booking note.*Baby bed: yes/is,
];

for (const { path, title } of PAGES) {
  test(`${path} is prerendered, with a head of its own and headings in order`, async ({
    page,
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['set-cookie']).toBeUndefined();
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThanOrEqual(50);
    expect(description?.length).toBeLessThanOrEqual(160);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
    }
  });
}

test('the hero button of the AI co-host page opens the app in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/ai-cohost');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You put out the light. The desk stays on.',
  );
  const start = page.getByRole('link', { name: 'Start Today (opens in a new tab)' });
  await expect(start).toHaveAttribute('rel', /noopener/);
  await expect(start).toHaveAttribute('data-conversion', 'cta_start_today');
  const opened = context.waitForEvent('page');
  await start.click();
  const app = await opened;
  await app.waitForURL(`${HOST_APP_URL}/`);
});

for (const path of ['/ai-cohost', '/product']) {
  test(`${path} explains how it works in four steps`, async ({ page }) => {
    await page.goto(path);
    await expectSteps(
      page.getByRole('region', { name: 'Four steps, and only one of them is yours.' }),
    );
  });
}

test('the host’s words become sentences for the guest', async ({ page }) => {
  await page.goto('/ai-cohost');
  const replies = page.getByRole('table');
  for (const [word, sentence] of [
    ['yes', 'The baby bed will be ready when you arrive.'],
    ['no', 'Unfortunately there is no baby bed in this house.'],
    ['yes, no sheets', 'There is a baby bed. Its sheets, though, need to come from home.'],
  ] as const) {
    const row = replies
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: word, exact: true }) });
    await expect(row).toContainText(sentence);
  }
});

test('the dashboard shows overview, tracking, simulator and mobile web app, as samples', async ({
  page,
}) => {
  await page.goto('/ai-cohost');
  const dashboard = page.getByRole('region', { name: /By breakfast/ });
  for (const name of [
    'Overview',
    'Real-time conversation tracking',
    'A simulator for testing',
    'A mobile web app',
  ]) {
    await expect(dashboard.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }
  await expect(dashboard.getByText('Sample', { exact: true })).toHaveCount(2);
  await expect(dashboard).toContainText(/Response time.*Guest satisfaction/s);
  await expect(dashboard).toContainText('Common questions');
  const conversations = dashboard.getByRole('list', { name: /as they stand/ });
  await expect(conversations.getByRole('listitem')).toHaveCount(4);
  await expect(conversations).toContainText('Daan is writing');
});

test('the sums of the overview are those of its chart', async ({ page }) => {
  await page.goto('/ai-cohost');
  const label = await page
    .getByRole('img', { name: /^Messages by hour/ })
    .getAttribute('aria-label');
  const hours = (label ?? '').replace(/^.*: /, '').split(', ').map(Number);
  expect(hours).toHaveLength(24);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const night = sum([...hours.slice(22), ...hours.slice(0, 6)]);
  await expect(page.getByRole('article').filter({ hasText: 'Overview' })).toContainText(
    new RegExp(`${sum(hours)}\\s*messages, ${night} between 22:00 and 06:00`),
  );
});

test('the features page has the seven blocks in their order, each with its illustration', async ({
  page,
}) => {
  await page.goto('/features');
  const ids = await page
    .locator('main [data-area] > section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(BLOCKS.map(({ id }) => id));
  for (const { id, says, shows } of BLOCKS) {
    const block = page.locator(`#${id}`);
    await expect(block.locator('div:has(> h2)').first(), id).toContainText(says);
    for (const text of shows) await expect(block, id).toContainText(text);
  }
});

test('the contents of the features page lead to the blocks, also by keyboard', async ({ page }) => {
  await page.goto('/features');
  const contents = page.getByRole('navigation', { name: 'The seven, by the hour' });
  await expect(contents.getByRole('link')).toHaveCount(7);
  await contents.getByRole('link', { name: /Host check-in/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#host-check-in$/);
  await expect(
    page.getByRole('heading', { name: 'When it does not know, it says so.' }),
  ).toBeInViewport();
});

test('the score is the mean of the six topics, and the summary stands for 23 messages', async ({
  page,
}) => {
  await page.goto('/features');
  const topics = await page.locator('#knowledge-base ol li b').allInnerTexts();
  const scores = topics.map((text) => Number(/\d+$/.exec(text)?.[0]));
  expect(scores).toHaveLength(6);
  const mean = Math.round(scores.reduce((total, score) => total + score, 0) / scores.length);
  await expect(page.locator('#knowledge-base')).toContainText(`${mean}of 100`);
  const chat = page.getByRole('img', { name: 'The whole chat: 23 messages' });
  await expect(chat.locator('rect')).toHaveCount(23);
  await expect(page.locator('#chat-summaries dl dd')).toHaveCount(4);
});

test('the product page is a stack of sections, from how it works to the price', async ({
  page,
}) => {
  await page.goto('/product');
  await expect(page.locator('#pricing').getByText('15.83', { exact: true })).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const link of await contents.getByRole('link').all()) {
    const target = await link.getAttribute('href');
    await expect(page.locator(target ?? '')).toHaveCount(1);
  }
  await expect(contents.getByRole('link')).toHaveCount(4);
});

for (const { path } of PAGES) {
  test(`${path} ends with a call to action that leads to the sign-up of the app`, async ({
    page,
  }) => {
    await page.goto(path);
    const end = page.locator('main [data-area] > section').last();
    const start = end.getByRole('link', { name: 'Start Today' });
    await expect(start).toHaveAttribute('href', '/app/auth/register');
    await expect(start).toHaveAttribute('data-conversion', 'cta_start_today');
    await expect(end).toContainText(/free for as long as you like/);
    await expect(
      end.getByRole('img', { name: 'Do not disturb The desk is staffed.' }),
    ).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of PAGES) {
    test(`everything on ${path} stands there`, async ({ page }) => {
      await page.goto(path);
      const hidden = await page
        .locator('[data-reveal]')
        .evaluateAll(
          (parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length,
        );
      expect(hidden).toBe(0);
      await expect(page.locator('main [data-area] > section').last()).toBeVisible();
    });
  }
});

async function expectSteps(section: Locator) {
  const steps = section.locator('ol > li');
  await expect(steps).toHaveCount(4);
  for (const [index, text] of STEPS.entries()) {
    await expect(steps.nth(index)).toContainText(text);
  }
}
