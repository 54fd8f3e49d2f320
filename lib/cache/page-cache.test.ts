import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedCacheControls, tagsManifest } from './framework.ts';
import PageCache, { type GetArguments, type SetArguments } from './page-cache.ts';
import { endRender } from './renders.ts';

const HOW = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: true } as GetArguments[1];
const KEPT = {
  cacheControl: { revalidate: 30, expire: 3_600 },
  isFallback: false,
} as SetArguments[2];
const STALE = { ...KEPT, cacheControl: { revalidate: 0.001, expire: 3_600 } } as SetArguments[2];
const page = {
  kind: 'APP_PAGE',
  html: '<p>Questions</p>',
  headers: { 'x-next-cache-tags': 'faq_items' },
} as unknown as SetArguments[1];
const missing = { ...page, status: 404 } as SetArguments[1];
const elsewhere = { ...page, status: 308 } as SetArguments[1];

/** A disk on which nothing is, and on which nothing gets written until `finish` is called. */
function slowDisk() {
  const written: string[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  return {
    written,
    finish,
    fs: {
      existsSync: () => false,
      readFile: () => Promise.reject(new Error()),
      mkdir: () => finished,
      writeFile: async (file: string) => void written.push(file),
    },
  };
}

/** What one request works with: the memory behind it is the same for all. */
function request(disk = slowDisk(), flushToDisk = false, headers = {}): PageCache {
  type Context = ConstructorParameters<typeof PageCache>[0];
  return new PageCache({
    fs: disk.fs,
    flushToDisk,
    serverDistDir: '/build',
    _requestHeaders: headers,
    maxMemoryCacheSize: 1_000_000,
  } as unknown as Context);
}

async function change(): Promise<void> {
  await pause(5);
  tagsManifest.set('faq_items', { expired: Date.now() });
  await pause(5);
}

/** A page that no other test has asked for, and another one that shows the same. */
let KEY: string;
let OTHER: string;
let tests = 0;
beforeEach(() => {
  tagsManifest.clear();
  tests += 1;
  [KEY, OTHER] = [`/faq/${tests}`, `/docs/faq/${tests}`];
});
// Looking whether a page is kept counts as asking for it.
afterEach(() => [KEY, OTHER].forEach(endRender));

test('a page that was asked for before a change and done after it is not served', async () => {
  const before = request();
  await before.get(KEY, HOW);
  await change();
  await before.set(KEY, page, KEPT);
  expect(await request().get(KEY, HOW)).toBeNull();
});

test('a page that was asked for after the change is', async () => {
  await change();
  const after = request();
  await after.get(KEY, HOW);
  await after.set(KEY, page, KEPT);
  expect(await request().get(KEY, HOW)).toMatchObject({ value: { html: '<p>Questions</p>' } });
});

test('neither is it while it is being written to disk, when the change is heard of only then', async () => {
  const disk = slowDisk();
  const before = request(disk, true);
  await before.get(KEY, HOW);
  await pause(5);
  const changed = Date.now();
  await pause(5);
  const kept = before.set(KEY, page, KEPT);
  tagsManifest.set('faq_items', { expired: changed });
  expect(await request().get(KEY, HOW)).toBeNull();
  disk.finish();
  await kept;
  expect(await request().get(KEY, HOW)).toBeNull();
});

test('nor does it come to disk, where it would count from when it was written', async () => {
  const disk = slowDisk();
  disk.finish();
  const before = request(disk, true);
  await before.get(KEY, HOW);
  await change();
  await before.set(KEY, page, KEPT);
  expect(disk.written).toEqual([]);
  const after = request(disk, true);
  await after.get(KEY, HOW);
  await after.set(KEY, page, KEPT);
  expect(disk.written).not.toEqual([]);
});

test('a change is told as done when nothing is being made any more that may be older', async () => {
  const [before, meanwhile] = [request(), request()];
  await before.get(KEY, HOW);
  let isDone = false;
  const told = request()
    .revalidateTag('faq_items')
    .then(() => (isDone = true));
  await pause(5);
  // It may have joined a reading that began before the change.
  await meanwhile.get(OTHER, HOW);
  await before.set(KEY, page, KEPT);
  await pause(5);
  expect(isDone).toBe(false);
  await meanwhile.set(OTHER, page, KEPT);
  await told;
  await pause(5); // the framework compares two clocks, which are up to a millisecond apart
  expect(await request().get(KEY, HOW)).toBeNull();
  expect(await request().get(OTHER, HOW)).toBeNull();
});

test('it waits for no page that shows nothing of it, and for nobody who fetches ahead', async () => {
  const other = { ...page, headers: { 'x-next-cache-tags': 'jobs' } } as SetArguments[1];
  await request().set(OTHER, other, STALE);
  await request().set(KEY, page, STALE);
  await pause(5);
  await request().get(OTHER, HOW);
  const ahead = request(slowDisk(), false, { 'next-router-prefetch': '1' });
  expect(await ahead.get(KEY, HOW)).not.toBeNull();
  const waited = await Promise.race([request().revalidateTag('faq_items'), pause(1_000, 'long')]);
  expect(waited).toBeUndefined();
});

test.each([missing, elsewhere])('nothing is kept where there never was a page', async (answer) => {
  const disk = slowDisk();
  disk.finish();
  const lifetimes = SharedCacheControls['cacheControls'];
  lifetimes.set(KEY, { revalidate: 30, expire: 3_600 });
  const asking = request(disk, true);
  await asking.get(KEY, HOW);
  await asking.set(KEY, answer, KEPT);
  expect(disk.written).toEqual([]);
  expect(await request().get(KEY, HOW)).toBeNull();
  expect(lifetimes.has(KEY)).toBe(false);
});

test('a page that is gone is not served as it was', async () => {
  await request().set(KEY, page, STALE);
  const asking = request();
  await asking.get(KEY, HOW);
  await asking.set(KEY, missing, KEPT);
  expect(await request().get(KEY, HOW)).toMatchObject({ value: { status: 404 } });
});

test('a change counts at once, also where the clock of the machine was put forward', async () => {
  await request().set(KEY, page, KEPT);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  await request().revalidateTag('faq_items');
  expect(await request().get(KEY, HOW)).toBeNull();
  clock.mockRestore();
});
