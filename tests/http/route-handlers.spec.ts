import { expect, test } from '@playwright/test';
import { faultsOf } from '../support/answer-rules.ts';
import { ask, eachAtOnce, type Question } from '../support/requests.ts';
import { hostileHeaders, hostileParts, hostileQueries } from '../support/hostile-requests.ts';
import { cookieOf, ROLES, type Role } from '../support/roles.ts';
import { HOST_APP_URL } from '../support/site.ts';
import { addressesWith, fineAddress, listHandlers } from '../support/route-handlers.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];
const READING = ['GET', 'HEAD'];
const AT_ONCE = 4;
const all = await listHandlers();
const handlers = all.filter(
  ({ file, methods }) =>
    methods.includes('GET') && !methods.includes('POST') && !file.startsWith('app/admin/'),
);
let cookies: Record<Role, string>;

test.beforeAll(async () => {
  const [user, administrator] = [await cookieOf('user'), await cookieOf('administrator')];
  cookies = { visitor: '', user, administrator };
});

/** Sends every request and gives what is wrong with the answers. */
async function askAll(questions: Question[]): Promise<string[]> {
  expect(questions.length).toBeGreaterThan(0);
  const found = new Set<string>();
  await eachAtOnce(questions, AT_ONCE, async (question) => {
    const { method = 'GET', address } = question;
    const faults = await ask(question).then(
      (answer) => faultsOf(answer).filter((fault) => !isBusy(address, fault)),
      (error: Error) => [error.message],
    );
    for (const fault of faults) found.add(`${method} ${address.slice(0, 120)}: ${fault}`);
  });
  return [...found].sort();
}

/** Readiness has a time limit, which a machine full of tests may exceed. It is tested separately. */
function isBusy(address: string, fault: string): boolean {
  return address.startsWith('/readyz') && fault === 'status 503';
}

function asRole(role: Role, question: Question): Question {
  const cookie = cookies[role];
  return { ...question, headers: { ...(cookie && { cookie }), ...question.headers } };
}

/** The item for a position, alternating. */
const inTurn = <Item>(items: readonly Item[], position: number) => items[position % items.length]!;

test('every handler of the tree is asked, and answers GET only', () => {
  expect(handlers.map((handler) => fineAddress(handler))).toEqual(
    expect.arrayContaining([
      ...['/form-token', '/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/favicon.ico'],
      ...['/resources/feed.xml', '/share-cards/logo.png', '/.well-known/security.txt'],
    ]),
  );
  // Another method is another entry here, in lib/server/refuse.ts, and in the tests below.
  for (const { file, methods } of handlers) expect(methods, file).toEqual(['GET']);
  // Forms post here (tests/journeys/sign-up.spec.ts, tests/writes/inbox.spec.ts); the others are behind the admin guard, see below.
  const others = all.filter((handler) => !handlers.includes(handler));
  expect(others.map(({ file, methods }) => `${methods} ${file}`).sort()).toEqual([
    'GET app/admin/[collection]/export/route.ts',
    'GET app/admin/applications/[id]/resume/route.ts',
    'POST app/admin/media/route.ts',
    'POST app/(auth)/auth/confirm/accept/route.ts',
    'POST app/(site)/(content)/newsletter/confirm/accept/route.ts',
    'POST,GET app/(site)/(content)/newsletter/unsubscribe/accept/route.ts',
  ]);
});

test('nobody but an administrator gets an export or a resume', async () => {
  const id = '06dad3a1-1d3b-418e-b4b0-3e98024e7f31';
  for (const role of ['visitor', 'user'] as const)
    for (const address of ['/admin/applications/export', `/admin/applications/${id}/resume`]) {
      const { status, headers } = await ask(asRole(role, { address }));
      expect(status, `${role} ${address}`).toBe(307);
      expect(new URL(headers.get('location') ?? '').origin, address).toBe(HOST_APP_URL);
    }
});

test('every handler answers every role', async () => {
  const questions = handlers.flatMap((handler) =>
    ROLES.flatMap((role) =>
      READING.map((method) => asRole(role, { method, address: fineAddress(handler) })),
    ),
  );
  expect(await askAll(questions)).toEqual([]);
});

test('hostile paths, queries and headers break no handler', async () => {
  const hostile = handlers.flatMap((handler): Question[] => [
    ...addressesWith(handler, hostileParts).map((address) => ({ address })),
    ...hostileQueries.map((query) => ({ address: `${fineAddress(handler)}${query}` })),
    ...Object.values(hostileHeaders).map((headers) => ({ address: fineAddress(handler), headers })),
  ]);
  // Each is sent once, with roles and methods spread over all of them.
  const questions = hostile.map((question, index) =>
    asRole(inTurn(ROLES, index), { method: inTurn(READING, Math.floor(index / 3)), ...question }),
  );
  expect(await askAll(questions)).toEqual([]);
});

test('a handler takes the methods that it names', async () => {
  await eachAtOnce(handlers, AT_ONCE, async (handler) => {
    const address = fineAddress(handler);
    const { status, headers } = await ask({ method: 'OPTIONS', address });
    expect([204, 405], `${address}: ${status}`).toContain(status);
    expect(headers.get('allow'), address).toMatch(/^GET, HEAD(?:, OPTIONS)?$/);
    expect(headers.get('access-control-allow-origin'), address).toBeNull();
    for (const method of WRITING)
      expect((await ask({ method, address })).status, `${method} ${address}`).toBe(405);
  });
});
