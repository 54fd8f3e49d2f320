import type { Page } from '@playwright/test';
import { openQuestions } from '../../content/open-questions.ts';
import { expect, expectToast, test, toastOf } from '../support/fixtures.ts';
import { ANSWER, openManagement, removeQuestions, rowOf } from '../support/faq-management.ts';
import { serviceClient } from '../support/people.ts';
import { SITE_URL } from '../support/site.ts';

test.afterEach(removeQuestions);

test('an administrator creates, edits and deletes a question, and the next visitor sees each change @core', async ({
  adminPage,
}) => {
  await openManagement(adminPage);
  await adminPage.getByRole('button', { name: 'Add New FAQ' }).click();
  const dialog = adminPage.getByRole('dialog');
  await dialog.getByLabel('Question').fill('Four');
  await dialog.getByLabel('Answer').fill('Nine char');
  await dialog.getByLabel('Display order').fill('first');
  await dialog.getByRole('button', { name: 'Create' }).click();
  for (const [label, message] of [
    ['Question', /Question must be at least 5 characters/],
    ['Answer', /Answer must be at least 10 characters/],
    ['Display order', /Order must be a whole number/],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(message);
  }
  await expect(dialog.getByLabel('Question')).toBeFocused();
  await expect(dialog.getByLabel('Answer')).toHaveValue('Nine char');

  await dialog.getByLabel('Question').fill('E2E Is there firewood?');
  await dialog.getByLabel('Answer').fill(ANSWER);
  await dialog.getByLabel('Display order').fill('');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expectToast(adminPage, 'FAQ Created');
  await expect(dialog).toBeHidden();
  await expect(rowOf(adminPage, 'E2E Is there firewood?')).toBeVisible();
  const help = await readAsVisitor('/faq');
  expect(help).toContain('E2E Is there firewood?');
  expect(help).toContain('Please sweep the grate.');
  expect(await storedRows('E2E Is there firewood?')).toEqual([
    { answer: ANSWER, category: null, display_order: null, type: 'faq' },
  ]);

  await edit(adminPage, 'E2E Is there firewood?');
  await expect(dialog.getByLabel('Answer')).toHaveValue(ANSWER);
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await adminPage.getByRole('option', { name: 'Support' }).click();
  await dialog.getByLabel('Question').fill('E2E Is there dry firewood?');
  await dialog.getByLabel('Category').fill('House');
  await dialog.getByLabel('Display order').fill('0');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expectToast(adminPage, 'FAQ Updated');
  await expect(dialog).toBeHidden();
  const row = rowOf(adminPage, 'E2E Is there dry firewood?');
  await expect(row).toContainText('House');
  for (const path of ['/docs/support', '/faq'])
    expect(await readAsVisitor(path), path).toContain('E2E Is there dry firewood?');

  await row.getByRole('button', { name: /^Delete/ }).click();
  const confirmation = adminPage.getByRole('alertdialog');
  await expect(confirmation).toContainText(
    'Are you sure you want to delete this FAQ? This action cannot be undone.',
  );
  await confirmation.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await deleteQuestion(adminPage, 'E2E Is there dry firewood?');
  await expectToast(adminPage, 'FAQ Deleted');
  await expect(row).toBeHidden();
  for (const path of ['/docs/support', '/faq'])
    expect(await readAsVisitor(path), path).not.toContain('E2E Is there');
});

// Catches a question that is stored before it has an answer, or that stays on the list after.
test('an open question of the dashboard has its answer written, and is on the list no more', async ({
  adminPage,
}) => {
  const open = adminPage.getByRole('region', { name: 'Questions without an answer' });
  const showOpen = async () => {
    await adminPage.goto('/admin');
    await open.getByText('Questions without an answer').click();
  };
  await showOpen();
  await expect(open.getByRole('link')).toHaveCount(openQuestions.length);
  const { id, question } = openQuestions[1]!;
  await open.getByRole('link', { name: question }).click();
  const dialog = adminPage.getByRole('dialog');
  await expect(dialog.getByLabel('Question')).toHaveValue(question);
  expect(await storedRows(question)).toEqual([]);
  await dialog.getByLabel('Answer').fill(ANSWER);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expectToast(adminPage, 'FAQ Created');
  await showOpen();
  await expect(open.getByRole('link')).toHaveCount(openQuestions.length - 1);
  await expect(open.getByRole('link', { name: question })).toHaveCount(0);
  await serviceClient().from('faq_items').delete().eq('id', id).throwOnError();
});

test.describe('on a slow or broken connection', () => {
  test.use({ tolerated: /ERR_FAILED \(.*\/admin\/faq\)/ });

  test('a failure is reported, and a question is saved once', async ({ adminPage }) => {
    const question = 'E2E Asked once?';
    await openManagement(adminPage);
    await adminPage.getByRole('button', { name: 'Add New FAQ' }).click();
    const dialog = adminPage.getByRole('dialog');
    await dialog.getByLabel('Question').fill(question);
    await dialog.getByLabel('Answer').fill(ANSWER);
    const reconnect = await interceptPosts(adminPage, 'abort');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expectToast(adminPage, 'Failed to save FAQ');
    await expect(dialog.getByLabel('Question')).toHaveValue(question);
    reconnect();

    let release = await interceptPosts(adminPage, 'hold');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    await dialog.getByLabel('Question').press('Enter');
    release();
    await expectToast(adminPage, 'FAQ Created');
    // A success takes the message of an earlier failure away.
    await expect(toastOf(adminPage, 'Failed to save')).toHaveCount(0);

    await edit(adminPage, question);
    release = await interceptPosts(adminPage, 'hold');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    release();
    await expect(dialog).toBeHidden();

    await interceptPosts(adminPage, 'abort');
    await deleteQuestion(adminPage, question);
    await expectToast(adminPage, 'Failed to delete FAQ');
    expect(await storedRows(question)).toHaveLength(1);
  });
});

test('a question that was deleted while it was edited can be created again', async ({
  adminPage,
}) => {
  const question = 'E2E Is there a sledge?';
  await insertQuestion(question);
  await openManagement(adminPage);
  await edit(adminPage, question);
  const dialog = adminPage.getByRole('dialog');
  await dialog.getByLabel('Answer').fill('Two, in the cellar on the left.');
  await removeQuestions();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toContainText('Somebody else deleted this FAQ while you were editing.');
  await dialog.getByRole('button', { name: 'Create it again' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedRows(question)).toMatchObject([{ answer: 'Two, in the cellar on the left.' }]);
});

test('a session that ended in the meantime keeps the open dialog and its values', async ({
  adminPage,
  tolerate,
}) => {
  // Links of the sidebar that are fetched ahead.
  tolerate(/status of 401 .*_rsc=/);
  await openManagement(adminPage);
  await adminPage.getByRole('button', { name: 'Add New FAQ' }).click();
  const dialog = adminPage.getByRole('dialog');
  await dialog.getByLabel('Question').fill('E2E Lost on the way?');
  await dialog.getByLabel('Answer').fill(ANSWER);
  await adminPage.context().clearCookies();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expectToast(adminPage, 'Error');
  await expect(dialog.getByLabel('Question')).toHaveValue('E2E Lost on the way?');
  expect(await storedRows('E2E Lost on the way?')).toEqual([]);
});

/** Opens the form of a question in the list. */
async function edit(page: Page, question: string) {
  await rowOf(page, question).getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('dialog').getByLabel('Question')).toHaveValue(question);
}

/** Deletes a question in the list, and confirms it. */
async function deleteQuestion(page: Page, question: string) {
  await rowOf(page, question)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

/** Inserts a question with the service client. */
async function insertQuestion(question: string) {
  await serviceClient().from('faq_items').insert({ question, answer: ANSWER }).throwOnError();
}

async function storedRows(question: string) {
  const { data } = await serviceClient()
    .from('faq_items')
    .select('answer, category, display_order, type')
    .eq('question', question)
    .throwOnError();
  return data;
}

/** Holds or aborts the posts of a page. Gives the function that ends it. */
async function interceptPosts(page: Page, what: 'hold' | 'abort') {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isOver = false;
  await page.route('**/admin/faq', async (route) => {
    if (isOver || route.request().method() !== 'POST') return route.fallback();
    if (what === 'abort') return route.abort();
    await released;
    await route.fallback();
  });
  return () => {
    isOver = true;
    release();
  };
}

/** The next request of a visitor, without the cache of a browser. */
async function readAsVisitor(path: string): Promise<string> {
  return (await fetch(`${SITE_URL}${path}`)).text();
}
