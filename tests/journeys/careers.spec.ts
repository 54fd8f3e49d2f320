import type { Page } from '@playwright/test';
import { rowsOf, serviceClient } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';
const SEEDED = '06dad3a1-1d3b-418e-b4b0-3e98024e7f31';
test('the open positions stand in two columns, the newest first, closed ones not at all', async ({
  page,
}) => {
  const stored = await rowsOf(
    serviceClient()
      .from('job_openings')
      .select('title, department, location, type, is_active')
      .order('created_at', { ascending: false }),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/careers');
  const cards = positions(page).getByRole('listitem');
  const open = stored.filter(({ is_active }) => is_active);
  expect(open.length).toBeGreaterThan(2);
  expect(open.length, 'some are closed').toBeLessThan(stored.length);
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(open.map(({ title }) => title));
  for (const [index, { department, location, type }] of open.entries()) {
    for (const fact of [department, location, type, 'Posted on'])
      await expect(cards.nth(index)).toContainText(fact);
  }
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((index) => cards.nth(index).boundingBox()),
  );
  expect(second!.y).toBe(first!.y);
  expect(second!.x).toBeGreaterThan(first!.x);
  expect(third!.x).toBe(first!.x);
});

test('the preview of a description ends after three lines', async ({ page }) => {
  await page.goto('/careers');
  const preview = positions(page).getByRole('listitem').first().getByText('At 02:14 a guest');
  const [height, line] = await preview.evaluate((element) => [
    element.clientHeight,
    parseFloat(getComputedStyle(element).lineHeight),
  ]);
  expect(Math.round((height ?? 0) / (line ?? 1))).toBe(3);
});

test('the page tells how we work, and leads to the positions and to a mail', async ({ page }) => {
  await page.goto('/careers');
  for (const title of ['Remote-first', 'Collaborative', 'Meaningful impact', 'Flexible hours'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send General Application' })).toHaveAttribute(
    'href',
    'mailto:careers@nightdesk.example?subject=General%20Application',
  );
  await expect(page.getByRole('heading', { name: 'Life at Nightdesk' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Open Positions' })).toHaveAttribute(
    'href',
    '/careers#positions',
  );
});

test('a position reads as its rows were written: paragraphs, sub-headings, lists', async ({
  page,
}) => {
  await page.goto('/careers');
  await positions(page)
    .getByRole('link', { name: /^Backend engineer/ })
    .click();
  await expect(page).toHaveURL(`/careers/${SEEDED}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Backend engineer/);
  const facts = page.getByRole('main').locator('dl');
  for (const fact of [
    'Engineering',
    'Remote (Switzerland or EU, CET)',
    'Full-time',
    '9 November 2026',
  ])
    await expect(facts).toContainText(fact);
  const about = page.getByRole('region', { name: 'About the Role' });
  await expect(about.getByRole('heading', { level: 3 })).toHaveText([
    'What you will do:',
    'How we work:',
  ]);
  await expect(about.getByRole('listitem')).toHaveCount(4);
  const asked = page.getByRole('region', { name: 'Requirements & Qualifications' });
  await expect(asked.getByRole('listitem')).toHaveCount(7);
  await expect(asked.getByRole('listitem').first()).not.toContainText('- ');
  await page.getByRole('link', { name: 'Back to all positions' }).click();
  await expect(page).toHaveURL('/careers');
});

function positions(page: Page) {
  return page.getByRole('region', { name: 'Open positions' });
}
