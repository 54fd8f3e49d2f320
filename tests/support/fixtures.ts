import { expect, test as base, type Page } from '@playwright/test';
import { refusedAt } from './refused.ts';
import { ADMINISTRATOR_STATE, SITE_URL } from './site.ts';

type Fixtures = {
  /** Complaints of the browser that this test provokes on purpose; everything else in the console fails it. */
  tolerated: RegExp | null;
  watchForComplaints: void;
  /** A page of the administrator, at /admin. Its session is shared: a test that signs out makes an administrator of its own. */
  adminPage: Page;
};

/** The state of a browser whose visitor has answered the question about cookies. */
export const ANSWERED = refusedAt(SITE_URL);

/** For `test.use`: somebody who comes for the first time. */
export const FIRST_VISIT = { storageState: { cookies: [], origins: [] } };

export const test = base.extend<Fixtures>({
  storageState: ANSWERED,
  tolerated: [null, { option: true }],

  watchForComplaints: [
    async ({ context, tolerated }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        complaints.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(`page: ${String(error.error())}`));
      context.on('response', (response) => {
        if (response.status() >= 500) complaints.push(`${response.status()}: ${response.url()}`);
      });
      await use();
      const unexpected = complaints.filter((text) => !tolerated?.test(text));
      expect(unexpected, 'nothing unexpected in the console').toEqual([]);
    },
    { auto: true },
  ],

  adminPage: async ({ browser }, use) => {
    const context = await browser.newContext({ storageState: ADMINISTRATOR_STATE });
    const page = await context.newPage();
    await page.goto('/admin');
    await use(page);
    await context.close();
  },
});

export { expect };

/** Fills in the sign-in form and sends it. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('tabpanel', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}
