import type { Page } from '@playwright/test';
import { SHORTEST_FILLING_MS } from '../../lib/form-guard.ts';
import { newAddress, serviceClient } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

const THANKS = /Thank you\. The next letter goes to/;

async function subscribe(page: Page, email: string) {
  await box(page).getByLabel('E-mail').fill(email);
  await box(page).getByRole('button', { name: 'Subscribe' }).click();
}

test('an address is stored once, in lower case, and a second time gets the same answer', async ({
  page,
}) => {
  const email = newAddress();
  for (const typed of [email.toUpperCase(), email]) {
    await page.goto('/faq');
    await subscribe(page, typed);
    const answer = box(page).getByRole('status');
    await expect(answer).toContainText(THANKS);
    await expect(answer).toContainText(email);
    await expect(box(page).getByRole('textbox')).toHaveCount(0);
    await expect(answer.getByText(THANKS), 'what replaced the form has the focus').toBeFocused();
  }
  expect(await stored(email)).toEqual([{ email }]);
});

test('an address that cannot be right is refused beside the field, and stays', async ({ page }) => {
  await page.goto('/faq');
  await subscribe(page, 'ada@example');
  const field = box(page).getByLabel('E-mail');
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('ada@example');
});

test('only a ticket that no machine is caught by is sent along', async ({ page }) => {
  await page.goto('/faq');
  const sentTicket = async () => {
    const [request] = await Promise.all([
      page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/faq')),
      box(page).getByRole('button', { name: 'Subscribe' }).click(),
    ]);
    return /_ticket"\r\n\r\n(.*)\r\n/.exec(request.postData() ?? '')?.[1];
  };
  const email = newAddress();
  // As a browser does that restores what was typed: the button is the first that is touched.
  await box(page)
    .getByLabel('E-mail')
    .evaluate((field, value) => field instanceof HTMLInputElement && (field.value = value), email);
  expect(await sentTicket()).toBe('');
  await expect(box(page).getByRole('status')).toContainText(THANKS);
  expect(await stored(email)).toEqual([{ email }]);

  await page.goto('/faq');
  const ticket = page.waitForResponse('**/form-ticket');
  await box(page).getByLabel('E-mail').fill('ada@example');
  await (await ticket).finished();
  await page.waitForTimeout(SHORTEST_FILLING_MS);
  expect(await sentTicket()).toMatch(/^[0-9a-z]+\.[\w-]{43}$/);
});

test.describe('a server that cannot be reached', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('gets an honest sentence, and what was typed stays for the next try', async ({ page }) => {
    const email = newAddress();
    await page.goto('/faq');
    await page.route('**/faq', (route) => route.abort());
    await subscribe(page, email);
    await expect(box(page).getByRole('alert')).toContainText('could not be stored just now');
    await expect(box(page).getByLabel('E-mail')).toHaveValue(email);
    expect(await stored(email)).toEqual([]);

    await page.unroute('**/faq');
    await box(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(box(page).getByRole('status')).toContainText(THANKS);
    expect(await stored(email)).toEqual([{ email }]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('subscribing works, and a refusal keeps what was typed', async ({ page }) => {
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
});

function box(page: Page) {
  return page.getByRole('contentinfo').getByRole('region', { name: /A short letter/ });
}

async function stored(email: string) {
  const { data } = await serviceClient()
    .from('newsletter_subscriptions')
    .select('email')
    .ilike('email', email);
  return data;
}
