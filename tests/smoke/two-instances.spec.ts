import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
import { refusedAt } from '../support/consent.ts';
import { signIn, toastOf } from '../support/fixtures.ts';
import { CHANGES } from '../support/stand.ts';
import { expect, test, WEBHOOK_SECRET } from './fixtures.ts';

/** How soon an instance shows what was changed past it. */
const FOLLOWS = { timeout: 3_000, intervals: [100] };

test('an administrator’s edit is in the next answer of that instance, whose page is being rendered from older rows, and in those of the other within 3 s', async ({
  browser,
  stand: { site, other, proxy, letPagesAge },
}) => {
  const admin = await browser.newPage({ baseURL: site, storageState: refusedAt(site) });
  await signIn(admin, LOCAL_ADMINISTRATOR.email, LOCAL_ADMINISTRATOR.password);
  await admin.waitForURL('**/admin');
  for (const url of [site, other]) await warm(`${url}/faq`);
  await admin.goto(`${site}/admin/faq`);
  await admin.getByRole('button', { name: 'Add New FAQ' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Question').fill('Is there a key for each door?');
  await dialog.getByLabel('Answer').fill('Ask at the desk.');
  // The rows are read before the edit, and arrive after it.
  await letPagesAge();
  proxy.fail('late', '/rest/v1/faq_items?select=');
  const seen = proxy.seen();
  await read(`${site}/faq`);
  await expect.poll(() => proxy.seen()).toBeGreaterThan(seen);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(toastOf(admin, 'FAQ Created').first()).toBeVisible();
  expect(await read(`${site}/faq`)).toContain('Is there a key for each door?');
  proxy.restore();
  await expect.poll(() => read(`${other}/faq`), FOLLOWS).toContain('Is there a key for each door?');
  await admin.close();
});

test('an edit past the site, as in Supabase Studio, is in the answers of both within 3 s', async ({
  stand: { site, other, backend },
}) => {
  const prices = backend.service().from('config');
  const questions = backend.service().from('faq_items');
  const both = (path: string) => Promise.all([site, other].map((url) => read(url + path)));
  for (const url of [site, other]) for (const path of ['/', '/faq']) await warm(url + path);

  await prices.update({ value: '23.45' }).eq('name', 'pricing_standard_monthly').throwOnError();
  const shown = expect.stringContaining('23.45');
  await expect.poll(() => both('/'), FOLLOWS).toEqual([shown, shown]);
  const counted = expect.stringContaining('4 × 23.45 EUR');
  expect(await both('/calculator/sum?billing=monthly')).toEqual([counted, counted]);
  await questions.delete().eq('question', 'Is there a key for each door?').throwOnError();
  const gone = expect.not.stringContaining('Is there a key for each door?');
  await expect.poll(() => both('/faq'), FOLLOWS).toEqual([gone, gone]);
});

test('an instance that could not ask has the edit once it is told by the webhook, or can ask again', async ({
  stand: { site, other, backend, proxy },
}) => {
  const add = (question: string) =>
    backend
      .service()
      .from('faq_items')
      .insert({ question, answer: 'Ask at the desk.' })
      .throwOnError();
  const tell = (secret: string) =>
    fetch(`${site}/content-changes`, {
      method: 'POST',
      body: JSON.stringify({ record: { table_name: 'faq_items' } }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    });
  proxy.fail('refuse', CHANGES);
  for (const url of [site, other]) await warm(`${url}/faq`);
  await add('Who keeps the keys?');
  await expect.poll(() => read(`${other}/faq`), FOLLOWS).toContain('Who keeps the keys?');
  expect((await tell(`${WEBHOOK_SECRET}?`)).status).toBe(401);
  expect(await read(`${site}/faq`)).not.toContain('Who keeps the keys?');
  expect((await tell(WEBHOOK_SECRET)).status).toBe(204);
  await expect.poll(() => read(`${site}/faq`), FOLLOWS).toContain('Who keeps the keys?');

  await add('Who closed the drawer?');
  expect(await read(`${site}/faq`)).not.toContain('Who closed the drawer?');
  proxy.restore();
  await expect.poll(() => read(`${site}/faq`), FOLLOWS).toContain('Who closed the drawer?');
});

test('an instance that was down during an edit has it in its first answer', async ({ stand }) => {
  const { backend, other } = stand;
  await warm(`${other}/faq`);
  await stand.restartOther(async () => {
    const questions = backend.service().from('faq_items');
    await questions
      .insert({ question: 'Who was away?', answer: 'The other one was.' })
      .throwOnError();
  });
  expect(await read(`${other}/faq`)).toContain('Who was away?');
});

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
