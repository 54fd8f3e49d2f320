import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { refusedAt } from './consent.ts';
import { ADMINISTRATOR_STATE, SITE_URL } from './site.ts';

type Fixtures = {
  /** Complaints of the browser that a group of tests provokes on purpose; everything else in the console fails them. */
  tolerated: RegExp | null;
  /** Adds one that only the running test provokes. */
  tolerate: (complaint: RegExp) => void;
  provoked: RegExp[];
  /** The complaints of this test's pages so far. */
  complaints: string[];
  watchForComplaints: void;
  /** A page without JavaScript. */
  plainPage: Page;
  /** A page of the administrator, at /admin. Its session is shared: a test that signs out creates its own administrator. */
  adminPage: Page;
};

/** For `test.use`: a first-time visitor. */
export const FIRST_VISIT = { storageState: { cookies: [], origins: [] } };

export const test = base.extend<Fixtures>({
  /** The visitor has answered the question about cookies. */
  storageState: refusedAt(SITE_URL),
  tolerated: [null, { option: true }],

  complaints: async ({}, use) => use([]),

  provoked: async ({ tolerated }, use) => use(tolerated ? [tolerated] : []),
  tolerate: async ({ provoked }, use) => use((complaint) => void provoked.push(complaint)),

  watchForComplaints: [
    async ({ context, complaints, provoked }, use) => {
      watch(context, complaints);
      await use();
      const unexpected = complaints.filter((text) => !provoked.some((known) => known.test(text)));
      expect(unexpected, 'nothing unexpected in the console').toEqual([]);
    },
    { auto: true },
  ],

  plainPage: async ({ browser, complaints }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    watch(context, complaints);
    await use(await context.newPage());
    await context.close();
  },

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

export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The marked link of a navigation. The framework keeps the page that was left, hidden. */
export function currentLink(page: Page, navigation: string): Locator {
  const links = page.getByRole('navigation', { name: navigation }).getByRole('link');
  return links.and(page.locator('[aria-current="page"]'));
}

/** Waits until a part has one link of this name, and expects that it leads to the address. */
export function expectLink(part: Page | Locator, name: string | RegExp, address: string) {
  const link = part.getByRole('link', { name, exact: typeof name === 'string' });
  return expect(link).toHaveAttribute('href', address);
}

/** A field of the page's own part; its whole label, or a part of it that fits. */
export const field = (page: Page, label: string | RegExp) =>
  page.getByRole('main').getByLabel(label, { exact: typeof label === 'string' });

/** The messages with this text that lie over the page. */
export const toastOf = (page: Page, text: string) =>
  page.locator('[data-slot=toast]').filter({ hasText: text });

/** Waits for a message with this text. */
export const expectToast = (page: Page, text: string) =>
  expect(toastOf(page, text).first()).toBeVisible();

/** Fills in the sign-in form and sends it. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('tabpanel', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}
