import { serviceClient } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

// A prefetch that the slow connection drops.
test.use({ tolerated: /net::ERR_FAILED/ });

test('the help page shows every item in its order, each line of an answer as a paragraph', async ({
  page,
}) => {
  await page.goto('/faq');
  const { data } = await serviceClient()
    .from('faq_items')
    .select('question, answer, type')
    .eq('type', 'faq')
    .order('display_order');
  const shown = await page.locator('main details summary').allInnerTexts();
  for (const { question } of data ?? []) expect(shown.join('\n')).toContain(question);

  const item = data?.find(({ answer }) => answer.includes('\n'));
  const details = page.locator('details').filter({ hasText: item?.question ?? '' });
  if (!(await details.getAttribute('open').then((open) => open !== null)))
    await details.locator('summary').click();
  const paragraphs = await details.locator('p').allInnerTexts();
  expect(paragraphs).toEqual(
    item?.answer
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
});

for (const [path, name] of [
  ['/faq', 'the contents'],
  ['/', 'the heading'],
] as const) {
  test(`on ${path} ${name} that stays in view never lies over the bell`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 740 });
    await page.goto(path);
    const column = page.locator('main [class*="col-span"]', {
      has: page.locator('svg .fill-brass'),
    });
    const words = column.locator('nav, h2').first();
    const bell = column.locator('svg', { has: page.locator('.fill-brass') }).last();
    await bell.scrollIntoViewIfNeeded();
    // Where the column ends, what stays in view has been pushed as far down as it goes.
    await bell.evaluate((drawing) =>
      drawing.scrollIntoView({ block: 'start', behavior: 'instant' }),
    );
    const foot = await words.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await bell.evaluate((element) => element.getBoundingClientRect().top);
    expect(foot).toBeLessThanOrEqual(top);
  });
}

test('structured data equals the visible text', async ({ page }) => {
  await page.goto('/faq');
  const [json, ...others] = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents();
  expect(others).toEqual([]);
  const data = JSON.parse(json ?? '') as {
    '@type': string;
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(data['@type']).toBe('FAQPage');
  for (const { name, acceptedAnswer } of data.mainEntity) {
    const item = page.locator('details', { has: page.getByText(name, { exact: true }) });
    const paragraphs = await item.locator('p').allTextContents();
    expect(paragraphs.join('\n')).toBe(acceptedAnswer.text);
  }
});

test('a reader on a slow connection sees five rows until the page is there', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/faq?_rsc=*', async (route) => {
    const isPrefetch = route.request().headers()['next-router-prefetch'];
    if (isPrefetch) return route.abort();
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Help & FAQ' })
    .click();
  await expect(page.locator('[data-skeleton-row]')).toHaveCount(5);
  await expect(page.getByText('Loading the questions')).toBeAttached();
  release();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.locator('[data-skeleton-row]')).toHaveCount(0);
});
