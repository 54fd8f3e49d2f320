import { faultsOf } from '../support/answer-rules.ts';
import { ask, type Question } from '../support/ask.ts';
import {
  hostileBodies,
  hostileHeaders,
  hostileParts,
  hostileQueries,
} from '../support/hostile-requests.ts';
import { serviceClient } from '../support/people.ts';
import { addressesWith, fineAddress, listHandlers } from '../support/route-handlers.ts';
import { expect, test } from '../support/fixtures.ts';
import { cookiesOfRoles, type Role } from '../support/roles.ts';

// What is sent here on purpose is refused, and refusals are logged. That no handler fails is looked at in the answers.
test.use({ tolerated: /./ });
test.describe.configure({ mode: 'default', timeout: 180_000 });

const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];
const TABLES = [
  'contact_requests',
  'demo_bookings',
  'faq_item_changes',
  'faq_items',
  'job_applications',
  'newsletter_subscriptions',
  'profiles',
] as const;

const handlers = await listHandlers();
let cookies: Record<Role, string>;
let before: number[];

test.beforeAll(async () => {
  cookies = await cookiesOfRoles();
  before = await countRows();
});

/** Asks everything, eight at a time, and gives what is wrong with the answers. */
async function askAll(questions: Question[], expectation: 'read' | 'refused'): Promise<string[]> {
  expect(questions.length).toBeGreaterThan(0);
  const found: string[] = [];
  const waiting = [...questions];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { method = 'GET', address } = next;
      const faults = await ask(next).then(
        (answer) => faultsOf(answer, expectation),
        (error: Error) => [error.message],
      );
      found.push(...faults.map((fault) => `${method} ${address.slice(0, 120)}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return [...new Set(found)].sort();
}

function countRows(): Promise<number[]> {
  return Promise.all(
    TABLES.map(async (table) => {
      const { count, error } = await serviceClient()
        .from(table)
        .select('*', { count: 'exact', head: true });
      if (error || count === null) throw error ?? new Error(`${table} is not counted.`);
      return count;
    }),
  );
}

test('every handler of the tree is asked, and answers nothing but GET', () => {
  const addresses = handlers.map((handler) => fineAddress(handler));
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/auth/confirm',
      '/healthz',
      '/readyz',
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.ico',
      '/resources/feed.xml',
      '/share-cards/logo.png',
      '/.well-known/security.txt',
    ]),
  );
  // Another method is another entry here, in lib/http/methods.ts, and in the tests below.
  for (const { file, methods } of handlers) expect(methods, file).toEqual(['GET']);
});

for (const role of ['visitor', 'user', 'administrator'] as const) {
  const asRole = (question: Question): Question => ({
    ...question,
    headers: { ...(cookies[role] && { cookie: cookies[role] }), ...question.headers },
  });

  test(`${role}: hostile paths, queries and headers break no handler`, async () => {
    const addresses = handlers.flatMap((handler) => [
      fineAddress(handler),
      ...addressesWith(handler, hostileParts),
      ...hostileQueries.map((query) => `${fineAddress(handler)}${query}`),
    ]);
    const plain = addresses.flatMap((address) =>
      ['GET', 'HEAD'].map((method) => asRole({ method, address })),
    );
    const dressed = handlers.flatMap((handler) =>
      Object.values(hostileHeaders).map((headers) =>
        asRole({ address: fineAddress(handler), headers }),
      ),
    );
    expect(await askAll([...plain, ...dressed], 'read')).toEqual([]);
    expect(await countRows()).toEqual(before);
  });

  test(`${role}: nothing can be sent to a handler, in whatever shape`, async () => {
    const questions = handlers.flatMap((handler) =>
      WRITING.flatMap((method) =>
        Object.values(hostileBodies).map(({ type, body }) =>
          asRole({
            method,
            address: fineAddress(handler),
            headers: { 'content-type': type },
            // A TRACE has no body (RFC 9110, 9.3.8), and the client that asks here keeps to it.
            ...(method !== 'TRACE' && { body }),
          }),
        ),
      ),
    );
    expect(await askAll(questions, 'refused')).toEqual([]);
    expect(await countRows()).toEqual(before);
  });
}

test('what a handler takes is what it says that it takes', async () => {
  for (const handler of handlers) {
    const address = fineAddress(handler);
    const { status, headers } = await ask({ method: 'OPTIONS', address });
    expect([204, 405], `${address}: ${status}`).toContain(status);
    expect(headers.get('allow'), address).toMatch(/^GET, HEAD(?:, OPTIONS)?$/);
    expect(headers.get('access-control-allow-origin'), address).toBeNull();
    for (const method of WRITING) {
      const refused = await ask({ method, address });
      expect(refused.status, `${method} ${address}`).toBe(405);
    }
  }
});
