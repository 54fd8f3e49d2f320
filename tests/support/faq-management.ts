import type { Locator, Page } from '@playwright/test';
import { serviceClient } from './people.ts';
import { expect } from './fixtures.ts';

/** An answer of two paragraphs. */
export const ANSWER = 'Yes, in a basket beside the stove.\nPlease sweep the grate.';

/** Opens the list of questions, as the administrator who is signed in. */
export async function openManagement(page: Page) {
  await page.goto('/admin/faq');
  await expect(page.getByRole('heading', { name: 'FAQ Management' })).toBeVisible();
}

/** The row of a question in the list. */
export function rowOf(page: Page, question: string): Locator {
  return page.getByRole('row').filter({ hasText: question });
}

/** Waits for a message with this title. */
export async function expectToast(page: Page, title: string) {
  await expect(page.locator('[data-slot=toast]').filter({ hasText: title }).first()).toBeVisible();
}

/** Puts a question into the database, past the site; `E2E ` at its beginning has it removed after the test. */
export async function insertQuestion(question: string) {
  const { error } = await serviceClient().from('faq_items').insert({ question, answer: ANSWER });
  if (error) throw error;
}
