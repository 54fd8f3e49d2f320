import { expect, test as base, type Page } from '@playwright/test';
import { refuseBeforehand } from '../../support/refused.ts';
import { LOCAL_ADMINISTRATOR } from '../../../supabase/local/settings.ts';
import { signIn } from '../../support/fixtures.ts';
import { startStand, type Instance, type Stand } from './stand.ts';

/** Whether the instances of a file share their cache over Redis. */
type Options = { isShared: boolean };

export const test = base.extend<{ admin: Page }, Options & { stand: Stand }>({
  isShared: [true, { option: true, scope: 'worker' }],

  stand: [
    async ({ isShared }, use) => {
      const stand = await startStand(isShared);
      await use(stand);
      await stand.stop();
    },
    { scope: 'worker', timeout: 400_000 },
  ],

  /** The administrator, signed in at the first instance; cookies hold for all ports of a host. */
  admin: async ({ stand, browser }, use) => {
    const [{ url }] = stand.instances;
    const context = await browser.newContext({ baseURL: url });
    await refuseBeforehand(context);
    const page = await context.newPage();
    await signIn(page, LOCAL_ADMINISTRATOR.email, LOCAL_ADMINISTRATOR.password);
    await page.waitForURL('**/admin');
    await use(page);
    await context.close();
  },
});

export { expect };

/** The administrator adds a question at an instance, and is told that it is kept. */
export async function addQuestion(admin: Page, { url }: Instance, question: string) {
  await admin.goto(`${url}/admin/faq`);
  await admin.getByRole('button', { name: 'Add New FAQ' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Question').fill(question);
  await dialog.getByLabel('Answer').fill('Ask at the desk.');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const toast = admin.locator('[data-slot=toast]').filter({ hasText: 'FAQ Created' });
  await expect(toast.first()).toBeVisible();
}

/** The very next answer, without a browser's cache. */
export async function read(url: string): Promise<string> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return response.text();
}

/** Until both instances have the page as it is now, and need not ask anybody for it. */
export async function warm(stand: Stand, path: string): Promise<void> {
  for (const { url } of stand.instances) {
    const isFresh = async () => {
      const response = await fetch(url + path);
      await response.text();
      return response.headers.get('x-nextjs-cache');
    };
    await expect.poll(isFresh, { timeout: 30_000 }).toBe('HIT');
  }
}
