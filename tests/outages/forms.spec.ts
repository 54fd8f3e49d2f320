import type { Locator } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import * as application from '../support/application-form.ts';
import * as demo from '../support/demo-form.ts';
import { signIn as signInAs, toastOf } from '../support/fixtures.ts';
import { expect, FAILURES, test, type Page, type Stand } from './fixtures.ts';

// The contact form: tests/smoke/backend-away.spec.ts. Each form is filled in once and sent under every fault: what was typed has to last through all of them.
const SORRY = 'There was an error submitting your application. Please try again later.';
const AWAY = 'The sign-in service cannot be reached at the moment. Please try again in a minute.';

test('the newsletter box says that nothing was stored, keeps the address, and works again', async ({
  page,
  stand,
}) => {
  const email = newAddress();
  await page.goto('/faq');
  const box = page.getByRole('contentinfo').getByRole('region', { name: /A short letter/ });
  await box.getByLabel('E-mail').fill(email);
  // The answer of a stored address has no body that could be cut off.
  for (const fault of FAILURES.filter((name) => name !== 'cut')) {
    stand.proxy.fail(fault);
    await send(box.getByRole('button', { name: 'Subscribe' }));
    await expect(box.getByRole('alert'), fault).toContainText('could not be stored just now');
    await expect(box.getByLabel('E-mail'), fault).toHaveValue(email);
  }
  stand.proxy.restore();
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByRole('status')).toContainText('Thank you');
  expect(await countOf(stand, 'newsletter_subscriptions', email)).toBe(1);
});

test('the application keeps every field and the chosen file, and arrives once', async ({
  page,
  stand,
}) => {
  const email = newAddress();
  await application.open(page);
  await application.fillIn(page, email, application.PDF);
  const toast = toastOf(page, 'Application Failed');
  for (const fault of FAILURES) {
    stand.proxy.fail(fault);
    await application.submit(page).click();
    await expect(toast.first(), fault).toContainText(SORRY);
    await expect(application.field(page, 'Full name'), fault).toHaveValue('Ada Meier');
    await expect(application.field(page, /^Resume/), fault).toHaveValue(/cv\.pdf$/);
    await toast.first().getByRole('button').first().click();
    await expect(toast).toHaveCount(0);
  }
  stand.proxy.restore();
  await application.submit(page).click();
  await expect(toastOf(page, 'Application Submitted')).toBeVisible();
  // Also after an answer that was cut off.
  expect(await countOf(stand, 'job_applications', email)).toBe(1);
});

test('the demo form says that it failed and keeps what was typed', async ({ page, stand }) => {
  await page.goto('/test/demo');
  const main = page.getByRole('main');
  await demo.fillIn(page, '+41 79 000 00 00');
  // A function that hangs may take the 30 s of a booking system; the table of docs/outages.md says so.
  for (const fault of FAILURES.filter((fault) => fault !== 'hang')) {
    stand.proxy.fail(fault);
    await send(main.getByRole('button', { name: 'Create demo booking' }));
    await expect(main.getByRole('alert'), fault).toContainText('Error: ');
    await expect(demo.field(page, 'First name'), fault).toHaveValue('Ada');
    await expect(demo.field(page, 'Phone number'), fault).toHaveValue('+41 79 000 00 00');
  }
});

test('sign-in says that the service is away, never that the password is wrong', async ({
  page,
  stand,
}) => {
  await page.goto('/auth');
  for (const fault of FAILURES) {
    stand.proxy.fail(fault);
    await signIn(page);
    const toast = toastOf(page, 'Login failed');
    await expect(toast.first(), fault).toContainText(AWAY);
    await expect(page.getByRole('tabpanel').getByLabel('E-mail'), fault).toHaveValue(
      'unknown@nightdesk.example',
    );
    await toast.first().getByRole('button').first().click();
    await expect(toast).toHaveCount(0);
  }
  stand.proxy.restore();
  await signIn(page);
  await expect(toastOf(page, 'Login failed')).toContainText('Invalid login credentials');
});

test('a link of a mail is not called expired while the service is away', async ({
  page,
  stand,
}) => {
  const link = '/auth/confirm?token_hash=00000000000000000000000000000000';
  for (const fault of FAILURES) {
    stand.proxy.fail(fault);
    const response = await page.request.post(link, { form: {}, maxRedirects: 0 });
    expect(response.status(), fault).toBe(503);
    expect(await response.text(), fault).toContain('open the link in your mail again');
  }
  stand.proxy.restore();
  const refused = await page.request.post(link, { form: {}, maxRedirects: 0 });
  expect(refused.headers().location).toContain('expired');
});

/** Presses the button of a form and waits for the answer: what an earlier one said may still stand there. */
async function send(button: Locator) {
  const answered = button
    .page()
    .waitForResponse((response) => response.request().method() === 'POST');
  await button.click();
  await answered;
}

function signIn(page: Page) {
  return signInAs(page, 'unknown@nightdesk.example', 'not the right one');
}

/** How many rows a table has from an address. */
async function countOf(
  { backend }: Stand,
  table: 'newsletter_subscriptions' | 'job_applications',
  email: string,
): Promise<number> {
  const { data } = await backend
    .service()
    .from(table)
    .select('email')
    .eq('email', email)
    .throwOnError();
  return data.length;
}
