import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The five questions, in their order. */
export const QUESTIONS = [
  'Do you manage short-term rental properties?',
  'How do you manage properties?',
  'How many properties?',
  'Which property management system?',
  'What is your biggest communication challenge?',
];

/** Waits for a question, with the progress that belongs to it. */
export async function expectStep(page: Page, step: number) {
  await expect(heading(page, step)).toBeVisible();
  const progress = page.getByRole('progressbar', { name: 'Progress' });
  await expect(progress).toHaveAttribute('aria-valuenow', String((step - 1) * 20));
  await expect(progress).toHaveAttribute('aria-valuemax', '100');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    `Question ${step} of 5 ${(step - 1) * 20}%`,
  );
}

export const heading = (page: Page, step: number) =>
  page.getByRole('heading', { level: 2, name: QUESTIONS[step - 1] });

export async function choose(page: Page, answer: string | RegExp) {
  const exact = typeof answer === 'string';
  await page.getByRole('main').getByRole('button', { name: answer, exact }).click();
}

/** The answers on offer, as they are read. */
export async function offered(page: Page) {
  const texts = await page.getByRole('main').locator('[aria-pressed]').allInnerTexts();
  // The first letter in place of an icon is decoration.
  return texts.map((text) => text.replace(/^O\n(?=Other)/, '').replace(/\s+/g, ' '));
}
