import type { Browser, Page } from '@playwright/test';
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

test('two administrators who edit the same question lose nothing silently', async ({
  adminPage,
  browser,
}) => {
  await insertQuestion('E2E Where is the key?');
  await openManagement(adminPage);
  const other = await secondPageOf(adminPage, browser);
  await openManagement(other);

  for (const page of [adminPage, other]) {
    await rowOf(page, 'E2E Where is the key?').getByRole('button', { name: /^Edit/ }).click();
    await expect(page.getByRole('dialog').getByLabel('Question')).toBeVisible();
  }
  await other.getByRole('dialog').getByLabel('Answer').fill('In the box left of the door.');
  await other.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expectToast(other, 'FAQ Updated');

  const dialog = adminPage.getByRole('dialog');
  await dialog.getByLabel('Answer').fill('At the neighbour, house number nine.');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toContainText('Somebody else changed this FAQ while you were editing.');
  await expect(dialog).toContainText('In the box left of the door.');
  await expect(dialog.getByLabel('Answer')).toHaveValue('At the neighbour, house number nine.');
  expect(await storedAnswer('E2E Where is the key?')).toBe('In the box left of the door.');

  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expectToast(adminPage, 'FAQ Updated');
  expect(await storedAnswer('E2E Where is the key?')).toBe('At the neighbour, house number nine.');
  await other.close();
});

test('a question that was deleted meanwhile can be created again', async ({ adminPage }) => {
  await insertQuestion('E2E Is there a sledge?');
  await openManagement(adminPage);
  await rowOf(adminPage, 'E2E Is there a sledge?').getByRole('button', { name: /^Edit/ }).click();
  const dialog = adminPage.getByRole('dialog');
  await dialog.getByLabel('Answer').fill('Two, in the cellar on the left.');
  await serviceClient().from('faq_items').delete().eq('question', 'E2E Is there a sledge?');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toContainText('Somebody else deleted this FAQ while you were editing.');
  await dialog.getByRole('button', { name: 'Create it again' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedAnswer('E2E Is there a sledge?')).toBe('Two, in the cellar on the left.');
});

test('a question that was changed meanwhile is not deleted unseen', async ({ adminPage }) => {
  await insertQuestion('E2E May dogs come?');
  await openManagement(adminPage);
  await serviceClient()
    .from('faq_items')
    .update({ answer: 'One dog, 15 francs a night.' })
    .eq('question', 'E2E May dogs come?');
  await rowOf(adminPage, 'E2E May dogs come?')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(adminPage, 'Error');
  expect(await storedAnswer('E2E May dogs come?')).toBe('One dog, 15 francs a night.');
});

test('a session that ended meanwhile keeps the open dialog and what was typed', async ({
  adminPage,
}) => {
  await openManagement(adminPage);
  await adminPage.getByRole('button', { name: 'Add New FAQ' }).click();
  const dialog = adminPage.getByRole('dialog');
  await dialog.getByLabel('Question').fill('E2E Lost on the way?');
  await dialog.getByLabel('Answer').fill(ANSWER);
  await adminPage.context().clearCookies();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expectToast(adminPage, 'Error');
  await expect(dialog.getByLabel('Question')).toHaveValue('E2E Lost on the way?');
});

async function secondPageOf(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: SITE_URL,
    storageState: await page.context().storageState(),
  });
  return context.newPage();
}

async function storedAnswer(question: string) {
  const { data } = await serviceClient()
    .from('faq_items')
    .select('answer')
    .eq('question', question)
    .single();
  return data?.answer;
}
