import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { registerRoles, type Role } from '../../support/admin-session.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { POST as upload } from '../../../app/admin/media/route.ts';
import { GET as show } from '../../../app/media/[name]/route.ts';
import { imageAttributes } from '../../../lib/html/sanitize.ts';
import { LARGEST_PICTURE } from '../../../lib/pictures/picture-file.ts';

const backend = connectToEmbedded();
const { clients, actAs } = registerRoles(backend);

const picture = (background: string, width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function send(body: Uint8Array, headers: Record<string, string> = {}) {
  const response = await upload(
    new Request('http://site.test/admin/media', {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'content-length': String(body.length), ...headers },
    }),
  );
  const answer = (await response.json()) as { src?: string; message?: string };
  return { status: response.status, ...answer };
}

const get = (name: string) =>
  show(new Request(`http://site.test/media/${name}`), { params: Promise.resolve({ name }) });

const namesInBucket = async () =>
  (await backend().service().storage.from('media').list()).data!.map(({ name }) => name);

test('an administrator uploads a picture, and every visitor can see it', async () => {
  const sent = await send(await picture('teal'));
  expect(sent).toEqual({
    status: 200,
    src: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
    width: 60,
    height: 40,
    changes: ['format'],
  });
  const name = sent.src!.split('/').at(-1)!;
  const shown = await get(name);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
  expect(name).toBe(`${createHash('sha256').update(bytes).digest('hex')}.webp`);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${name}"`,
  });
  expect(imageAttributes({ src: sent.src!, alt: 'Teal' }).src).toBe(sent.src);
});

test('the same picture is stored once', async () => {
  const first = await send(await picture('crimson'));
  const names = await namesInBucket();
  expect(await send(await picture('crimson'))).toEqual(first);
  expect(await namesInBucket()).toEqual(names);
});

describe('refused', () => {
  test.each(['visitor', 'user'] as const)('a %s', async (role) => {
    actAs(role);
    const before = await namesInBucket();
    const message = expect.stringContaining('no longer signed in');
    expect(await send(await picture('gold'))).toMatchObject({ status: 401, message });
    expect(await namesInBucket()).toEqual(before);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403, ''],
    ['a site of the same domain', { 'sec-fetch-site': 'same-site' }, 403, ''],
    ['what no page has sent', { 'sec-fetch-site': 'none' }, 403, ''],
    [
      'what says that it is too large',
      { 'content-length': `${LARGEST_PICTURE + 1}` },
      413,
      '10 MB',
    ],
    ['HTML under the name of a picture', { 'content-type': 'image/png' }, 422, 'JPEG, PNG, WebP'],
  ])('%s', async (_, headers, status, sentence) => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const message = expect.stringContaining(sentence);
    expect(await send(html, { ...headers })).toMatchObject({ status, message });
  });

  test('what does not say how large it is', async () => {
    const unsized = new Request('http://site.test/admin/media', { method: 'POST', body: 'x' });
    expect((await upload(unsized)).status).toBe(411);
  });
});

test('there is nothing under any other name', async () => {
  const unknown = '0'.repeat(64);
  const others = ['..%2Fresumes%2Fa.pdf', '../resumes/a.pdf', 'a.webp?x', ''];
  for (const name of [`${unknown}.webp`, `${unknown}.png`, ...others])
    expect((await get(name)).status, name).toBe(404);
});

describe('the bucket', () => {
  const webp = Buffer.from('RIFF....WEBP');
  const name = `${'b'.repeat(64)}.webp`;
  const bucket = (role: Role) => clients[role].storage.from('media');
  const contentType = 'image/webp';

  // Who may add a file under which name is in supabase/tests/rls_rows.sql.
  test('takes only small pictures, and never another one under the same name', async () => {
    const put: ReturnType<typeof bucket>['upload'] = (...args) =>
      bucket('administrator').upload(...args);
    expect((await put(name, webp, { contentType: 'text/html' })).error).not.toBeNull();
    expect((await put(name, Buffer.alloc(5_242_881), { contentType })).error).not.toBeNull();
    expect((await put(name, webp, { contentType })).error).toBeNull();
    const other = Buffer.from('RIFF....WEBP another');
    expect((await put(name, other, { contentType, upsert: true })).error).not.toBeNull();
    expect(Buffer.from(await (await get(name)).arrayBuffer())).toEqual(webp);
  });

  test('is listed, emptied and changed by the server alone', async () => {
    await backend().service().storage.from('media').upload(name, webp, { contentType });
    for (const role of ['visitor', 'user', 'administrator'] as const) {
      expect((await bucket(role).list()).data, role).toEqual([]);
      expect((await bucket(role).remove([name])).data, role).toEqual([]);
      const moved = await bucket(role).move(name, `${'c'.repeat(64)}.webp`);
      expect(moved.error, role).not.toBeNull();
    }
    expect((await get(name)).status).toBe(200);
  });
});

test('storage that is away, or refuses, is no missing picture', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  fetching.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect((await get(`${'0'.repeat(64)}.webp`)).status).toBe(503);
  for (const status of [403, 429, 500]) {
    fetching.mockResolvedValueOnce(new Response(null, { status }));
    expect((await get(`${'0'.repeat(64)}.webp`)).status, String(status)).toBe(503);
  }
});
