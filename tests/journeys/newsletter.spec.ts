import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SHORTEST_FILLING_MS, FORM_TOKEN_PATH } from '../../lib/security/form-guard.ts';
import { linkIn, mailTo, newAddress, serviceClient } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

const THANKS = /Thank you\. The next newsletter goes to/;

test('the newsletter box keeps an address that is refused or lost, and stores it @core', async ({
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

test('a subscription begins with a click in the mail and a button, and ends the same way @core', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/faq');
  await subscribe(page, email);
  await expect(box(page)).toContainText(
    'Please confirm the address first with the link in our e-mail',
  );
  const { html } = await mailTo(email, /^Please confirm/);
  await page.goto(linkIn(html, /newsletter\/confirm/));
  expect((await subscription(email)).confirmed_at).toBeNull();
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page).toHaveURL(/\/newsletter\/confirmed$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed');
  expect((await subscription(email)).confirmed_at).not.toBeNull();

  await page.goto(linkIn(html, /newsletter\/unsubscribe/));
  expect((await subscription(email)).unsubscribed_at).toBeNull();
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page).toHaveURL(/\/newsletter\/unsubscribed$/);
  expect((await subscription(email)).unsubscribed_at).not.toBeNull();
});

test('a subscription ends with one request of a mail program, which follows no redirect', async ({
  request,
}) => {
  const email = newAddress();
  await subscriptions().insert({ email }).throwOnError();
  const { unsubscribe_token: token } = await subscription(email);
  const address = `/newsletter/unsubscribe/accept?token=${token}`;
  const seen = await request.get(address, { maxRedirects: 0 });
  expect(seen.status()).toBe(303);
  expect((await subscription(email)).unsubscribed_at).toBeNull();
  const form = { 'List-Unsubscribe': 'One-Click' };
  const headers = { accept: 'text/html,*/*', origin: 'https://mail.example' };
  const page = address.replace('/accept', '');
  for (const [to, body] of [
    [address, { form }],
    [address, { multipart: form }],
    [address, { form, headers }],
    [address, { multipart: form, headers }],
    [page, { form, headers }],
  ] as const) {
    const ended = await request.post(to, { ...body, maxRedirects: 0 });
    expect(ended.status()).toBe(200);
  }
  expect((await subscription(email)).unsubscribed_at).not.toBeNull();
});

test('unknown links of the newsletter do not tell whether they were once known', async ({
  page,
  request,
}) => {
  for (const token of ['', 'x', 'f'.repeat(64)]) {
    await page.goto(`/newsletter/confirm?token=${token}`);
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(page).toHaveURL(/\/newsletter\/link-unknown$/);
  }
  const unknown = `/newsletter/unsubscribe/accept?token=${randomUUID()}`;
  expect((await request.post(unknown, { maxRedirects: 0 })).status()).toBe(404);
});

function box(page: Page) {
  return page.getByRole('contentinfo').getByRole('region', { name: /A short newsletter/ });
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
  return /^[0-9a-z]+(?:\.[\w-]{22}){2}\.[\w-]{43}\r?$/m.exec((await sent).postData() ?? '')?.[0];
}

const subscriptions = () => serviceClient().from('newsletter_subscriptions');

async function stored(email: string) {
  const { data } = await subscriptions().select('email').ilike('email', email).throwOnError();
  return data;
}

async function subscription(email: string) {
  const { data } = await subscriptions()
    .select('confirmed_at, unsubscribed_at, unsubscribe_token')
    .eq('email', email)
    .single()
    .throwOnError();
  return data;
}
