import type { Page, Request } from '@playwright/test';
import { SYSTEMS } from '../support/pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { choose, expectStep, heading, offered } from '../support/survey-steps.ts';

const CHALLENGES = [
  'Responding to repetitive questions',
  'Managing messages across multiple platforms',
  'Response time during off-hours',
  'Language barriers with international guests',
  'Other',
];

test('five questions lead to a thank-you, with progress, focus and no answer sent @core', async ({
  page,
}) => {
  await page.goto('/pre-launch');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));

  await expectStep(page, 1);
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  expect(await offered(page)).toEqual(['Yes', 'No Just exploring']);
  await choose(page, 'Yes');
  await expectStep(page, 2);
  await expect(heading(page, 2)).toBeFocused();
  expect((await offered(page)).map((text) => text.split(' ')[0])).toEqual(['Solo', 'Team']);
  await choose(page, /Team/);
  await expectStep(page, 3);
  expect(await offered(page)).toEqual(['1-5', '6-20', '21-50', '50+']);
  await choose(page, '6-20');
  await expectStep(page, 4);
  await choose(page, 'Smoobu');
  await expectStep(page, 5);
  expect(await offered(page)).toEqual(CHALLENGES);
  await choose(page, CHALLENGES[3]!);

  const thanks = page.getByRole('heading', { name: 'Thank you for your input!' });
  await expect(thanks).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  const ledger = page.getByRole('list', { name: 'Your answers' });
  for (const answer of ['Yes', 'Team', '6-20', 'Smoobu', CHALLENGES[3]!]) {
    await expect(ledger.getByText(answer, { exact: true })).toBeVisible();
  }
  // What is fetched of other pages meanwhile carries no answer.
  const sent = requests.filter(
    (request) => request.method() !== 'GET' || /Team|6-20|Smoobu|Language/i.test(request.url()),
  );
  expect(
    sent.map((request) => request.url()),
    'no answer leaves the page',
  ).toEqual([]);

  await page.getByRole('button', { name: 'Start Over' }).click();
  await expectStep(page, 1);
  await expect(page.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
});

test('leaving is asked about, and then the answers are gone, however the reader comes back', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.accept();
  });
  await page.goto('/pre-launch');
  await choose(page, 'Yes');
  await expectStep(page, 2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
  expect(asked.join()).toContain('Your answers are gone');
  await page.goBack();
  await expectStep(page, 1);
  await expect(page.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
});

test('Back keeps the answers, and is reached by keyboard', async ({ page }) => {
  await page.goto('/pre-launch');
  await page.getByRole('button', { name: 'Yes' }).press('Enter');
  await page.getByRole('button', { name: /Solo/ }).press('Space');
  await expectStep(page, 3);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectStep(page, 2);
  await expect(heading(page, 2)).toBeFocused();
  await expect(page.getByRole('button', { name: /Solo/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
});

test('a double click answers one question only', async ({ page }) => {
  await page.goto('/pre-launch');
  await page.getByRole('button', { name: 'Yes' }).dblclick();
  await expectStep(page, 2);
});

test('the stored systems can be chosen, in their order, and another one by its name', async ({
  page,
}) => {
  await toProviders(page);
  expect(await offered(page)).toEqual([...SYSTEMS, 'Other']);
  await expect(page.getByRole('button', { name: 'Smoobu' }).locator('img')).toHaveAttribute(
    'src',
    /^data:image/,
  );
  const other = page.getByRole('button', { name: 'Other' });
  await expect(other.locator('span', { hasText: /^O$/ }).first()).toBeVisible();

  await other.click();
  const field = page.getByLabel('Name of your system');
  const go = page.getByRole('button', { name: 'Continue' });
  await expect(field).toBeFocused();
  await expect(go).toBeDisabled();
  await field.fill('   ');
  await expect(go).toBeDisabled();
  await page.getByRole('button', { name: 'Back to options' }).click();
  await expect(other).toBeFocused();

  await other.click();
  await field.fill('  My own sheet ');
  await go.click();
  await expectStep(page, 5);
  await expect(page.getByText('My own sheet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await other.click();
  await expect(field).toHaveValue('My own sheet');
});

async function toProviders(page: Page) {
  await page.goto('/pre-launch');
  await choose(page, 'Yes');
  await choose(page, /Team/);
  await choose(page, '1-5');
  await expectStep(page, 4);
}
