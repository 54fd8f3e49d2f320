import { newOpening } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ tolerated: /status of 404 .*\/careers\// });

test('a position is there as soon as it opens, and gone as soon as it closes', async ({ page }) => {
  const opening = await newOpening('Night owl');
  try {
    const address = `/careers/${opening.id}`;
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Night owl' })).toBeVisible();
    await opening.close();
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { name: 'Job not found or no longer available.' }),
    ).toBeVisible();
  } finally {
    await opening.remove();
  }
});
