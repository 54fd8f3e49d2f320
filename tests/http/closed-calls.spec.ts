import { expect, test } from '@playwright/test';
import { eachAtOnce } from '../support/at-once.ts';
import { serviceClient } from '../support/people.ts';
import { get } from '../support/raw-requests.ts';
import { cookieOf, ROLES } from '../support/roles.ts';
import { hostileBodies, listCallables, type Callable } from '../support/server-actions.ts';
import { SITE_URL } from '../support/site.ts';
import { rowsOf } from '../support/stored-rows.ts';

const LEAKS =
  /\bat \w.*\(?\/|node_modules|\.next\/|postgres|syntax error at|service_role|sb_secret/i;
const AT_ONCE = 4;

const callables = await listCallables();
const actions = callables.filter(({ isCachedRead }) => !isCachedRead);
const questionIds = async () =>
  (await rowsOf(serviceClient().from('faq_items').select('id').order('id'))).map(({ id }) => id);

test('every server action of the build is known', () => {
  expect(actions.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['apply', 'deleteFaq', 'saveFaq', 'sendRequest'],
      ...['signIn', 'signOut', 'signUp', 'subscribe'],
    ]),
  );
});

for (const role of ROLES) {
  test(`${role}: no action does or tells anything for a hostile body`, async () => {
    test.setTimeout(180_000);
    const before = await questionIds();
    const cookie = await cookieOf(role);
    const calls = actions
      // Signing out takes any body from any role, and would end the session of this test.
      .filter(({ name }) => name !== 'signOut')
      .flatMap((action) =>
        Object.entries(hostileBodies).map(([what, body]) => ({ action, what, body })),
      )
      // An administrator may store a question.
      .filter(({ what }) => role !== 'administrator' || !what.startsWith('a question'));
    await eachAtOnce(calls, AT_ONCE, async ({ action, what, body }) => {
      const { status, text } = await call(action, body, cookie);
      const label = `${action.name} with ${what}: ${status} ${text.slice(0, 200)}`;
      expect(status, label).toBeLessThan(500);
      expect(text, label).not.toMatch(LEAKS);
      expect(text, label).not.toMatch(/"status":"(?:done|registered)"/);
    });
    expect(await questionIds()).toEqual(before);
  });
}

test('cached reads cannot be called from outside', async () => {
  const reads = callables.filter(({ isCachedRead }) => isCachedRead);
  expect(reads.length).toBeGreaterThan(5);
  for (const read of reads)
    expect((await call(read, '[]', '')).status, `${read.file} ${read.name}`).toBe(404);
});

test('a call from another site is refused', async () => {
  const subscribe = actions.find(({ name }) => name === 'subscribe')!;
  for (const origin of ['https://evil.example', 'null', 'http://localhost:1']) {
    const { status, text } = await call(subscribe, '[]', '', { origin });
    expect([400, 403], `${origin}: ${status}`).toContain(status);
    expect(text).not.toContain('"status"');
  }
});

async function call({ id, page }: Callable, body: string, cookie: string, extra: object = {}) {
  const answer = await get(page, {
    method: 'POST',
    body,
    headers: {
      'next-action': id,
      origin: SITE_URL,
      'content-type': 'text/plain;charset=UTF-8',
      cookie,
      ...extra,
    },
  });
  return { status: answer.status, text: await answer.text() };
}
