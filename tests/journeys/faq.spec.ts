import { rowsOf, serviceClient } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

// Their order, their groups and their paragraphs: the tests of lib/faq and of faq-section.tsx.
test('the help page shows every stored question @core', async ({ page }) => {
  const stored = await rowsOf(
    serviceClient().from('faq_items').select('question').eq('language', 'en'),
  );
  await page.goto('/faq');
  const shown = await page.locator('main details').getByRole('heading').allTextContents();
  expect(shown.toSorted()).toEqual(stored.map(({ question }) => question).toSorted());
});

test('without JavaScript an answer opens and closes by keyboard, and one is open at a time @core', async ({
  plainPage: page,
}) => {
  await page.goto('/faq');
  const items = page.locator('main details');
  await items.nth(1).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(items.nth(1)).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(items.nth(1)).not.toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(items.first().locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items.first()).toHaveAttribute('open');
  await expect(page.locator('main details[open]')).toHaveCount(1);
});

test('on paper every answer is shown, on each page that lists questions', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/faq', '/docs/faq']) {
    await page.goto(path);
    const heights = await page
      .locator('main details > :not(summary)')
      .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
    expect(heights.length, path).toBeGreaterThan(5);
    expect(Math.min(...heights), path).toBeGreaterThan(20);
  }
});
