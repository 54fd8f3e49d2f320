import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { PAUSE_MS } from '../../lib/server/invalidations.ts';
import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
import { signIn, toastOf } from '../support/fixtures.ts';
import { refusedAt } from '../support/consent.ts';
import { expect, test as base } from './fixtures.ts';

const PAGES = ['/faq', '/docs/faq'];

const test = base.extend<{ admin: Page }>({
  /** The administrator, signed in at the first instance; cookies hold for all ports of a host. */
  admin: async ({ browser, stand: { site } }, use) => {
    const admin = await browser.newPage({ baseURL: site, storageState: refusedAt(site) });
    await signIn(admin, LOCAL_ADMINISTRATOR.email, LOCAL_ADMINISTRATOR.password);
    await admin.waitForURL('**/admin');
    await use(admin);
    await admin.close();
  },
});

test('an administrator’s edit at one instance is in the next answer of the other', async ({
  admin,
  stand: { site, other },
}) => {
  for (const [here, there] of [
    [site, other],
    [other, site],
  ] as const) {
    const question = `Is there a key for door ${here}?`;
    for (const path of ['/', ...PAGES]) for (const url of [site, other]) await warm(url + path);
    await addQuestion(admin, here, question);
    for (const path of PAGES)
      for (const url of [there, here])
        expect((await read(url + path)).includes(question), url + path).toBe(true);
  }
});

test('an instance that was down during an edit has it after its start', async ({
  admin,
  stand,
}) => {
  for (const url of [stand.site, stand.other]) await warm(`${url}/faq`);
  await stand.restartOther(() => addQuestion(admin, stand.site, 'Who keeps the keys?'));
  expect(await read(`${stand.other}/faq`)).toContain('Who keeps the keys?');
});

test('without Redis both serve their own pages, and share again when it is back', async ({
  admin,
  stand,
}) => {
  const { site, other, redis } = stand;
  for (const url of [site, other]) await warm(`${url}/faq`);
  redis.freeze();
  for (const url of [site, other]) await read(`${url}/faq`);
  redis.thaw();

  await redis.kill();
  await addQuestion(admin, site, 'Does everybody know?');
  expect(await read(`${site}/faq`)).toContain('Does everybody know?');
  expect(await read(`${other}/faq`)).not.toContain('Does everybody know?');
  await stand.letPagesAge();
  await read(`${other}/faq`); // starts the refresh
  await expect.poll(() => read(`${other}/faq`)).toContain('Does everybody know?');

  await addQuestion(admin, site, 'Who closed the drawer?');
  await redis.start();
  // The first requests after the pause connect again, and the edit is announced once more.
  await pause(PAUSE_MS * 2);
  await expect.poll(() => read(`${other}/faq`)).toContain('Who closed the drawer?');
  for (const url of [site, other]) await warm(`${url}/faq`);
  await addQuestion(admin, other, 'Who opened it again?');
  expect(await read(`${site}/faq`)).toContain('Who opened it again?');
});

/** Adds a question of the general list in the admin area of an instance. */
async function addQuestion(admin: Page, url: string, question: string): Promise<void> {
  await admin.goto(`${url}/admin/faq`);
  await admin.getByRole('button', { name: 'Add New FAQ' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Question').fill(question);
  await dialog.getByLabel('Answer').fill('Ask at the desk.');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const toast = toastOf(admin, 'FAQ Created');
  await expect(toast.first()).toBeVisible();
}

/** The text of the next answer, without a browser's cache. */
async function read(url: string): Promise<string> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return response.text();
}

/** Requests a page until it comes from the cache and needs no refresh. */
async function warm(url: string): Promise<void> {
  const cacheState = async () => {
    const response = await fetch(url);
    await response.text();
    return response.headers.get('x-nextjs-cache');
  };
  await expect.poll(cacheState, { message: url, timeout: 30_000 }).toBe('HIT');
}
