import type { Page } from '@playwright/test';
import { serviceClient } from './people.ts';
import { expect, toastOf } from './fixtures.ts';

/** An answer of two paragraphs. */
export const ANSWER = 'Yes, in a basket beside the stove.\nPlease sweep the grate.';

/** Opens the list of questions, as the administrator who is signed in. */
export async function openManagement(page: Page) {
  await page.goto('/admin/faq');
  await expect(page.getByRole('heading', { name: 'FAQ Management' })).toBeVisible();
}

export const rowOf = (page: Page, question: string) =>
  page.getByRole('row').filter({ hasText: question });

export async function expectToast(page: Page, text: string) {
  await expect(toastOf(page, text).first()).toBeVisible();
}

/** Opens the form of a question in the list. */
export async function edit(page: Page, question: string) {
  await rowOf(page, question).getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('dialog').getByLabel('Question')).toHaveValue(question);
}

/** Deletes a question in the list, and confirms it. */
export async function deleteQuestion(page: Page, question: string) {
  await rowOf(page, question)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

/** Inserts a question with the service client. {@link removeQuestions} removes it if it begins with `E2E `. */
export async function insertQuestion(question: string) {
  await serviceClient().from('faq_items').insert({ question, answer: ANSWER }).throwOnError();
}

export async function removeQuestions() {
  await serviceClient().from('faq_items').delete().like('question', 'E2E %').throwOnError();
}

export async function storedRows(question: string) {
  const { data } = await serviceClient()
    .from('faq_items')
    .select('answer, category, display_order, type')
    .eq('question', question)
    .throwOnError();
  return data;
}
