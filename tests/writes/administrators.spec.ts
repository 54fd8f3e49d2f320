import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
import { expect, test } from '../support/fixtures.ts';
import { newAddress, registerPerson } from '../support/people.ts';

test('an administrator gives an account access, and takes it away again', async ({ adminPage }) => {
  const email = newAddress();
  await adminPage.goto('/admin/administrators');
  const main = adminPage.getByRole('main');
  const field = main.getByLabel('E-mail of the account');
  const give = main.getByRole('button', { name: 'Give access' });
  const rowOf = (address: string) => main.getByRole('listitem').filter({ hasText: address });
  await expect(rowOf(LOCAL_ADMINISTRATOR.email)).toBeVisible();

  await field.fill('no address');
  await give.click();
  await expect(field).toHaveAccessibleDescription(/valid email/);
  await field.fill(email);
  await give.click();
  await expect(field).toHaveAccessibleDescription(/No confirmed account has this address/);
  await expect(field).toHaveValue(email);

  await registerPerson(email);
  await give.click();
  const row = rowOf(email);
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: 'Take access away' }).click();
  const dialog = adminPage.getByRole('alertdialog');
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Take access away' }).click();
  await expect(row).toHaveCount(0);
});
