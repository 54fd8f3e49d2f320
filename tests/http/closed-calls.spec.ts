import { serviceClient } from '../support/people.ts';
import { hostileBodies, listCallables, type Callable } from '../support/server-actions.ts';
import { SITE_URL } from '../support/site.ts';
import { expect, test } from '../support/fixtures.ts';
import { cookiesOfRoles } from '../support/roles.ts';
import { get } from '../support/raw-requests.ts';

const LEAKS =
  /\bat \w.*\(?\/|node_modules|\.next\/|postgres|syntax error at|service_role|sb_secret/i;

// What is sent here on purpose is refused, and refusals are logged.
test.use({ tolerated: /./ });

test('no action gives anything away to anybody, whatever it is called with', async () => {
  test.setTimeout(240_000);
  const callables = await listCallables();
  const actions = callables.filter(({ isCachedRead }) => !isCachedRead);
  expect(actions.map(({ name }) => name).sort()).toEqual(
    expect.arrayContaining([
      'apply',
      'deleteFaq',
      'saveFaq',
      'sendRequest',
      'signIn',
      'signOut',
      'signUp',
      'subscribe',
    ]),
  );
  const questions = () => serviceClient().from('faq_items').select('id', { count: 'exact' });
  const before = (await questions()).count;
  const cookies = await cookiesOfRoles();
  for (const [role, cookie] of Object.entries(cookies)) {
    // Signing out is the one thing that anybody may do with any body, and it would end this test's sessions.
    for (const action of actions.filter(({ name }) => name !== 'signOut')) {
      for (const [what, body] of Object.entries(hostileBodies)) {
        if (role === 'administrator' && what.startsWith('a question')) continue; // is what they are there for
        const { status, text } = await call(action, body, cookie);
        const label = `${role} calls ${action.name} with ${what}: ${status} ${text.slice(0, 200)}`;
        expect(status, label).toBeLessThan(500);
        expect(text, label).not.toMatch(LEAKS);
        expect(text, label).not.toMatch(/"status":"(?:done|registered)"/);
      }
    }
  }
  expect((await questions()).count).toBe(before);
});

test('cached reads cannot be called from outside, by anybody', async () => {
  const reads = (await listCallables()).filter(({ isCachedRead }) => isCachedRead);
  expect(reads.length).toBeGreaterThan(5);
  for (const read of reads) {
    expect((await call(read, '[]', '')).status, `${read.file} ${read.name}`).toBe(404);
  }
});

test('a call from another site is refused', async () => {
  const subscribe = (await listCallables()).find(({ name }) => name === 'subscribe')!;
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
