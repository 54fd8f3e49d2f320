import type { Page } from '@playwright/test';
import { serviceClient } from '../support/people.ts';
import { SITE_URL } from '../support/site.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  ANSWER,
  deleteQuestion,
  edit,
  expectToast,
  insertQuestion,
  openManagement,
  removeQuestions,
  rowOf,
  storedRows,
} from '../support/faq-management.ts';

test.afterEach(removeQuestions);

test('an administrator creates, edits and deletes a question, and the next visitor sees each change', async ({
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
  await dialog.getByLabel('Question').fill('E2E Is there dry firewood?');
  await dialog.getByLabel('Category').fill('House');
  await dialog.getByLabel('Display order').fill('0');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expectToast(adminPage, 'FAQ Updated');
  await expect(dialog).toBeHidden();
  const row = rowOf(adminPage, 'E2E Is there dry firewood?');
  await expect(row).toContainText('House');
  for (const path of ['/', '/faq'])
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
  for (const path of ['/', '/faq'])
    expect(await readAsVisitor(path), path).not.toContain('E2E Is there');
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
    const failure = adminPage.locator('[data-slot=toast]').filter({ hasText: 'Failed to save' });
    await expect(failure).toHaveCount(0);

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

test.describe('an empty list', () => {
  let saved: Awaited<ReturnType<typeof allRows>> = [];

  test.beforeEach(async () => {
    saved = await allRows();
    expect(saved.length).toBeGreaterThan(0);
  });

  test.afterEach(async ({ adminPage }) => {
    await faqItems().upsert(saved, { ignoreDuplicates: true }).throwOnError();
    expect(await allRows()).toEqual(expect.arrayContaining(saved));
    // A change through the site makes it read the rows again.
    await insertQuestion('E2E Back again?');
    await openManagement(adminPage);
    await deleteQuestion(adminPage, 'E2E Back again?');
    await expectToast(adminPage, 'FAQ Deleted');
    expect(await readAsVisitor('/faq')).not.toContain('No FAQ items found.');
  });

  test('is reported to the administrator and to visitors', async ({ adminPage }) => {
    await insertQuestion('E2E The last one?');
    const ids = saved.map(({ id }) => id);
    await faqItems().delete().in('id', ids).throwOnError();
    await openManagement(adminPage);
    await deleteQuestion(adminPage, 'E2E The last one?');
    await expectToast(adminPage, 'FAQ Deleted');
    await expect(
      adminPage.getByText('No FAQ items found. Click "Add New FAQ" to create your first item.'),
    ).toBeVisible();
    for (const path of ['/', '/faq'])
      expect(await readAsVisitor(path), path).toContain('No FAQ items found.');
  });
});

function faqItems() {
  return serviceClient().from('faq_items');
}

async function allRows() {
  const { data } = await faqItems().select('*').throwOnError();
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
