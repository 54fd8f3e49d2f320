import type { Locator, Page } from '@playwright/test';
import { expect, expectToast, test } from '../support/fixtures.ts';
import { ANSWER, openManagement, removeQuestions, rowOf } from '../support/faq-management.ts';
import { serviceClient } from '../support/people.ts';
import { SITE_URL } from '../support/site.ts';

const [A, B, C] = ['E2E Alpha?', 'E2E Beta?', 'E2E Gamma?'] as const;

test.beforeEach(async ({ adminPage }) => {
  const rows = [A, B, C].map((question, row) => ({
    question,
    answer: ANSWER,
    display_order: row - 1000,
  }));
  await serviceClient().from('faq_items').insert(rows).throwOnError();
  await openManagement(adminPage);
  await expect(handleOf(adminPage, A)).toBeEnabled();
});

test.afterEach(removeQuestions);

test('an administrator drags a question, and the next visitor sees the new order', async ({
  adminPage,
}) => {
  await adminPage.setViewportSize({ width: 1280, height: 1200 });
  await drag(adminPage, handleOf(adminPage, C), handleOf(adminPage, A));
  await expectToast(adminPage, 'FAQ Updated');
  await expect.poll(() => shownOrder(adminPage)).toEqual([C, A, B]);
  expect(await visitorsOrder()).toEqual([C, A, B]);
  await expect(rowOf(adminPage, B).getByRole('cell').first()).toContainText('3');

  // A list that another administrator changed is shown as it is, and nothing is overwritten.
  await serviceClient().from('faq_items').delete().eq('question', B).throwOnError();
  await drag(adminPage, handleOf(adminPage, A), handleOf(adminPage, C));
  await expectToast(adminPage, 'Somebody else changed the list in the meantime.');
  await expect(rowOf(adminPage, B)).toBeHidden();
  await expect.poll(() => shownOrder(adminPage)).toEqual([C, A]);
});

test('the keyboard moves a question, or puts it back @core', async ({ adminPage }) => {
  await adminPage.setViewportSize({ width: 1280, height: 800 });
  const handle = handleOf(adminPage, A);
  const announced = (text: string) =>
    expect(adminPage.getByRole('status').filter({ hasText: text })).toBeAttached();
  await handle.press('Space');
  await announced('Lifted from place 1');
  await handle.press('ArrowDown');
  await announced('Place 2 of');
  await handle.press('Escape');
  await announced('Put back on place 1');
  await expect.poll(() => shownOrder(adminPage)).toEqual([A, B, C]);

  for (const key of ['Space', 'Home', 'ArrowDown', 'ArrowDown', 'Space']) await handle.press(key);
  await expectToast(adminPage, 'FAQ Updated');
  await announced('Dropped on place 3');
  await expect(handle).toBeFocused();
  await expect.poll(() => shownOrder(adminPage)).toEqual([B, C, A]);
  expect(await visitorsOrder()).toEqual([B, C, A]);
});

function handleOf(page: Page, question: string): Locator {
  return rowOf(page, question).getByRole('button', { name: `Move ${question}` });
}

/** Drags with the mouse, in small steps as a hand does. */
async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

async function middleOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** The questions of this file in the order of the administrator's list. */
async function shownOrder(page: Page) {
  return inOrder((await page.getByRole('row').allTextContents()).join());
}

/** The same on the help page, as the next visitor gets it. */
async function visitorsOrder() {
  return inOrder(await (await fetch(`${SITE_URL}/faq`)).text());
}

function inOrder(text: string) {
  const places = [A, B, C].map((question) => [text.indexOf(question), question] as const);
  return places
    .filter(([at]) => at !== -1)
    .sort(([a], [b]) => a - b)
    .map(([, question]) => question);
}
