import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type TestBackend } from '../../support/backend.ts';

const PDF = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\nresume\n%%EOF\n');
const LIMIT = 5 * 1024 * 1024;
const contentType = 'application/pdf';

let backend: TestBackend;
const uploaded: string[] = [];

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(async () => {
  if (uploaded.length > 0) await backend.service().storage.from('resumes').remove(uploaded);
  await backend?.stop();
});

const visitor = () => backend.anonymous().storage.from('resumes');
const service = () => backend.service().storage.from('resumes');

function newName(extension = 'pdf'): string {
  const name = `${randomUUID()}.${extension}`;
  uploaded.push(name);
  return name;
}

describe('the server', () => {
  test('hands in a file as a Buffer or as a Blob, and reads it back', async () => {
    for (const body of [PDF, new Blob([PDF], { type: contentType })]) {
      const name = newName();
      const { data, error } = await service().upload(name, body, { contentType });
      expect(error).toBeNull();
      expect(data?.path).toBe(name);
      const stored = await service().download(name);
      expect(stored.data?.type).toBe(contentType);
      expect(Buffer.from(await stored.data!.arrayBuffer())).toEqual(PDF);
    }
  });
});

describe('a visitor', () => {
  test('cannot hand in a file', async () => {
    const { error } = await visitor().upload(newName(), PDF, { contentType });
    expect(error).not.toBeNull();
  });

  test('cannot read, list, sign, replace, move or remove it', async () => {
    const name = newName();
    expect((await service().upload(name, PDF, { contentType })).error).toBeNull();
    expect((await visitor().download(name)).error).not.toBeNull();
    expect((await visitor().createSignedUrl(name, 60)).error).not.toBeNull();
    expect((await visitor().list()).data).toEqual([]);
    const other = Buffer.from('%PDF-1.7 other');
    const upsert = await visitor().upload(name, other, { contentType, upsert: true });
    expect(upsert.error).not.toBeNull();
    expect((await visitor().upload(name, other, { contentType })).error).not.toBeNull();
    expect((await visitor().move(name, newName())).error).not.toBeNull();
    expect((await visitor().remove([name])).data).toEqual([]);
    const address = visitor().getPublicUrl(name).data.publicUrl;
    expect((await fetch(address)).ok).toBe(false);
    const stored = await service().download(name);
    expect(Buffer.from(await stored.data!.arrayBuffer())).toEqual(PDF);
  });

  test('may not choose another name, folder or bucket', async () => {
    for (const name of ['resume.pdf', `folder/${randomUUID()}.pdf`, `${randomUUID()}.exe`]) {
      expect((await visitor().upload(name, PDF, { contentType })).error).not.toBeNull();
    }
    const bucket = backend.anonymous().storage.from('another');
    expect((await bucket.upload(newName(), PDF, { contentType })).error).not.toBeNull();
    expect((await backend.anonymous().storage.createBucket('own')).error).not.toBeNull();
  });
});

describe('the bucket', () => {
  test('refuses a file beyond its size, however it is sent', async () => {
    const large = Buffer.alloc(LIMIT + 1, 'a');
    const asBuffer = await service().upload(newName(), large, { contentType });
    expect(asBuffer.error).toMatchObject({ statusCode: '413' });
    const asBlob = await service().upload(newName(), new Blob([large], { type: contentType }));
    expect(asBlob.error).toMatchObject({ statusCode: '413' });
    const chunked = await fetch(`${backend.url}/storage/v1/object/resumes/${newName()}`, {
      method: 'POST',
      headers: { apikey: backend.keys.secret, 'content-type': contentType },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(chunked.ok).toBe(false);
  });

  test('takes a file of exactly its size', async () => {
    const { error } = await service().upload(newName(), Buffer.alloc(LIMIT, 'a'), { contentType });
    expect(error).toBeNull();
  });

  test('refuses another kind of file', async () => {
    for (const type of ['text/html', 'image/svg+xml']) {
      const { error } = await service().upload(newName(), PDF, { contentType: type });
      expect(error).toMatchObject({ statusCode: '415' });
    }
  });
});

describe('the service role', () => {
  test('lists, signs, moves and removes', async () => {
    const name = newName();
    expect((await service().upload(name, PDF, { contentType })).error).toBeNull();
    const list = await service().list('', { search: name });
    expect(list.data?.map((file) => file.name)).toEqual([name]);

    const signed = await service().createSignedUrl(name, 60);
    const response = await fetch(signed.data!.signedUrl);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF);
    const tampered = signed.data!.signedUrl.replace(/.{6}$/, 'aaaaaa');
    expect((await fetch(tampered)).ok).toBe(false);

    const moved = newName();
    expect((await service().move(name, moved)).error).toBeNull();
    expect((await service().download(name)).error).not.toBeNull();
    expect((await service().remove([moved])).data).toHaveLength(1);
    expect((await service().download(moved)).error).not.toBeNull();
  });
});
