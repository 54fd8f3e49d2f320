import { rowsOf, serviceClient } from '../support/people.ts';
import { currentLink, expect, expectLink, test } from '../support/fixtures.ts';

test('the sidebar lists five sections and marks the one that is read @core', async ({ page }) => {
  await page.goto('/docs');
  const links = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link');
  await expect(links).toHaveText(['Features', 'Product updates', 'Change log', 'Support', 'FAQ']);
  await expect(currentLink(page, 'Documentation')).toHaveText('Features');
  for (const label of ['Support', 'FAQ', 'Features']) {
    await links.filter({ hasText: label, visible: true }).click();
    await expect(page).toHaveURL(`/docs/${label.toLowerCase()}`);
    await expect(currentLink(page, 'Documentation')).toHaveText(label);
  }
});

test('a section begins at its top, also for a reader who was a little below that of another', async ({
  page,
}) => {
  for (const [width, below] of [
    [360, 60],
    [1440, 30],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/docs/support');
    const link = page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('link', { name: 'FAQ' });
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), below);
    await link.evaluate((element) => (element as HTMLElement).click());
    await page.waitForURL('**/docs/faq');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    // The link of the section one is in leads nowhere, and must not count for the way back.
    await link.evaluate((element) => (element as HTMLElement).click());
    await page.goBack();
    await page.waitForURL('**/docs/support');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(below);
  }
});

// Their order and their answers: tests/integration/reads/faq-items.test.ts, lib/faq and faq-section.test.tsx.
for (const type of ['support', 'faq'] as const) {
  test(`/docs/${type} has the questions of its type`, async ({ page }) => {
    const table = serviceClient().from('faq_items');
    const items = await rowsOf(table.select('question').match({ type, language: 'en' }));
    await page.goto(`/docs/${type}`);
    const shown = page.locator('main :is(section[aria-labelledby^="support-"], details)');
    const questions = await shown.getByRole('heading', { level: 2 }).allTextContents();
    expect(questions.sort()).toEqual(items.map(({ question }) => question).sort());
  });
}

test('the help box leads to a call, and to the support address', async ({ page, request }) => {
  await page.goto('/docs/support');
  const box = page.getByRole('region', { name: 'Show us on a call' });
  const book = box.getByRole('link', { name: 'Book a support video call' });
  const address = (await book.getAttribute('href')) ?? '';
  const answer = await request.get(address, { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  // No booking address is set here, so it is a mail draft.
  expect(answer.headers().location).toMatch(
    /^mailto:support@nightdesk\.example\?subject=Support%20video%20call&body=/,
  );
  await expectLink(box, /^support@nightdesk.example/, 'mailto:support@nightdesk.example');
});
