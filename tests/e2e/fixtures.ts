import { readFile } from 'node:fs/promises';
import { expect, test as base, type Page } from '@playwright/test';
import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
import { refusedAt } from '../setup/refused.ts';
import { SERVER_LOG, SITE_URL } from '../setup/site.ts';

type Fixtures = {
  /** Complaints that this test provokes on purpose; everything else in console or log fails it. */
  tolerated: RegExp | null;
  watchForComplaints: void;
  /** A page whose visitor has signed in as the administrator. */
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
      const logBefore = (await readServerLog()).length;
      await use();
      const printed = (await readServerLog()).slice(logBefore).split('\n');
      complaints.push(...printed.filter((line) => /"level":"error"|^Error|⨯/.test(line)));
      const unexpected = complaints.filter((text) => !tolerated?.test(text));
      expect(unexpected, 'nothing unexpected in console and server log').toEqual([]);
    },
    { auto: true },
  ],

  adminPage: async ({ page }, use) => {
    await signIn(page, LOCAL_ADMINISTRATOR.email, LOCAL_ADMINISTRATOR.password);
    await page.waitForURL('**/admin');
    await use(page);
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

function readServerLog(): Promise<string> {
  return readFile(SERVER_LOG, 'utf8').catch(() => '');
}
