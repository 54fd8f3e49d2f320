import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { moveItem } from '../../../app/admin/faq/actions.ts';
import { findAccess } from '../../../lib/auth/access.ts';
import { newUser, signInAdministrator } from '../../support/accounts.ts';
import type { Client } from '../../support/backend.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';

const { calls, session } = vi.hoisted(() => ({
  calls: [] as string[],
  session: { client: null as unknown },
}));
vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: () => undefined,
  refresh: () => calls.push('refresh'),
  updateTag: (tag: string) => calls.push(tag),
}));
// Who asks: the client of this test instead of the request's. What the action decides from it is its own code.
vi.mock('../../../lib/auth/require-admin.ts', () => ({
  currentAccess: async () => ({
    client: session.client,
    access: await findAccess(session.client as Client),
  }),
}));

const backend = connectToEmbedded();
const clients: Record<string, Client> = {};
let seen: string[] = [];

beforeAll(async () => {
  clients.visitor = backend().anonymous();
  clients.user = (await newUser(backend())).client;
  clients.administrator = await signInAdministrator(backend());
});

beforeEach(async () => {
  seen = (await stored()).map(({ id }) => id);
});

afterEach(() => {
  calls.length = 0;
  session.client = clients.administrator;
});

async function stored() {
  const { data } = await backend()
    .service()
    .from('faq_items')
    .select('id, display_order')
    .order('display_order')
    .order('created_at')
    .order('id')
    .throwOnError();
  return data;
}

async function storedIds() {
  return (await stored()).map(({ id }) => id);
}

test.each(['visitor', 'user'])('a %s moves nothing, past the action neither', async (role) => {
  session.client = clients[role];
  const refused = await moveItem({ id: seen[2]!, place: 1, seen });
  expect(refused).toMatchObject({ message: expect.stringContaining('no longer signed in') });
  const { error } = await clients[role]!.rpc('move_faq_item', {
    p_id: seen[2]!,
    p_place: 1,
    p_seen: seen,
  });
  expect(error?.code).toBe('42501');
  expect(await storedIds()).toEqual(seen);
  expect(calls).toEqual([]);
});

test('an administrator moves a question: all are numbered, and the pages are made again', async () => {
  expect(await moveItem({ id: seen[2]!, place: 1, seen })).toEqual({ status: 'done' });
  const [first, second, third, ...others] = seen;
  const rows = await stored();
  expect(rows.map(({ id }) => id)).toEqual([third, first, second, ...others]);
  expect(rows.map(({ display_order }) => display_order)).toEqual(rows.map((_, row) => row + 1));
  expect(calls).toEqual(['faq-items', 'refresh']);
});

test('of two who move at once, one is told that the list is another one by now', async () => {
  const answers = await Promise.all([
    moveItem({ id: seen[0]!, place: 2, seen }),
    moveItem({ id: seen[3]!, place: 1, seen }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['changed', 'done']);
});

test.each([
  ['an unknown question', { id: '00000000-0000-4000-8000-000000000000' }, 'failed'],
  ['an unknown question in the list', { add: ['00000000-0000-4000-8000-000000000000'] }, 'changed'],
  ['a question twice', { add: ['first'] }, 'changed'],
  ['no list', { seen: [] }, 'invalid'],
  ['ten thousand ids', { seen: Array<string>(10_000).fill(crypto.randomUUID()) }, 'invalid'],
  ['ids of another form', { seen: ["'; drop table faq_items; --"] }, 'invalid'],
  ['an object for a list', { seen: { length: 1 } }, 'invalid'],
  ['a place before the first', { place: 0 }, 'invalid'],
  ['a place behind the last', { place: 999 }, 'failed'],
  ['a place between two', { place: 1.5 }, 'invalid'],
  ['a place as a text', { place: '1' }, 'invalid'],
] as const)('%s changes nothing', async (_, hostile: object, status) => {
  const { add = [], ...rest } = hostile as { add?: string[] };
  const added = add.map((id) => (id === 'first' ? seen[0]! : id));
  const request = { id: seen[2]!, place: 1, seen: [...seen, ...added], ...rest };
  expect(await moveItem(request)).toMatchObject({ status });
  expect(await storedIds()).toEqual(seen);
  expect(calls).not.toContain('faq-items');
});
