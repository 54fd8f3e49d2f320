import type { Page } from '@playwright/test';
import { serviceClient } from './people.ts';
import { expect } from './fixtures.ts';

/** An answer of two paragraphs. */
export const ANSWER = 'Yes, in a basket beside the stove.\nPlease sweep the grate.';

/** Opens the list of questions, as the administrator who is signed in. */
export async function openManagement(page: Page) {
  await page.goto('/admin/faq');
  await expect(page.getByRole('heading', { name: 'FAQ Management' })).toBeVisible();
}

export const rowOf = (page: Page, question: string) =>
  page.getByRole('row').filter({ hasText: question });

export async function removeQuestions() {
  await serviceClient().from('faq_items').delete().like('question', 'E2E %').throwOnError();
}
