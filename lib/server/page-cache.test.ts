import { mkdirSync, mkdtempSync, existsSync, readFileSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import PageCache, { expireTags } from './page-cache.ts';

type Arguments = ConstructorParameters<typeof PageCache>[0];
type Value = Parameters<PageCache['set']>[1];

const folder = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
mkdirSync(path.join(folder, 'app'), { recursive: true });

/** What the framework hands to a cache, as far as this one needs it. */
const context = {
  dev: false,
  flushToDisk: true,
  maxMemoryCacheSize: 1_000_000,
  revalidatedTags: [],
  serverDistDir: folder,
  fs: {
    existsSync,
    readFileSync,
    readFile: fs.readFile,
    stat: fs.stat,
    mkdir: (dir: string) => fs.mkdir(dir, { recursive: true }),
    writeFile: fs.writeFile,
  },
  _requestHeaders: {},
} as unknown as Arguments;
/** The framework makes an object for each request. */
const request = () => new PageCache(context);
const reading = { kind: 'APP_PAGE', isRoutePPREnabled: true, isFallback: false } as never;
const keeping = {
  ...(reading as object),
  fetchCache: false,
  cacheControl: { revalidate: 30, expire: 60 },
} as never;
const page = (tags: string, more: object = {}) =>
  ({
    kind: 'APP_PAGE',
    html: '<main></main><script>go()</script>',
    rscData: Buffer.from('data'),
    headers: { 'x-next-cache-tags': tags },
    postponed: undefined,
    status: undefined,
    segmentData: undefined,
    ...more,
  }) as unknown as Value;
const policyOf = (value: unknown) =>
  (value as { headers: Record<string, string> }).headers['content-security-policy'];

it('keeps a page with the strict policy of its text, and sends that policy with the first answer too', async () => {
  const made = page('a');
  const maker = request();
  expect(await maker.get('/a', reading)).toBeNull();
  await maker.set('/a', made, keeping);
  expect(policyOf(made)).toMatch(/script-src 'self' 'sha256-/);
  const entry = await request().get('/a', reading);
  expect(policyOf(entry?.value)).toBe(policyOf(made));
});

it('leaves a page that is finished for each request to the baseline policy', async () => {
  const made = page('b', { postponed: 'state' });
  await request().set('/b', made, keeping);
  expect(policyOf(made)).toBeUndefined();
});

it('gives a page with nothing to show status 404, and keeps it only in the place of another', async () => {
  const made = page('c,missing');
  const maker = request();
  await maker.get('/c', reading);
  await maker.set('/c', made, keeping);
  expect(made).toMatchObject({ status: 404 });
  expect(await request().get('/c', reading)).toBeNull();

  await request().set('/c', page('c'), keeping);
  const later = request();
  await later.get('/c', reading);
  await later.set('/c', page('c,missing'), keeping);
  expect((await request().get('/c', reading))?.value).toMatchObject({ status: 404 });
});

it('gives nothing that was invalidated', async () => {
  await request().set('/d', page('d'), keeping);
  expect(await request().get('/d', reading)).not.toBeNull();
  // The framework compares milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 5));
  await request().revalidateTag('d');
  expect(await request().get('/d', reading)).toBeNull();
});

it('keeps no page whose data may be older than an invalidation, and lets the invalidation wait for it', async () => {
  const maker = request();
  await maker.get('/e', reading);
  const done: string[] = [];
  const invalidation = request()
    .revalidateTag(['e'])
    .then(() => done.push('invalidated'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  done.push('made');
  await maker.set('/e', page('e'), keeping);
  await invalidation;
  expect(done).toEqual(['made', 'invalidated']);
  expect(await request().get('/e', reading)).toBeNull();
});

it('gives nothing that was changed elsewhere, though the page seems to be newer, until it is rendered again', async () => {
  const made = page('f');
  await request().set('/f', made, keeping);
  await request().set('/g', page('g'), keeping);
  // By the clock of the machine where it was stored.
  const stored = await request().get('/f', reading);
  stored!.lastModified = Date.now() + 600_000;
  await expireTags(['f', 'of-no-page']);
  expect(await request().get('/f', reading)).toBeNull();
  expect(await request().get('/g', reading)).not.toBeNull();
  const maker = request();
  await maker.get('/f', reading);
  await maker.set('/f', page('f'), keeping);
  expect(await request().get('/f', reading)).not.toBeNull();
});

it('gives no page of an earlier process that was changed since, and keeps none whose data was read before', async () => {
  await request().set('/h', page('h'), keeping);
  vi.resetModules();
  const later = await import('./page-cache.ts');
  const next = () => new later.default(context);
  expect(await next().get('/h', reading)).not.toBeNull();
  const maker = next();
  await maker.get('/h', reading);
  await later.expireTags(['h']);
  expect(await next().get('/h', reading)).toBeNull();
  await maker.set('/h', page('h'), keeping);
  expect(await next().get('/h', reading)).toBeNull();
});
