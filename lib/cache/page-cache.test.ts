import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { tagsManifest } from './framework.ts';
import PageCache, { type GetArguments, type SetArguments } from './page-cache.ts';

const KEY = '/faq';
const HOW = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: true } as GetArguments[1];
const KEPT = {
  cacheControl: { revalidate: 30, expire: 3_600 },
  isFallback: false,
} as SetArguments[2];
const page = {
  kind: 'APP_PAGE',
  html: '<p>Questions</p>',
  headers: { 'x-next-cache-tags': 'faq_items' },
} as unknown as SetArguments[1];

/** What one request works with: the memory behind it is the same for all. */
function request(): PageCache {
  const nothingOnDisk = { existsSync: () => false, readFile: () => Promise.reject(new Error()) };
  type Context = ConstructorParameters<typeof PageCache>[0];
  return new PageCache({
    fs: nothingOnDisk,
    flushToDisk: false,
    serverDistDir: '.',
    maxMemoryCacheSize: 1_000_000,
  } as unknown as Context);
}

async function change(): Promise<void> {
  await pause(5);
  tagsManifest.set('faq_items', { expired: Date.now() });
  await pause(5);
}

beforeEach(() => tagsManifest.clear());

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
