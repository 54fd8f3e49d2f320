import { serviceClient } from '../support/people.ts';
import { SITE_URL } from '../support/site.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  ANSWER,
  expectToast,
  insertQuestion,
  openManagement,
  rowOf,
} from '../support/faq-management.ts';

test.describe.configure({ mode: 'serial' });

test.afterEach(async () => {
  await serviceClient().from('faq_items').delete().like('question', 'E2E %');
});

test('an administrator creates, edits and deletes a question, and the next visitor sees each change', async ({
  adminPage,
}) => {
  await openManagement(adminPage);

  await adminPage.getByRole('button', { name: 'Add New FAQ' }).click();
  const dialog = adminPage.getByRole('dialog');
  await dialog.getByLabel('Question').fill('E2E Is there firewood?');
  await dialog.getByLabel('Answer').fill(ANSWER);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expectToast(adminPage, 'FAQ Created');
  await expect(dialog).toBeHidden();
  await expect(rowOf(adminPage, 'E2E Is there firewood?')).toBeVisible();
  const help = await visitorReads('/faq');
  expect(help).toContain('E2E Is there firewood?');
  expect(help).toContain('Please sweep the grate.');
  const { data: created } = await serviceClient()
    .from('faq_items')
    .select('category, display_order, type')
    .eq('question', 'E2E Is there firewood?')
    .single();
  expect(created, 'empty category and order are saved as null').toEqual({
    category: null,
    display_order: null,
    type: 'faq',
  });

  await rowOf(adminPage, 'E2E Is there firewood?').getByRole('button', { name: /^Edit/ }).click();
  await expect(dialog.getByLabel('Answer')).toHaveValue(ANSWER);
  await dialog.getByLabel('Question').fill('E2E Is there dry firewood?');
  await dialog.getByLabel('Category').fill('House');
  await dialog.getByLabel('Display order').fill('0');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expectToast(adminPage, 'FAQ Updated');
  await expect(dialog).toBeHidden();
  const row = rowOf(adminPage, 'E2E Is there dry firewood?');
  await expect(row).toContainText('House');
  for (const path of ['/', '/faq'])
    expect(await visitorReads(path), path).toContain('E2E Is there dry firewood?');

  await row.getByRole('button', { name: /^Delete/ }).click();
  const question = adminPage.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete this FAQ? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(adminPage, 'FAQ Deleted');
  await expect(row).toBeHidden();
  for (const path of ['/', '/faq'])
    expect(await visitorReads(path), path).not.toContain('E2E Is there');
});

test('texts that are too short are refused beside their fields, and stay typed', async ({
  adminPage,
}) => {
  await openManagement(adminPage);
  await adminPage.getByRole('button', { name: 'Add New FAQ' }).click();
  const dialog = adminPage.getByRole('dialog');
  await dialog.getByLabel('Question').fill('Four');
  await dialog.getByLabel('Answer').fill('Nine char');
  await dialog.getByLabel('Display order').fill('first');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByLabel('Question')).toHaveAccessibleDescription(
    'Question must be at least 5 characters',
  );
  await expect(dialog.getByLabel('Answer')).toHaveAccessibleDescription(
    /Answer must be at least 10 characters/,
  );
  await expect(dialog.getByLabel('Display order')).toHaveAccessibleDescription(
    /Order must be a whole number/,
  );
  await expect(dialog.getByLabel('Question')).toBeFocused();
  await expect(dialog.getByLabel('Answer')).toHaveValue('Nine char');
});

test('while it is saved, the button says so and cannot be pressed again', async ({ adminPage }) => {
  await openManagement(adminPage);
  await adminPage.route('**/admin/faq', async (route) => {
    if (route.request().method() === 'POST')
      await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await adminPage.getByRole('button', { name: 'Add New FAQ' }).click();
  const dialog = adminPage.getByRole('dialog');
  await dialog.getByLabel('Question').fill('E2E Asked once?');
  await dialog.getByLabel('Answer').fill(ANSWER);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  await dialog.getByLabel('Question').press('Enter');
  await expectToast(adminPage, 'FAQ Created');

  await rowOf(adminPage, 'E2E Asked once?').getByRole('button', { name: /^Edit/ }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  await expect(dialog).toBeHidden();
  const { count } = await serviceClient()
    .from('faq_items')
    .select('id', { count: 'exact', head: true })
    .eq('question', 'E2E Asked once?');
  expect(count).toBe(1);
});

test('an empty list says so to the administrator and to visitors', async ({ adminPage }) => {
  const { data: rows } = await serviceClient().from('faq_items').select('*');
  expect(rows?.length).toBeGreaterThan(12);
  await serviceClient().from('faq_items').delete().not('id', 'is', null);
  try {
    await insertQuestion('E2E The last one?');
    await openManagement(adminPage);
    await rowOf(adminPage, 'E2E The last one?')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(adminPage, 'FAQ Deleted');
    await expect(
      adminPage.getByText('No FAQ items found. Click "Add New FAQ" to create your first item.'),
    ).toBeVisible();
    for (const path of ['/', '/faq'])
      expect(await visitorReads(path), path).toContain('No FAQ items found.');
  } finally {
    await serviceClient()
      .from('faq_items')
      .insert(rows ?? []);
    await insertQuestion('E2E Back again?');
    await openManagement(adminPage);
    await rowOf(adminPage, 'E2E Back again?')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(adminPage, 'FAQ Deleted');
  }
  expect(await visitorReads('/faq')).toContain(rows?.[0]?.question ?? '');
});

/** The very next anonymous request, without a browser's cache. */
async function visitorReads(path: string): Promise<string> {
  return (await fetch(`${SITE_URL}${path}`)).text();
}
