import { refresh, updateTag } from 'next/cache';
import { beforeEach, expect, test, vi } from 'vitest';
import { registerRoles } from '../../support/admin-session.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { moveItem } from '../../../app/admin/actions.ts';

const backend = connectToEmbedded();
const { actAs } = registerRoles(backend);
let seen: string[] = [];

beforeEach(async () => {
  vi.mocked(refresh).mockClear();
  vi.mocked(updateTag).mockClear();
  seen = await storedIds();
});

async function storedIds() {
  const items = backend().service().from('faq_items').select('id').eq('language', 'en');
  const ordered = items.order('display_order').order('created_at').order('id');
  return (await ordered.throwOnError()).data.map(({ id }) => id);
}

// What a move changes, and that no other role calls it past the action, is in supabase/tests/faq_order.sql.
test.each(['visitor', 'user'] as const)('a %s moves nothing', async (role) => {
  actAs(role);
  const refused = await moveItem({ id: seen[2]!, place: 1, seen });
  expect(refused).toMatchObject({ message: expect.stringContaining('no longer signed in') });
  expect(await storedIds()).toEqual(seen);
  expect(updateTag).not.toHaveBeenCalled();
  expect(refresh).not.toHaveBeenCalled();
});

test('an administrator moves a question, and the pages are made again', async () => {
  expect(await moveItem({ id: seen[2]!, place: 1, seen })).toEqual({ status: 'done' });
  const [first, second, third, ...others] = seen;
  expect(await storedIds()).toEqual([third, first, second, ...others]);
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
  ['no list', { seen: [] }, 'invalid'],
  ['ten thousand ids', { seen: Array<string>(10_000).fill(crypto.randomUUID()) }, 'failed'],
  ['ids of another form', { seen: ["'; drop table faq_items; --"] }, 'invalid'],
  ['an object for a list', { seen: { length: 1 } }, 'invalid'],
  ['a place before the first', { place: 0 }, 'invalid'],
  ['a place between two', { place: 1.5 }, 'invalid'],
  ['a place as a text', { place: '1' }, 'invalid'],
] as const)('%s changes nothing', async (_, hostile: object, status) => {
  const request = { id: seen[2]!, place: 1, seen, ...hostile };
  expect(await moveItem(request)).toMatchObject({ status });
  expect(await storedIds()).toEqual(seen);
  expect(updateTag).not.toHaveBeenCalled();
});
