import type { Page } from '@playwright/test';
import { SHORTEST_FILLING_MS, FORM_TOKEN_PATH } from '../../lib/form-guard.ts';
import { newAddress, serviceClient } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

const THANKS = /Thank you\. The next letter goes to/;

test('the newsletter box keeps an address that is refused or lost, and stores it once', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED \(.*\/faq\)/);
  const email = newAddress();
  await page.goto('/faq');
  const field = box(page).getByLabel('E-mail');
  await subscribe(page, 'ada@example');
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('ada@example');

  await page.route('**/faq', (route) => route.abort());
  await subscribe(page, email.toUpperCase());
  await expect(box(page).getByRole('alert')).toContainText('could not be stored just now');
  await expect(field).toHaveValue(email.toUpperCase());
  expect(await stored(email)).toEqual([]);

  await page.unroute('**/faq');
  await box(page).getByRole('button', { name: 'Subscribe' }).click();
  await expectThanks(page, email);

  await page.goto('/faq');
  await subscribe(page, email);
  await expectThanks(page, email);
  expect(await stored(email)).toEqual([{ email }]);
});

test('a form token is sent only when it is old enough to come from a person', async ({ page }) => {
  const email = newAddress();
  await page.goto('/faq');
  // A browser that restores a value touches no field: the button asks for the form token.
  await box(page)
    .getByLabel('E-mail')
    .evaluate((field, value) => field instanceof HTMLInputElement && (field.value = value), email);
  expect(await sendAndReadFormToken(page)).toBeUndefined();
  await expectThanks(page, email);
  expect(await stored(email)).toEqual([{ email }]);

  await page.clock.install();
  await page.goto('/faq');
  const formToken = page.waitForResponse(`**${FORM_TOKEN_PATH}`);
  await box(page).getByLabel('E-mail').fill('ada@example');
  await (await formToken).finished();
  // A second request ends after the page has read the form token.
  await page.evaluate(async (path) => (await fetch(path)).text(), FORM_TOKEN_PATH);
  await page.clock.runFor(SHORTEST_FILLING_MS);
  expect(await sendAndReadFormToken(page)).toBeDefined();
});

test('without JavaScript an address is stored, and a refused one is kept', async ({
  plainPage: page,
}) => {
  const email = newAddress();
  await page.goto('/faq');
  await subscribe(page, 'not an address');
  await expect(page).toHaveURL(/\/faq#newsletter$/);
  await expect(box(page).getByText('Please enter a valid email address.')).toBeVisible();
  await expect(box(page).getByLabel('E-mail')).toHaveValue('not an address');
  await subscribe(page, email);
  await expect(box(page).getByText(THANKS)).toBeInViewport();
  expect(await stored(email)).toEqual([{ email }]);
});

function box(page: Page) {
  return page.getByRole('contentinfo').getByRole('region', { name: /A short letter/ });
}

async function subscribe(page: Page, email: string) {
  await box(page).getByLabel('E-mail').fill(email);
  await box(page).getByRole('button', { name: 'Subscribe' }).click();
}

/** The answer replaces the form and has the focus. */
async function expectThanks(page: Page, email: string) {
  const answer = box(page).getByRole('status');
  await expect(answer).toContainText(THANKS);
  await expect(answer).toContainText(email);
  await expect(box(page).getByRole('textbox')).toHaveCount(0);
  await expect(answer.getByText(THANKS)).toBeFocused();
}

/** Sends the form and gives the form token in the request. */
async function sendAndReadFormToken(page: Page): Promise<string | undefined> {
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/faq'),
  );
  await box(page).getByRole('button', { name: 'Subscribe' }).click();
  return /^[0-9a-z]+\.[\w-]{43}\r?$/m.exec((await sent).postData() ?? '')?.[0];
}

async function stored(email: string) {
  const { data } = await serviceClient()
    .from('newsletter_subscriptions')
    .select('email')
    .ilike('email', email)
    .throwOnError();
  return data;
}
