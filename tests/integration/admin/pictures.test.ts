// @module-tag core
import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { registerRoles } from '../../support/admin-session.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { GET as browse, POST as upload } from '../../../app/admin/media/route.ts';
import { deleteRows, saveRow } from '../../../app/admin/[collection]/actions.ts';
import { findCollection } from '../../../lib/desk/collections.ts';
import { listPictureUses } from '../../../lib/desk/pictures/picture-uses.ts';
import { getBlogPost } from '../../../lib/articles/articles.ts';
import { initialValues } from '../../../lib/collections/collection.ts';
import { measurePictures } from '../../../lib/pictures/pictures.ts';
import { GET as show } from '../../../app/media/[name]/route.ts';
import { imageAttributes } from '../../../lib/html/sanitize.ts';
import { LARGEST_PICTURE } from '../../../lib/pictures/picture-file.ts';

const backend = connectToEmbedded();
const { clients } = registerRoles(backend);

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
  const free = `${'c'.repeat(64)}.webp`;
  const contentType = 'image/webp';
  const service = () => backend().service().storage.from('media');

  test('takes only small pictures, from the server too', async () => {
    const put = async (bytes: Buffer, type: string) =>
      (await service().upload(free, bytes, { contentType: type })).error;
    expect(await put(webp, 'text/html')).not.toBeNull();
    expect(await put(Buffer.alloc(5_242_881), contentType)).not.toBeNull();
  });

  test('has other bytes under the name of a picture for no longer than until it is uploaded', async () => {
    const { src } = await send(await picture('linen'));
    const path = src!.split('/').at(-1)!;
    await service().upload(path, webp, { contentType, upsert: true });
    await send(await picture('linen'));
    const bytes = Buffer.from(await (await get(path)).arrayBuffer());
    expect(`${createHash('sha256').update(bytes).digest('hex')}.webp`).toBe(path);
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

describe('the library', () => {
  const table = () => clients.administrator.from('pictures');
  const rowOf = async (path: string) =>
    (await table().select('*').eq('path', path)).data?.[0] ?? null;
  const nameOf = (src = '') => src.slice('/media/'.length);
  const store = async (background: string, name?: string) => {
    const { src } = await send(await picture(background), name ? { 'x-file-name': name } : {});
    return { src: src!, row: (await rowOf(nameOf(src)))! };
  };
  const remove = ({ id: key, updated_at }: { id: string; updated_at: string }) =>
    deleteRows({ collection: 'pictures', versions: [{ key, updated_at }] });
  const article = async (values: object) => {
    const key = randomUUID();
    const result = await saveRow({
      collection: 'articles',
      base: { key, updated_at: null },
      values: { ...initialValues(findCollection('articles')!), title: 'Hall', ...values },
    });
    if (result.status !== 'done') throw new Error(JSON.stringify(result));
    return key;
  };
  const found = async (query: string) => {
    const response = await browse(new Request(`http://site.test/admin/media?${query}`));
    return { status: response.status, ...(await response.json()) };
  };

  test('knows name, size and sender of an upload, once for each picture', async () => {
    const { row } = await store('orchid', encodeURIComponent('Halle \u0000 bei Nacht 🌙.jpg'));
    const { name, width, height, bytes } = row;
    expect(row).toMatchObject({ name: 'Halle bei Nacht 🌙.jpg', width: 60, height: 40 });
    expect(row.uploaded_by).toMatch(/^[0-9a-f-]{36}$/);
    const again = await store('orchid', '%E0%A4%A');
    expect(again.row).toMatchObject({ id: row.id, name, width, height, bytes });
  });

  test('offers pictures by words of their description and name', async () => {
    const { src, row } = await store('sienna', 'rack-of-keys.jpg');
    await table().update({ description: 'A brass rack' }).eq('id', row.id);
    for (const words of ['q=brass', 'q=OF-KEYS', 'q=rack%20brass']) {
      const { pictures } = await found(words);
      expect(pictures, words).toMatchObject([{ src, description: 'A brass rack', width: 60 }]);
      expect(pictures[0].thumbnail.srcSet).toContain('/_next/image?url=%2Fmedia%2F');
    }
    expect((await found('q=brass%20elephant')).pictures).toEqual([]);
  });

  test('names the rows that show a picture which is to be deleted, and deletes it when none does', async () => {
    const { src, row } = await store('plum');
    const key = await article({ title: 'With plums', image_url: src, image_alt: 'Plums' });
    expect(await remove((await rowOf(row.path))!)).toEqual({
      status: 'failed',
      message: expect.stringContaining('shown in article “With plums”'),
    });
    // The description of the article is that of the picture by now.
    expect(await rowOf(row.path)).toMatchObject({ description: 'Plums', is_used: true });
    const uses = await listPictureUses(clients.administrator, [row.id], 3);
    expect(uses(row.id)).toEqual({
      total: 1,
      shown: [
        { one: 'article', title: 'With plums', language: 'en', href: `/admin/articles/${key}` },
      ],
    });
    await backend().service().from('blog_posts').delete().eq('id', key).throwOnError();
    expect(await remove((await rowOf(row.path))!)).toEqual({ status: 'done', changes: [] });
    expect(await namesInBucket()).not.toContain(row.path);
    expect((await get(row.path)).status).toBe(404);
  });

  test('says where an article crops its picture, and nothing while that is the middle', async () => {
    const { src, row } = await store('salmon');
    const key = await article({
      ...{ image_url: src, image_alt: 'Salmon', status: 'published', date: '2026-01-01' },
      ...{ excerpt: 'e', content: '<p>t</p>', read_time: '1 min read' },
    });
    expect((await getBlogPost(key))?.image_focus).toBeNull();
    await table().update({ focus_x: 20, focus_y: 0 }).eq('id', row.id).throwOnError();
    expect((await getBlogPost(key))?.image_focus).toBe('20% 0%');
  });

  test('fills in the size of a picture that was there before it', async () => {
    const { row } = await store('wheat');
    const unknown = { width: null, height: null, bytes: null };
    await backend().service().from('pictures').update(unknown).eq('id', row.id).throwOnError();
    await measurePictures(['0'.repeat(64) + '.webp', row.path]);
    const { width, height, bytes } = row;
    expect(await rowOf(row.path)).toMatchObject({ width, height, bytes });
  });
});
