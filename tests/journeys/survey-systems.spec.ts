import type { Page } from '@playwright/test';
import { serviceClient } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';
import { choose, expectStep, offered } from '../support/survey-steps.ts';

test('the stored systems can be chosen, in their order, and another one by its name', async ({
  page,
}) => {
  await toProviders(page);
  const { data } = await serviceClient()
    .from('pms_providers')
    .select('name')
    .order('display_order')
    .order('name');
  const names = (data ?? []).map(({ name }) => name);
  expect(await offered(page)).toEqual([...names, 'Other']);
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

test('systems that could not be read say so, can be chosen all the same, and can be tried again', async ({
  page,
}) => {
  await page.addInitScript(claimFailedRead);
  await toProviders(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Failed to load property management systems. Please try again later.',
  );
  await expect(page.getByRole('button', { name: 'Smoobu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();

  // What is seen until the page is there again is gone with it, so it is written down.
  await page.evaluate(() => {
    const tiles = () => String(document.querySelectorAll('[data-held]').length);
    new MutationObserver(() => sessionStorage.setItem('tiles', tiles())).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectStep(page, 1);
  expect(await page.evaluate(() => sessionStorage.getItem('tiles'))).toBe('6');
});

/** Runs in the browser: changes the properties of the page on their way into it, as if the read had failed. */
function claimFailedRead() {
  type Row = [number, string?];
  const rows: Row[] = [];
  let push = Array.prototype.push as (...added: Row[]) => number;
  const changed = ([kind, text]: Row): Row => [
    kind,
    text?.replace('"failed":false', '"failed":true'),
  ];
  Object.defineProperty(rows, 'push', {
    get:
      () =>
      (...added: Row[]) =>
        push.apply(rows, added.map(changed)),
    set: (replacement: typeof push) => (push = replacement),
  });
  Object.assign(self, { __next_f: rows });
}

async function toProviders(page: Page) {
  await page.goto('/pre-launch');
  await choose(page, 'Yes');
  await choose(page, /Team/);
  await choose(page, '1-5');
  await expectStep(page, 4);
}
