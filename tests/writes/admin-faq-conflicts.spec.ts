import { serviceClient } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  ANSWER,
  deleteQuestion,
  edit,
  expectToast,
  insertQuestion,
  openManagement,
  removeQuestions,
  storedRows,
} from '../support/faq-management.ts';

test.afterEach(removeQuestions);

test('a question that changed while it was edited is overwritten only on request', async ({
  adminPage,
}) => {
  const question = 'E2E Where is the key?';
  await insertQuestion(question);
  await openManagement(adminPage);
  const other = await adminPage.context().newPage();
  await openManagement(other);
  for (const page of [adminPage, other]) await edit(page, question);
  await other.getByRole('dialog').getByLabel('Answer').fill('In the box left of the door.');
  await other.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expectToast(other, 'FAQ Updated');

  const dialog = adminPage.getByRole('dialog');
  await dialog.getByLabel('Answer').fill('At the neighbour, house number nine.');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toContainText('Somebody else changed this FAQ while you were editing.');
  await expect(dialog).toContainText('In the box left of the door.');
  await expect(dialog.getByLabel('Answer')).toHaveValue('At the neighbour, house number nine.');
  expect(await storedRows(question)).toMatchObject([{ answer: 'In the box left of the door.' }]);

  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expectToast(adminPage, 'FAQ Updated');
  expect(await storedRows(question)).toMatchObject([
    { answer: 'At the neighbour, house number nine.' },
  ]);
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

test('a question that changed in the meantime is not deleted unseen', async ({ adminPage }) => {
  const question = 'E2E May dogs come?';
  await insertQuestion(question);
  await openManagement(adminPage);
  await serviceClient()
    .from('faq_items')
    .update({ answer: 'One dog, 15 francs a night.' })
    .eq('question', question)
    .throwOnError();
  await deleteQuestion(adminPage, question);
  await expectToast(adminPage, 'Somebody else changed this FAQ in the meantime.');
  expect(await storedRows(question)).toMatchObject([{ answer: 'One dog, 15 francs a night.' }]);
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
