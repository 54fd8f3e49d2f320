import type { Page } from '@playwright/test';
import { expect, expectLink, test } from '../support/fixtures.ts';

const SEEDED = '06dad3a1-1d3b-418e-b4b0-3e98024e7f31';

// Which positions, and in which order: tests/integration/careers/openings.test.ts.
test('the open positions stand in two columns, each with its facts and three lines of its text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/careers');
  const cards = positions(page).getByRole('listitem');
  const backend = cards.filter({ has: page.getByRole('heading', { name: /^Backend engineer/ }) });
  for (const fact of ['Engineering', 'Remote (Switzerland or EU, CET)', 'Full-time', 'Posted on'])
    await expect(backend).toContainText(fact);
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((index) => cards.nth(index).boundingBox()),
  );
  expect(second!.y).toBe(first!.y);
  expect(second!.x).toBeGreaterThan(first!.x);
  expect(third!.x).toBe(first!.x);
  const lines = await cards
    .first()
    .getByText('At 02:14 a guest')
    .evaluate((preview) => preview.clientHeight / parseFloat(getComputedStyle(preview).lineHeight));
  expect(Math.round(lines)).toBe(3);
});

test('the page tells how we work, and leads to the positions and to a mail', async ({ page }) => {
  await page.goto('/careers');
  for (const title of ['Remote-first', 'Collaborative', 'Meaningful impact', 'Flexible hours'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const mail = 'mailto:careers@nightdesk.example?subject=General%20Application';
  await expectLink(page, /^Send General Application/, mail);
  await expect(page.getByRole('heading', { name: 'Life at Nightdesk' })).toBeVisible();
  await expectLink(page, /^View Open Positions/, '/careers#positions');
});

test('a position reads as its rows were written: paragraphs, sub-headings, lists @core', async ({
  page,
}) => {
  await page.goto('/careers');
  await positions(page)
    .getByRole('link', { name: /^Backend engineer/ })
    .click();
  await expect(page).toHaveURL(`/careers/${SEEDED}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Backend engineer/);
  const facts = page.getByRole('main').locator('dl');
  for (const fact of ['Engineering', 'Remote (Switzerland or EU, CET)', 'Full-time'])
    await expect(facts).toContainText(fact);
  await expect(facts).toContainText('9 November 2026');
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
