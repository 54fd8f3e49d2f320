import { HOST_APP_URL } from '../support/site.ts';
import { expect, test } from '../support/fixtures.ts';

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
