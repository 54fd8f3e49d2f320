import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LOCAL_ADMINISTRATOR, LOCAL_MAILBOXES } from '../../supabase/local/settings.ts';
import { fillIn, open, PDF, submit } from '../support/application-form.ts';
import { expect, expectToast, test } from '../support/fixtures.ts';
import { linkIn, mailTo, newAddress, serviceClient } from '../support/people.ts';

test('an application is announced, read, its resume opened, and handled @core', async ({
  page,
  adminPage,
}) => {
  const email = newAddress();
  await open(page);
  await fillIn(page, email, PDF);
  await submit(page).click();
  await expectToast(page, 'Application Submitted');

  const receipt = await mailTo(email, /^Your application: /);
  expect(receipt.html).not.toContain('Ada');
  const notice = await mailTo(LOCAL_MAILBOXES.to, /^An application: /);

  await adminPage.goto('/admin');
  const summary = adminPage.getByRole('region', { name: 'Sent by visitors' });
  const waiting = summary.getByRole('listitem').filter({ hasText: 'Applications' });
  await expect(waiting).toContainText(/[1-9]\d* new/);
  await waiting.getByRole('link', { name: 'Applications' }).click();
  await expect(adminPage.getByRole('link', { name: 'Ada Meier' }).first()).toBeVisible();

  await adminPage.goto(linkIn(notice.html, /next=%2Fadmin%2Fapplications%2F/));
  await expect(adminPage.getByRole('heading', { name: 'Ada Meier', level: 1 })).toBeVisible();
  await expect(adminPage.getByRole('link', { name: email })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  );
  // The note, and nothing that was sent.
  await expect(adminPage.getByRole('main').getByRole('textbox')).toHaveCount(1);
  const download = adminPage.waitForEvent('download');
  await adminPage.getByRole('link', { name: 'Open the resume' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Ada Meier - .+\.pdf$/);

  await adminPage.getByRole('combobox', { name: 'State' }).click();
  await adminPage.getByRole('option', { name: 'Handled' }).click();
  await adminPage.getByLabel(/^Note/).fill('Invited for Tuesday.');
  await adminPage.getByRole('button', { name: 'Save' }).click();
  await expectToast(adminPage, 'Application saved');
  await adminPage.reload();
  await expect(adminPage.getByText(/^Handled by /)).toBeVisible();
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
  const workbook = adminPage.waitForEvent('download');
  await adminPage.getByRole('link', { name: 'Save for Excel' }).click();
  expect((await workbook).suggestedFilename()).toMatch(/^applications-.*\.xlsx$/);
  await adminPage.reload();
  await adminPage.getByText('Saved as a file by').click();
  await expect(adminPage.getByText('(Excel, only handled, a search)').first()).toBeVisible();
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
    await expectToast(adminPage, '2 contact requests marked as handled');
    await expect(all).toBeFocused();
    await expect(adminPage.getByRole('row', { name: `Ada ${lastName}` })).toContainText('Handled');
    expect(await statesOf(lastName)).toEqual(['Ada: handled', 'Bo: handled', 'Cy: new']);

    await all.press('Space');
    await adminPage.getByRole('button', { name: 'Mark as new' }).press('Enter');
    await expectToast(adminPage, '2 contact requests marked as new');
    await expectToast(
      adminPage,
      'One more was selected: it had this state already, or is deleted.',
    );
    expect(await statesOf(lastName)).toEqual(['Ada: new', 'Bo: new', 'Cy: new']);
  });
}

