import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
import { expect, expectToast, test } from '../support/fixtures.ts';
import { mailTo, newAddress, registerPerson } from '../support/people.ts';

test('an owner invites, withdraws, gives a role, changes it and takes it away @core', async ({
  adminPage,
}) => {
  const email = newAddress();
  await adminPage.goto('/admin/administrators');
  const main = adminPage.getByRole('main');
  const field = main.getByLabel('E-mail', { exact: true });
  const give = main.getByRole('button', { name: 'Give access' });
  const rowOf = (address: string) => main.getByRole('listitem').filter({ hasText: address });
  await expect(rowOf(LOCAL_ADMINISTRATOR.email)).toBeVisible();

  await field.fill('no address');
  await give.click();
  await expect(field).toHaveAccessibleDescription(/valid email/);
  await field.fill(email);
  await give.click();
  const row = rowOf(email);
  await expect(row).toContainText(`As Editor, by ${LOCAL_ADMINISTRATOR.email}`);
  const { html } = await mailTo(email, /^You are invited/);
  expect(html).toContain(`${LOCAL_ADMINISTRATOR.email} invites you to the admin area of`);
  expect(html).toContain('Your role is Editor: you may change what visitors read');
  await row.getByRole('button', { name: 'Send again' }).click();
  await expectToast(adminPage, `${email} was mailed a few minutes ago`);
  await row.getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toHaveCount(0);

  await registerPerson(email);
  await field.fill(email);
  await give.click();
  const role = row.getByRole('combobox', { name: `Role of ${email}` });
  await expect(role).toHaveText('Editor');
  await role.click();
  await adminPage.getByRole('option', { name: 'Inbox' }).click();
  await adminPage.reload();
  await expect(role).toHaveText('Inbox');

  await row.getByRole('button', { name: 'Take access away' }).click();
  const dialog = adminPage.getByRole('alertdialog');
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Take access away' }).click();
  await expect(row).toHaveCount(0);
});
