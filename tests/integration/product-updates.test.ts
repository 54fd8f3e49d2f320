import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPageOfUpdate, listProductUpdates } from '../../lib/updates/product-updates.ts';
import type { Client } from '../support/backend.ts';
import { connectToEmbedded } from '../support/connect-to-embedded.ts';

const backend = connectToEmbedded();
const counting = vi.spyOn(globalThis, 'fetch');
let service: Client;

beforeAll(() => {
  service = backend().service();
});

afterAll(() => counting.mockRestore());

beforeEach(async () => {
  await service.from('product_updates').delete().not('id', 'is', null).throwOnError();
  counting.mockClear();
});

/** So many updates, a minute apart; every second one is major. */
async function store(count: number, sameMoment = false) {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    title: `Update ${index}`,
    body: 'A line.\\nAnother line.',
    type: index % 2 ? 'major' : 'minor',
    created_at: new Date(Date.UTC(2026, 0, 1, 0, sameMoment ? 0 : index)).toISOString(),
  }));
  await service.from('product_updates').insert(rows).throwOnError();
  return rows;
}

const page = async (list: 'all' | 'major' | 'minor', number: number) => {
  const { updates, total } = await listProductUpdates(list, number);
  return { titles: updates.map(({ title }) => title), total };
};

describe('a page of updates', () => {
  test('is empty without any row; with one it holds it, in the list of its type only', async () => {
    expect(await page('all', 1)).toEqual({ titles: [], total: 0 });
    expect((await page('all', 2)).titles).toEqual([]);
    await store(1);
    expect(await page('all', 1)).toEqual({ titles: ['Update 0'], total: 1 });
    expect(await page('minor', 1)).toEqual({ titles: ['Update 0'], total: 1 });
    expect(await page('major', 1)).toEqual({ titles: [], total: 0 });
    expect((await page('all', 2)).titles).toEqual([]);
  });

  test('holds five, newest first, and the exact count of the whole list', async () => {
    await store(12);
    const named = (...numbers: number[]) => numbers.map((number) => `Update ${number}`);
    expect(await page('all', 1)).toEqual({ titles: named(11, 10, 9, 8, 7), total: 12 });
    expect(await page('all', 3)).toEqual({ titles: named(1, 0), total: 12 });
    expect(await page('major', 2)).toEqual({ titles: named(1), total: 6 });
    expect((await page('all', 4)).titles).toEqual([]);
  });

  test('shows each of many updates of one moment exactly once', async () => {
    await store(12, true);
    const pages = await Promise.all([1, 2, 3].map((number) => page('all', number)));
    expect(new Set(pages.flatMap(({ titles }) => titles)).size).toBe(12);
  });
});

describe('the place of an update', () => {
  test('moves down when newer ones appear, and agrees with the pages', async () => {
    const rows = await store(7);
    expect(await findPageOfUpdate(rows[2]!.id)).toBe(1);
    expect(await findPageOfUpdate(rows[1]!.id)).toBe(2);
  });

  test('is right among updates of one moment', async () => {
    const rows = await store(12, true);
    for (const { id, title } of rows) {
      const place = await findPageOfUpdate(id);
      expect((await page('all', place ?? 0)).titles).toContain(title);
    }
  });

  test('is null for an unknown id, and until its day for one of the future, which no list holds', async () => {
    const rows = await store(2);
    const created_at = new Date(Date.now() + 86_400_000).toISOString();
    const later = service.from('product_updates').update({ created_at });
    await later.eq('id', rows[1]!.id).throwOnError();
    expect(await findPageOfUpdate(rows[1]!.id)).toBeNull();
    expect((await page('all', 1)).titles).toEqual(['Update 0']);
    expect(await findPageOfUpdate(randomUUID())).toBeNull();
  });
});

// That they stay fast among many rows is in supabase/tests/query_plans.sql.
test('a page takes one request beside that of the first one, one behind the last none of its own, a place two', async () => {
  const rows = await store(12);
  const requestsOf = async (read: Promise<unknown>) => {
    counting.mockClear();
    await read;
    return counting.mock.calls.length;
  };
  // The site keeps the first page (tests/smoke/page-cache.spec.ts); nothing is kept here.
  expect(await requestsOf(page('all', 1))).toBe(1);
  expect(await requestsOf(page('all', 3))).toBe(1 + 1);
  expect(await requestsOf(page('all', 4))).toBe(1);
  expect(await requestsOf(findPageOfUpdate(rows[0]!.id))).toBe(2);
});
