import { expect, it } from 'vitest';
import { createHouseStore } from './house-store.ts';
import { EMPTY_HOUSE } from './own-house.ts';
import { OWN_HOUSE_KEY } from './own-house-limits.ts';

/** The storage that the tabs of one browser share. */
function sharedStorage(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage & { kept: Map<string, string> };
}

const lake = { ...EMPTY_HOUSE, name: 'Lake', notes: { wifi: 'On the card.' } };
const hill = { ...EMPTY_HOUSE, name: 'Hill', notes: { bins: 'On Tuesday.' } };

it('keeps what is written for the next visit, and leaves nothing behind once the house is deleted', () => {
  const storage = sharedStorage();
  const store = createHouseStore(() => storage);
  store.change(lake);
  expect(createHouseStore(() => storage).get()).toEqual({ house: lake, keeping: 'kept' });
  store.change(EMPTY_HOUSE);
  expect(storage.kept.size).toBe(0);
});

it('says so when the browser denies its storage or has no room, and still shows what was written', () => {
  const denied = createHouseStore(() => {
    throw new Error('denied');
  });
  const full = createHouseStore(() =>
    Object.assign(sharedStorage(), {
      setItem() {
        throw new Error('QuotaExceededError');
      },
    }),
  );
  for (const store of [denied, full]) {
    store.change(lake);
    expect(store.get()).toEqual({ house: lake, keeping: 'unkept' });
  }
});

it('overwrites nothing that another tab has kept since, until the visitor chooses', () => {
  const storage = sharedStorage();
  const [one, two] = [createHouseStore(() => storage), createHouseStore(() => storage)];
  one.change(lake);
  expect(two.change(hill)).toBe('elsewhere');
  expect(two.get()).toEqual({ house: hill, keeping: 'elsewhere' });
  expect(two.change(EMPTY_HOUSE), 'nothing is deleted').toBe('elsewhere');
  expect(storage.kept.get(OWN_HOUSE_KEY)).toContain('Lake');

  two.takeOther();
  expect(two.get()).toEqual({ house: lake, keeping: 'kept' });
  two.change(hill);
  expect(two.get()).toEqual({ house: hill, keeping: 'kept' });

  one.noticeChange();
  expect(one.get()).toEqual({ house: lake, keeping: 'elsewhere' });
  one.keepThis();
  expect(createHouseStore(() => storage).get().house).toEqual(lake);
});

it('is deleted in every tab, also in one that has changes of its own', () => {
  const storage = sharedStorage();
  const one = createHouseStore(() => storage);
  one.change(lake);
  const [two, three] = [createHouseStore(() => storage), createHouseStore(() => storage)];
  one.change(hill);
  three.change(lake);
  one.change(EMPTY_HOUSE);
  for (const store of [two, three]) {
    store.noticeChange();
    expect(store.get()).toEqual({ house: EMPTY_HOUSE, keeping: 'kept' });
  }
});

it('leaves what it cannot read until something is written', () => {
  const storage = sharedStorage({ [OWN_HOUSE_KEY]: '{"version":9}' });
  const store = createHouseStore(() => storage);
  expect(store.get().keeping).toBe('unreadable');
  expect(storage.kept.get(OWN_HOUSE_KEY)).toBe('{"version":9}');
});
