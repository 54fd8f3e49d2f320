import { refresh, updateTag } from 'next/cache';
import { beforeEach, expect, test, vi } from 'vitest';
import { registerRoles } from '../../support/admin-session.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { moveItem } from '../../../app/admin/actions.ts';

const backend = connectToEmbedded();
const { clients, actAs } = registerRoles(backend);
let seen: string[] = [];

beforeEach(async () => {
  vi.mocked(refresh).mockClear();
  vi.mocked(updateTag).mockClear();
  seen = await storedIds();
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

test.each(['visitor', 'user'] as const)(
  'a %s moves nothing, past the action neither',
  async (role) => {
    actAs(role);
    const refused = await moveItem({ id: seen[2]!, place: 1, seen });
    expect(refused).toMatchObject({ message: expect.stringContaining('no longer signed in') });
    const move = { p_id: seen[2]!, p_place: 1, p_seen: seen };
    const { error } = await clients[role].rpc('move_faq_item', move);
    expect(error?.code).toBe('42501');
    expect(await storedIds()).toEqual(seen);
    expect(updateTag).not.toHaveBeenCalled();
    expect(refresh).not.toHaveBeenCalled();
  },
);

test('an administrator moves a question: all are numbered, and the pages are made again', async () => {
  expect(await moveItem({ id: seen[2]!, place: 1, seen })).toEqual({ status: 'done' });
  const [first, second, third, ...others] = seen;
  const rows = await stored();
  expect(rows.map(({ id }) => id)).toEqual([third, first, second, ...others]);
  expect(rows.map(({ display_order }) => display_order)).toEqual(rows.map((_, row) => row + 1));
  expect(updateTag).toHaveBeenCalledExactlyOnceWith('faq-items');
  expect(refresh).toHaveBeenCalledOnce();
  expect(vi.mocked(updateTag)).toHaveBeenCalledBefore(vi.mocked(refresh));
});

test('of two who move at once, one is told that the list has changed', async () => {
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
  ['a place behind the last', { place: 150 }, 'failed'],
  ['a place between two', { place: 1.5 }, 'invalid'],
  ['a place as a text', { place: '1' }, 'invalid'],
] as const)('%s changes nothing', async (_, hostile: object, status) => {
  const { add = [], ...rest } = hostile as { add?: string[] };
  const added = add.map((id) => (id === 'first' ? seen[0]! : id));
  const request = { id: seen[2]!, place: 1, seen: [...seen, ...added], ...rest };
  expect(await moveItem(request)).toMatchObject({ status });
  expect(await storedIds()).toEqual(seen);
  expect(updateTag).not.toHaveBeenCalled();
});
