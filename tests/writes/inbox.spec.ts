import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LOCAL_MAILBOXES } from '../../supabase/local/settings.ts';
import { fillIn, open, PDF, submit } from '../support/application-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { newAddress, newestMail, serviceClient } from '../support/people.ts';

/** The server looks into the outbox every three seconds. */
const MAIL_MS = 15_000;

async function mailTo(address: string, subject: RegExp) {
  await expect
    .poll(
      () =>
        newestMail(address).then(
          ({ subject }) => subject,
          () => '',
        ),
      { timeout: MAIL_MS },
    )
    .toMatch(subject);
  return newestMail(address);
}

const linkIn = (html: string, pattern: RegExp) => {
  const link = [...html.matchAll(/href="([^"]+)"/g)].find(([, href]) => pattern.test(href!));
  return link![1]!.replaceAll('&amp;', '&');
};

test('an application is announced, read, its resume opened, and handled', async ({
  page,
  adminPage,
}) => {
  const email = newAddress();
  await open(page);
  await fillIn(page, email, PDF);
  await submit(page).click();
  await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible();

  const receipt = await mailTo(email, /^Your application: /);
  expect(receipt.html).not.toContain('Ada');
  const notice = await mailTo(LOCAL_MAILBOXES.to, /^An application: /);

  await adminPage.goto('/admin');
  const summary = adminPage.getByRole('region', { name: 'Sent by visitors' });
  const waiting = summary.getByRole('listitem').filter({ hasText: 'Applications' });
  await expect(waiting).toContainText(/[1-9]\d* new/);
  await waiting.getByRole('link', { name: 'Applications' }).click();
  await expect(adminPage.getByRole('link', { name: 'Ada Meier' }).first()).toBeVisible();

  await adminPage.goto(linkIn(notice.html, /\/admin\/applications\//));
  await expect(adminPage.getByRole('heading', { name: 'Ada Meier', level: 1 })).toBeVisible();
  const sent = adminPage.getByRole('region', { name: 'What was sent' });
  await expect(sent.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  // The note, and nothing that was sent.
  await expect(adminPage.getByRole('main').getByRole('textbox')).toHaveCount(1);
  const download = adminPage.waitForEvent('download');
  await adminPage.getByRole('link', { name: 'Open the resume' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await adminPage.getByRole('combobox', { name: 'State' }).click();
  await adminPage.getByRole('option', { name: 'Handled' }).click();
  await adminPage.getByLabel(/^Note/).fill('Invited for Tuesday.');
  await adminPage.getByRole('button', { name: 'Save' }).click();
  await expect(adminPage.getByText('Application saved', { exact: true })).toBeVisible();
  await adminPage.reload();
  await expect(adminPage.getByText(/^Marked by /)).toBeVisible();
  await expect(adminPage.getByRole('heading', { name: 'Opened by' })).toBeVisible();

  await adminPage.goto('/admin/applications');
  await adminPage.getByRole('searchbox').fill(email);
  await adminPage.getByLabel('State').selectOption('Handled');
  await adminPage.getByRole('button', { name: 'Search' }).click();
  const row = adminPage.getByRole('row', { name: /Ada Meier/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Invited for Tuesday.');
  const file = adminPage.waitForEvent('download');
  await adminPage.getByRole('link', { name: 'Save as CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^applications-.*\.csv$/);
});

/** Contact requests with one last name, which no other test has. */
async function sendContactRequests(firstNames: readonly string[]) {
  const lastName = `Family${randomUUID().slice(0, 8)}`;
  await serviceClient()
    .from('contact_requests')
    .insert(
      firstNames.map((first_name) => ({
        first_name,
        last_name: lastName,
        email: newAddress(),
        country: 'Estonia',
        properties: 3,
        pms: 'OTHER',
      })),
    )
    .throwOnError();
  return lastName;
}

async function statesOf(lastName: string) {
  const { data } = await serviceClient()
    .from('contact_requests')
    .select('first_name, handled_state')
    .eq('last_name', lastName)
    .order('first_name')
    .throwOnError();
  return data.map(({ first_name, handled_state }) => `${first_name}: ${handled_state}`);
}

for (const width of [1440, 360]) {
  test(`several requests are marked at once, with the keyboard, ${width} px wide`, async ({
    adminPage,
  }) => {
    const lastName = await sendContactRequests(['Ada', 'Bo', 'Cy']);
    await adminPage.setViewportSize({ width, height: 780 });
    await adminPage.goto(`/admin/contact-requests?q=${lastName}`);
    const all = adminPage.getByRole('checkbox', { name: 'Select all on this page' });
    await expect(all).toBeEnabled();
    await expect(adminPage.getByRole('button', { name: /^Mark as/ })).toHaveCount(0);
    for (const name of ['Ada', 'Bo'])
      await adminPage.getByRole('checkbox', { name: `Select ${name} ${lastName}` }).press('Space');
    await expect(adminPage.getByText('2 selected')).toBeVisible();
    await adminPage.getByRole('button', { name: 'Mark as handled' }).press('Enter');
    await expect(
      adminPage.getByText('2 contact requests marked as handled', { exact: true }),
    ).toBeVisible();
    await expect(all).toBeFocused();
    await expect(adminPage.getByRole('row', { name: `Ada ${lastName}` })).toContainText('Handled');
    expect(await statesOf(lastName)).toEqual(['Ada: handled', 'Bo: handled', 'Cy: new']);

    await all.press('Space');
    await adminPage.getByRole('button', { name: 'Mark as new' }).press('Enter');
    await expect(
      adminPage.getByText('2 contact requests marked as new', { exact: true }),
    ).toBeVisible();
    await expect(
      adminPage.getByText('One more was selected: it had this state already, or is deleted.', {
        exact: true,
      }),
    ).toBeVisible();
    expect(await statesOf(lastName)).toEqual(['Ada: new', 'Bo: new', 'Cy: new']);
  });
}

test('a request is deleted for good, and its page and the dashboard say so', async ({
  adminPage,
}) => {
  const lastName = await sendContactRequests(['Ada']);
  await adminPage.goto(`/admin/contact-requests?q=${lastName}`);
  await adminPage.getByRole('link', { name: `Ada ${lastName}` }).click();
  const remove = adminPage.getByRole('button', { name: 'Delete for good' });
  await remove.click();
  const dialog = adminPage.getByRole('alertdialog');
  await expect(dialog).toContainText(`Ada ${lastName}`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  expect(await statesOf(lastName)).toHaveLength(1);

  const address = adminPage.url();
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(
    adminPage.getByText('Contact request deleted for good', { exact: true }),
  ).toBeVisible();
  await expect(adminPage).toHaveURL(/\/admin\/contact-requests$/);
  expect(await statesOf(lastName)).toEqual([]);

  await adminPage.goto('/admin');
  await adminPage.getByRole('link', { name: 'Deleted contact request' }).first().click();
  await expect(adminPage).toHaveURL(address);
  await expect(adminPage.getByText('Nothing of what was sent is kept.')).toBeVisible();
  await expect(adminPage.getByText(lastName)).toHaveCount(0);
});

test('mails that were given up are sent again from the dashboard', async ({ adminPage }) => {
  const recipient = newAddress();
  await serviceClient()
    .from('outbox')
    .insert({
      template: 'contact-receipt',
      recipient,
      attempts: 5,
      last_error: 'SMTP-550',
      failed_at: new Date().toISOString(),
    })
    .throwOnError();
  await adminPage.goto('/admin');
  const unsent = adminPage.getByRole('region', { name: 'Mails that were not sent' });
  await expect(unsent).toContainText('One mail was given up (SMTP-550).');
  await unsent.getByRole('button', { name: 'Send again' }).click();
  await expect(adminPage.getByText('One mail is to be sent again', { exact: true })).toBeVisible();
  await expect(unsent.getByRole('button')).toHaveCount(0);
  await mailTo(recipient, /./);
});

test('the dashboard says what came in since the last visit', async ({ adminPage }) => {
  const lastName = await sendContactRequests(['Ada']);
  const { data } = await serviceClient()
    .from('contact_requests')
    .select('created_at')
    .eq('last_name', lastName)
    .single()
    .throwOnError();
  const before = new Date(Date.parse(data.created_at) - 60 * 60_000).toISOString();
  await serviceClient()
    .from('profiles')
    .update({ dashboard_opened_at: before })
    .eq('is_admin', true)
    .throwOnError();
  await adminPage.goto('/admin');
  const inbox = adminPage.getByRole('region', { name: 'Sent by visitors' });
  await expect(inbox).toContainText(/Since your last visit on .*: .*\d contact requests?/);
  await inbox
    .getByRole('listitem')
    .filter({ hasText: 'Contact requests' })
    .getByRole('link')
    .last()
    .click();
  await expect(adminPage).toHaveURL(/\/admin\/contact-requests\/[0-9a-f-]{36}$/);
});

test.describe('the newsletter', () => {
  const subscribe = async (page: Page, email: string) => {
    await page.goto('/faq');
    const box = page.getByRole('contentinfo').getByRole('region', { name: /A short letter/ });
    await box.getByLabel('E-mail').fill(email);
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await expect(box).toContainText('please confirm it with the link in the mail');
    return mailTo(email, /^Please confirm/);
  };
  const subscription = async (email: string) => {
    const { data } = await serviceClient()
      .from('newsletter_subscriptions')
      .select('confirmed_at, unsubscribed_at, unsubscribe_token')
      .eq('email', email)
      .single()
      .throwOnError();
    return data;
  };

  test('begins with a click in the mail and a button, and ends the same way', async ({ page }) => {
    const email = newAddress();
    const { html } = await subscribe(page, email);
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

  test('ends with one request of a mail program, which follows no redirect', async ({
    page,
    request,
  }) => {
    const email = newAddress();
    await subscribe(page, email);
    const { unsubscribe_token: token } = await subscription(email);
    const address = `/newsletter/unsubscribe/accept?token=${token}`;
    const seen = await request.get(address, { maxRedirects: 0 });
    expect(seen.status()).toBe(303);
    expect((await subscription(email)).unsubscribed_at).toBeNull();
    for (const body of [
      { form: { 'List-Unsubscribe': 'One-Click' } },
      { multipart: { 'List-Unsubscribe': 'One-Click' } },
    ]) {
      const ended = await request.post(address, { ...body, maxRedirects: 0 });
      expect(ended.status()).toBe(200);
    }
    expect((await subscription(email)).unsubscribed_at).not.toBeNull();
  });

  test('is not told which links it once knew', async ({ page, request }) => {
    for (const token of ['', 'x', 'f'.repeat(64)]) {
      const confirm = `/newsletter/confirm?token=${token}`;
      await page.goto(confirm);
      await page.getByRole('button', { name: 'Confirm the address' }).click();
      await expect(page).toHaveURL(/\/newsletter\/link-unknown$/);
    }
    const unknown = `/newsletter/unsubscribe/accept?token=${randomUUID()}`;
    expect((await request.post(unknown, { maxRedirects: 0 })).status()).toBe(404);
  });
});