test('a request that is opened is read; its message comes first, and names stand in the place of codes', async ({
  adminPage,
}) => {
  const lastName = await sendContactRequests(['Ada', 'Bo']);
  await serviceClient()
    .from('contact_requests')
    .update({ pms: 'SMOOBU', country: 'CH', message: 'Does it work in winter?' })
    .eq('last_name', lastName)
    .throwOnError();
  await adminPage.goto(`/admin/contact-requests?q=${lastName}`);
  const row = adminPage.getByRole('row', { name: `Ada ${lastName}` });
  await expect(row).toContainText('New');
  await expect(row).toContainText('Switzerland');
  const link = row.getByRole('link', { name: `Ada ${lastName}` });
  // What fetches the page, such as a scanner, has not read it.
  expect((await adminPage.request.get((await link.getAttribute('href'))!)).status()).toBe(200);
  expect(await statesOf(lastName)).toEqual(['Ada: new', 'Bo: new']);
  await link.click();
  await expect(adminPage.getByRole('region', { name: 'Message' })).toHaveText(
    'Does it work in winter?',
  );
  const details = adminPage.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Smoobu');
  await expect(details).not.toContainText('SMOOBU');
  await expect(adminPage.getByRole('combobox', { name: 'State' })).toHaveText('Read');
  expect(await statesOf(lastName)).toEqual(['Ada: read', 'Bo: new']);
  await expect(adminPage.getByRole('link', { name: 'Answer' })).toHaveAttribute(
    'href',
    /subject=Re%3A%20Your%20request.*&body=.*Does%20it%20work/,
  );

  await adminPage.getByRole('textbox', { name: /^Note/ }).fill('Called back.');
  await adminPage.getByRole('button', { name: 'Handled and next' }).click();
  await expectToast(adminPage, '1 contact request marked as handled');
  await expect(adminPage.getByRole('heading', { name: `Ada ${lastName}` })).toHaveCount(0);
  expect((await statesOf(lastName))[0]).toBe('Ada: handled');
  await adminPage.getByRole('link', { name: 'Back to contact requests' }).click();
  await expect(adminPage).toHaveURL(new RegExp(`\\?q=${lastName}$`));
  await expect(row).toContainText('Called back.');
});

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
  await expectToast(adminPage, 'Contact request deleted for good');
  await expect(adminPage).toHaveURL(/\/admin\/contact-requests$/);
  expect(await statesOf(lastName)).toEqual([]);

  await adminPage.goto('/admin');
  await adminPage.getByRole('link', { name: 'Deleted contact request' }).first().click();
  await expect(adminPage).toHaveURL(address.replace(/\?.*/, ''));
  await expect(adminPage.getByText('Nothing of what was sent is kept.')).toBeVisible();
  await expect(adminPage.getByText(lastName)).toHaveCount(0);
});

test.describe('a person', () => {
  // The browser has fetched a row in advance that is erased by then.
  test.use({ tolerated: /status of 404 .*\/admin\/contact-requests\// });

  test('a person’s file holds another spelling of the address once it is chosen, and so does the erasure', async ({
    adminPage,
  }) => {
    const email = newAddress();
    const other = email.replace('@', '+x@');
    const person = { last_name: 'L.', country: 'Estonia', properties: 3, pms: 'OTHER' };
    const rows = [email, other].map((each) => ({ ...person, first_name: 'Ada', email: each }));
    await serviceClient().from('contact_requests').insert(rows).throwOnError();
    // A mail that waits is a row of the person too; once it is sent it says no more whom it was about.
    const waiting = async () => {
      const mails = serviceClient().from('outbox').select('template').like('template', 'contact%');
      return (await mails.is('sent_at', null).is('failed_at', null)).data;
    };
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);

    await adminPage.goto('/admin/person');
    await adminPage.getByRole('searchbox').fill(email);
    await adminPage.getByRole('button', { name: 'Find' }).click();
    const requests = adminPage.getByRole('region', { name: 'Contact requests' });
    await expect(requests.getByRole('listitem')).toHaveCount(1);
    const choice = adminPage.getByRole('group', { name: 'Maybe the same person' });
    await choice.getByRole('checkbox', { name: other }).check();
    await adminPage.getByRole('button', { name: 'Show with the chosen ones' }).click();
    await expect(requests.getByRole('listitem')).toHaveCount(2);
    await expect(choice.getByRole('checkbox')).toBeChecked();

    const download = adminPage.waitForEvent('download');
    await adminPage.getByRole('link', { name: 'Save as JSON' }).click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as object;
    expect(file).toMatchObject({
      about: email,
      also_chosen: [other],
      chosen_by: LOCAL_ADMINISTRATOR.email,
      contact_requests: [{ email }, { email: other }],
    });
    await adminPage.getByRole('button', { name: 'Erase for good' }).click();
    const dialog = adminPage.getByRole('alertdialog');
    await expect(dialog).toContainText('Contact requests: 2');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expectToast(adminPage, 'Everything is erased for good');
    await expect(adminPage.getByText(`Nothing is kept about ${email}.`)).toBeVisible();
  });
});
