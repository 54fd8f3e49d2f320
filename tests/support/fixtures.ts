import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { refusedAt } from './refused.ts';
import { ADMINISTRATOR_STATE, SITE_URL } from './site.ts';

type Fixtures = {
  /** Complaints of the browser that this test provokes on purpose; everything else in the console fails it. */
  tolerated: RegExp | null;
  /** What the pages of this test have complained of so far. */
  complaints: string[];
  watchForComplaints: void;
  /** A page of the administrator, at /admin. Its session is shared: a test that signs out creates its own administrator. */
  adminPage: Page;
};

/** The state of a browser whose visitor has answered the question about cookies. */
export const ANSWERED = refusedAt(SITE_URL);

/** For `test.use`: a first-time visitor. */
export const FIRST_VISIT = { storageState: { cookies: [], origins: [] } };

export const test = base.extend<Fixtures>({
  storageState: ANSWERED,
  tolerated: [null, { option: true }],

  complaints: async ({}, use) => use([]),

  watchForComplaints: [
    async ({ context, complaints, tolerated }, use) => {
      watch(context, complaints);
      await use();
      const unexpected = complaints.filter((text) => !tolerated?.test(text));
      expect(unexpected, 'nothing unexpected in the console').toEqual([]);
    },
    { auto: true },
  ],

  adminPage: async ({ browser, complaints }, use) => {
    const context = await browser.newContext({ storageState: ADMINISTRATOR_STATE });
    watch(context, complaints);
    const page = await context.newPage();
    await page.goto('/admin');
    await use(page);
    await context.close();
  },
});

export { expect };

/** Notes errors in the console, errors of scripts, and answers of a failing server. */
function watch(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`page: ${String(error.error())}`));
  context.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()}: ${response.url()}`);
  });
}

/** Fills in the sign-in form and sends it. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('tabpanel', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}
