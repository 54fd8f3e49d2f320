import { rowsOf, serviceClient } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

test('the help page shows every item in its order, each line of an answer as a paragraph', async ({
  page,
}) => {
  const stored = await rowsOf(
    serviceClient()
      .from('faq_items')
      .select('question, answer, category, type')
      .order('display_order')
      .order('created_at')
      .order('id'),
  );
  await page.goto('/faq');
  const shown = await page.locator('main details').evaluateAll((items) =>
    items.map((item) => ({
      question: item.querySelector('h2, h3')?.textContent,
      paragraphs: [...item.querySelectorAll('p')].map((line) => line.textContent),
    })),
  );
  const expected = stored.map(({ question, answer }) => ({
    question,
    paragraphs: answer
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  }));
  expect(shown).toHaveLength(expected.length);
  // Questions stand below their category, each in its order.
  for (const category of new Set(stored.map((item) => item.category))) {
    const own = stored.filter((item) => item.category === category).map((item) => item.question);
    const isOwn = ({ question }: { question?: string }) => own.includes(question ?? '');
    expect(shown.filter(isOwn), String(category)).toEqual(expected.filter(isOwn));
  }
  expect(expected.some(({ paragraphs }) => paragraphs.length > 1)).toBe(true);
});

test('an answer opens and closes by keyboard, and one answer is open at a time', async ({
  page,
}) => {
  await page.goto('/faq');
  const items = page.locator('main details');
  const second = items.nth(1);
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(second).not.toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(items.nth(2).locator('summary')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the accordion opens one answer at a time', async ({ page }) => {
    await page.goto('/faq');
    const items = page.locator('main details');
    await items.nth(1).locator('summary').click();
    await expect(items.nth(1)).toHaveAttribute('open');
    await items.nth(2).locator('summary').click();
    await expect(items.nth(2)).toHaveAttribute('open');
    await expect(page.locator('main details[open]')).toHaveCount(1);
  });
});

test('on paper every answer stands, wherever questions are listed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/faq', '/docs/faq']) {
    await page.goto(path);
    const answers = page.locator('main details > :not(summary)');
    expect(await answers.count(), path).toBeGreaterThan(5);
    for (const answer of await answers.all())
      expect((await answer.boundingBox())?.height, path).toBeGreaterThan(20);
  }
});
