import { expect, type Page } from '@playwright/test';

/** An administrator adds a question at the instance with this address, and is told that it is stored. */
export async function addQuestion(admin: Page, url: string, question: string): Promise<void> {
  await admin.goto(`${url}/admin/faq`);
  await admin.getByRole('button', { name: 'Add New FAQ' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Question').fill(question);
  await dialog.getByLabel('Answer').fill('Ask at the desk.');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const toast = admin.locator('[data-slot=toast]').filter({ hasText: 'FAQ Created' });
  await expect(toast.first()).toBeVisible();
}

/** The text of the next answer, without a browser's cache. */
export async function read(url: string): Promise<string> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return response.text();
}

/** Asks for a page until it is served from the cache and needs no refresh. */
export async function warm(url: string): Promise<void> {
  const cacheState = async () => {
    const response = await fetch(url);
    await response.text();
    return response.headers.get('x-nextjs-cache');
  };
  await expect.poll(cacheState, { message: url, timeout: 30_000 }).toBe('HIT');
}
