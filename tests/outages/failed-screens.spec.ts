import { expect, insertRows, test, type Page } from './fixtures.ts';
import { updatePages } from '../../content/en/product-updates.ts';

const UPDATES = 'Failed to load product updates. Please try again later.';

test('every address that was never made says what failed, with the layout around it, and tries again', async ({
  page,
  stand,
}) => {
  const mark = 'Seen after a second try';
  const rows = await insertRows(stand.backend.service(), mark);
  const places: [path: string, sentence: string, afterwards: string][] = [
    [rows.job, 'Error loading job details. Please try again later.', mark],
    [rows.article, 'Failed to load resource. Please try again later.', mark],
    [rows.info, 'Page Not Found', mark],
    // leads on to the list
    [`/product-updates/${rows.update}`, UPDATES, updatePages.all.title],
  ];
  for (const [path, sentence, afterwards] of places) {
    stand.proxy.fail('refuse');
    await page.goto(path);
    await expect(page.getByRole('main').getByText(sentence).first(), path).toBeVisible();
    await expectFrame(page, path);
    await expect.soft(page, path).toHaveTitle(/. - Nightdesk$/);
    if (path === rows.job)
      await expect.soft(page.locator('[data-slot=toast]'), 'once').toHaveCount(1);
    if (path === rows.article) {
      const title = page.getByRole('heading', { name: 'Resource Not Found', level: 1 });
      await expect(title).toBeVisible();
    }
    stand.proxy.restore();
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('main').getByText(sentence), path).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toContainText(afterwards);
  }
});

/** Navigation bar and footer stand, and only the stored links of the footer are missing. */
async function expectFrame(page: Page, path: string) {
  const footer = page.getByRole('contentinfo');
  await expect(page.getByRole('banner').getByRole('link').first(), path).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Contact' }), path).toBeVisible();
  await expect(footer.getByRole('button', { name: 'Subscribe' }), path).toBeVisible();
}
