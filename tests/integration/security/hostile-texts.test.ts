// @module-tag core
import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/backend.ts';
import { newUser, signInAdministrator } from '../../support/accounts.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';

/** Long enough that time in its square shows. Two classes of marks, each before the other: all have to change places. */
const MARKS = '\u0651\u05B0'.repeat(16_000);
const WORDS = 'schöne Wörter '.repeat(2_400).slice(0, MARKS.length);

const backend = connectToEmbedded();
let clients: { visitor: Client; user: Client; administrator: Client };

beforeAll(async () => {
  clients = {
    visitor: backend().anonymous(),
    user: (await newUser(backend())).client,
    administrator: await signInAdministrator(backend()),
  };
});

/** The milliseconds until a visitor beside the call is answered, which the embedded backend does after it. */
async function waitBeside(call: PromiseLike<unknown>): Promise<number> {
  const began = performance.now();
  const called = Promise.resolve(call);
  const beside = await backend().anonymous().from('faq_items').select('id').limit(1);
  await called;
  expect(beside.status).toBe(200);
  return performance.now() - began;
}

test.each<[string, (text: string) => PromiseLike<unknown>]>([
  ['a user who has a text folded', (p_text) => clients.user.rpc('fold_text', { p_text })],
  [
    'an editor who saves a text that is searched',
    (body) =>
      clients.administrator.from('product_updates').insert({ title: 'Marks', body }).throwOnError(),
  ],
])('%s keeps no one waiting, whatever it is made of', async (_, call) => {
  await call(WORDS);
  const plain = await waitBeside(call(WORDS));
  // The shorter of two: a pause of the machine passes.
  const waits = [await waitBeside(call(MARKS)), await waitBeside(call(MARKS))];
  expect(Math.min(...waits)).toBeLessThan(10 * Math.max(plain, 50));
});

// PGlite compares for minutes, and can be ended by nothing.
test.each(['match', 'imatch', 'not.match', 'match(any)'])(
  'a filter of a visitor, %s, repeats nothing',
  async (operator) => {
    const pattern = '^(.*)(.*)\\1\\2q';
    const value = operator.endsWith(')') ? `{"${pattern}"}` : pattern;
    const read = () => clients.visitor.from('blog_posts').select('id');
    expect((await read().filter('content', operator, value)).error?.code).toBe('0A000');
    const inLogic = `id.is.null,and(content.${operator}."${pattern}")`;
    expect((await read().or(inLogic)).error?.code).toBe('0A000');
  },
);

test('a filter of plain words is answered', async () => {
  const read = clients.visitor.from('faq_items').select('id');
  const { data } = await read
    .or('and(question.match.\\u0020a,question.imatch."HOW")')
    .throwOnError();
  expect(data).not.toEqual([]);
});
