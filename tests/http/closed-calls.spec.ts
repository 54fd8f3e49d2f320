import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { eachAtOnce, get } from '../support/requests.ts';
import { rowsOf, serviceClient } from '../support/people.ts';
import { cookieOf, ROLES } from '../support/roles.ts';
import { SITE_URL } from '../support/site.ts';

const MANIFEST = path.join(
  import.meta.dirname,
  '../../.next/server/server-reference-manifest.json',
);

/** Something that the build has given an id by which a browser can call it. */
type Callable = {
  id: string;
  name: string;
  file: string;
  isCachedRead: boolean;
  page: string;
};

type Manifest = {
  node: Record<
    string,
    { workers: Record<string, unknown>; filename: string; exportedName: string }
  >;
};

/** Bodies that no form of ours would send: wrong kinds, broken framing, references into nowhere, far too much. */
const hostileBodies: Readonly<Record<string, string>> = {
  'no arguments': '[]',
  nothing: '',
  nulls: '[null,null,null]',
  'broken JSON': '{{{',
  'no list': '"text"',
  'deep nesting': `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  'a function of the server': '["$F1"]',
  'a form that is not there': '["$K1"]',
  'a path into the prototype': '["$1:constructor:constructor"]',
  'the prototype':
    '[{"__proto__":{"is_admin":true}},{"constructor":{"prototype":{"is_admin":true}}}]',
  'a blob that is not there': '["$B1"]',
  'maps, sets and iterators': '["$Q1","$W2","$i3","$h1","$T"]',
  'impossible values': '["$Dnever","$n9999999999999999","$Infinity","$NaN","$-0","$undefined"]',
  'a huge number': `[${'9'.repeat(500)}]`,
  'a long text': JSON.stringify(['a'.repeat(200_000)]),
  'a null byte': JSON.stringify([{ status: 'idle' }, '\u0000']),
  'an object as a form': JSON.stringify([
    { status: 'idle' },
    { email: "' or 1=1 --", password: { $ne: null } },
  ]),
  'a question for the FAQ': JSON.stringify([
    {
      collection: 'faq',
      base: { key: '00000000-0000-4000-8000-000000000000', updated_at: null },
      values: { question: 'Is this open?', answer: 'It should not be.', type: 'faq' },
    },
  ]),
};

const LEAKS =
  /\bat (?:async )?\S+ \(\S+:\d+:\d+|\bat (?:async )?\S+:\d+:\d+|node_modules|\.next\/|postgres|syntax error at|service_role|sb_secret/i;
const AT_ONCE = 4;

const callables = await listCallables();
const actions = callables.filter(({ isCachedRead }) => !isCachedRead);
const questionIds = async () =>
  (await rowsOf(serviceClient().from('faq_items').select('id').order('id'))).map(({ id }) => id);

test('every server action of the build is known', () => {
  expect(actions.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['apply', 'deleteRows', 'saveRow', 'sendRequest', 'undo'],
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
      // What an administrator does without arguments ignores them.
      .filter(({ name }) => role !== 'administrator' || !['retryMails', 'listPages'].includes(name))
      .flatMap((action) =>
        Object.entries(hostileBodies).map(([what, body]) => ({ action, what, body })),
      )
      // An administrator may store a question.
      .filter(({ what }) => role !== 'administrator' || !what.startsWith('a question'));
    await eachAtOnce(calls, AT_ONCE, async ({ action, what, body }) => {
      const { status, text } = await call(action, body, cookie);
      const label = `${action.name} with ${what}: ${status} ${text.slice(0, 200)}`;
      // What the framework cannot read ends in its 500, and what an action of ours cannot, in a sentence.
      expect([200, 303, 400, 404, 500], label).toContain(status);
      expect(text, label).not.toMatch(LEAKS);
      expect(text, label).not.toMatch(/"status":"(?:done|registered)"/);
    });
    expect(await questionIds()).toEqual(before);
  });
}

/** Arguments that no page gives a cached read: the last ones would become part of a filter of PostgREST. */
const FOREIGN_ARGUMENTS: readonly unknown[][] = [
  [],
  [null, null],
  ['no-uuid', 1_000_000_000],
  [{ constructor: { prototype: {} } }, -1],
  [{ id: '06dad3a1-1d3b-418e-b4b0-3e98024e7f31', date: '2020-01-01,id.neq.0' }, 3],
  [{ categories: ['a".b,c'], page: 0 }],
];

test('a cached read takes the arguments of its pages and no others, however it is called', async () => {
  const reads = callables.filter(({ isCachedRead }) => isCachedRead);
  const taking: string[] = [];
  for (const read of reads) {
    // Without arguments these answer with what every visitor reads on its page.
    if ((await call(read, '[]', '')).status === 200) continue;
    taking.push(read.name);
    for (const given of FOREIGN_ARGUMENTS) {
      const label = `${read.file} ${read.name} ${JSON.stringify(given)}`;
      const called = await call(read, JSON.stringify(given), '');
      expect(called.text, label).toMatch(/\n1:(?:E\{"digest":"\d+"\}|null)\n$/);
      expect(await sendForm(read, given), label).not.toMatch(LEAKS);
    }
  }
  expect(taking.length).toBeGreaterThan(6);
});

test('a call from another site is refused', async () => {
  const subscribe = actions.find(({ name }) => name === 'subscribe')!;
  for (const origin of ['https://evil.example', 'null', 'http://localhost:1']) {
    const { status, text } = await call(subscribe, '[]', '', { origin });
    // The framework refuses it with an error (Invalid Server Actions request).
    expect(status, origin).toBe(500);
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

/** Calls a function as a form does in a browser without scripts. */
async function sendForm({ id, page }: Callable, given: readonly unknown[]): Promise<string> {
  const body = new FormData();
  body.append('$ACTION_REF_1', '');
  body.append('$ACTION_1:0', JSON.stringify({ id, bound: '$@1' }));
  body.append('$ACTION_1:1', JSON.stringify(given));
  const headers = { origin: SITE_URL };
  return (await fetch(SITE_URL + page, { method: 'POST', body, headers })).text();
}

/** Every server action and every cached function of the build, with a page that would answer the call. */
async function listCallables(): Promise<Callable[]> {
  const { node } = JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
  return Object.entries(node).map(([id, { workers, filename, exportedName }]) => ({
    id,
    name: exportedName,
    file: filename,
    isCachedRead: exportedName.startsWith('$$RSC_SERVER_CACHE'),
    page: addressOf(Object.keys(workers).find(isAddressed) ?? ''),
  }));
}

/** Whether a file is a page that answers at its own address: those rendered per request are led to by rewrites. */
function isAddressed(worker: string): boolean {
  return worker.endsWith('/page') && !worker.startsWith('app/[lang]/(per-request)/');
}

/** The address of a page by the name of its file; a dynamic part becomes a row of the seeds. */
function addressOf(worker: string): string {
  const address = worker
    .replace(/^app(?:\/\[lang\])?/, '')
    .replace(/\/page$/, '')
    .replace(/\/\([^)]*\)/g, '')
    .replace('/admin/[collection]', '/admin/articles')
    .replace('[jobId]', '06dad3a1-1d3b-418e-b4b0-3e98024e7f31')
    .replace(/\/\[[^\]]*\].*$/, '');
  return address || '/';
}
