// @module-tag core
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { signInAdministrator } from '../../support/accounts.ts';
import { isRemote, startBackend } from '../../support/backend.ts';
import { registerBackend } from '../../support/connect-to-embedded.ts';

const PDF = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\nresume\n%%EOF\n');
const LIMIT = 5 * 1024 * 1024;
const contentType = 'application/pdf';

const backend = registerBackend(startBackend);
const visitor = () => backend().anonymous().storage.from('resumes');
const service = () => backend().service().storage.from('resumes');

const uploaded: string[] = [];
afterAll(async () => {
  await service().remove(uploaded);
});

function newName(extension = 'pdf'): string {
  const name = `${randomUUID()}.${extension}`;
  uploaded.push(name);
  return name;
}

describe('past the site', () => {
  test('a visitor cannot hand in a file, under no name and in no folder or bucket', async () => {
    const names = [newName(), 'resume.pdf', `folder/${randomUUID()}.pdf`, `${randomUUID()}.exe`];
    for (const name of names)
      expect((await visitor().upload(name, PDF, { contentType })).error, name).not.toBeNull();
    const bucket = backend().anonymous().storage.from('another');
    expect((await bucket.upload(newName(), PDF, { contentType })).error).not.toBeNull();
    expect((await backend().anonymous().storage.createBucket('own')).error).not.toBeNull();
  });

  test.each([
    ['a visitor', 'resumes'],
    ['an administrator', 'resumes'],
    ['an administrator', 'media'],
  ] as const)('%s cannot list, sign, replace, move or remove a file of %s', async (who, bucket) => {
    const isVisitor = who === 'a visitor';
    const client = isVisitor ? backend().anonymous() : await signInAdministrator(backend());
    const files = client.storage.from(bucket);
    const ours = backend().service().storage.from(bucket);
    const type = { contentType: bucket === 'media' ? 'image/webp' : contentType };
    const name = newName();
    expect((await ours.upload(name, PDF, type)).error).toBeNull();
    const other = Buffer.from('<script>alert(1)</script>');
    const attempts: PromiseLike<{ error: unknown }>[] = [
      files.createSignedUrl(name, 60),
      files.upload(name, other, type),
      files.upload(name, other, { ...type, upsert: true }),
      files.upload(newName(), other, type),
      files.update(name, other, type),
      files.copy(name, newName()),
      files.move(name, newName()),
      files.createSignedUploadUrl(newName()),
      files.uploadToSignedUrl(newName(), 'a.b.c', other, type),
    ];
    // Everyone may see a picture.
    if (bucket === 'resumes') {
      attempts.push(files.download(name));
      expect((await fetch(files.getPublicUrl(name).data.publicUrl)).ok).toBe(false);
    }
    for (const { error } of await Promise.all(attempts)) expect(error).not.toBeNull();
    expect((await files.list()).data).toEqual([]);
    expect((await files.remove([name])).data).toEqual([]);
    const stored = await ours.download(name);
    expect(Buffer.from(await stored.data!.arrayBuffer())).toEqual(PDF);
    await ours.remove([name]);
  });
});

describe('the bucket', () => {
  const large = Buffer.alloc(LIMIT + 1, 'a');

  test('refuses a file beyond its size', async () => {
    for (const body of [large, new Blob([large], { type: contentType })]) {
      const { error } = await service().upload(newName(), body, { contentType });
      expect(error).toMatchObject({ statusCode: '413' });
    }
  });

  // The hosted Storage API takes it: only what says its length is measured. The site's server always says it.
  test.skipIf(isRemote)('of the embedded backend refuses it also without a length', async () => {
    const chunked = await fetch(`${backend().url}/storage/v1/object/resumes/${newName()}`, {
      method: 'POST',
      headers: { apikey: backend().keys.secret, 'content-type': contentType },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(await chunked.json()).toMatchObject({ statusCode: '413' });
  });

  test('refuses another kind of file', async () => {
    for (const type of ['text/html', 'image/svg+xml']) {
      const { error } = await service().upload(newName(), PDF, { contentType: type });
      expect(error).toMatchObject({ statusCode: '415' });
    }
  });
});

test('the server uploads a Buffer or a Blob, and lists, reads, signs and removes it', async () => {
  for (const body of [PDF, new Blob([PDF], { type: contentType })]) {
    const name = newName();
    expect((await service().upload(name, body, { contentType })).error).toBeNull();
    expect((await service().list('', { search: name })).data).toMatchObject([{ name }]);
    const stored = await service().download(name);
    expect(stored.data?.type).toBe(contentType);
    expect(Buffer.from(await stored.data!.arrayBuffer())).toEqual(PDF);

    const { signedUrl } = (await service().createSignedUrl(name, 60)).data!;
    expect(Buffer.from(await (await fetch(signedUrl)).arrayBuffer())).toEqual(PDF);
    expect((await fetch(signedUrl.replace(/.{6}$/, 'aaaaaa'))).ok).toBe(false);
    expect((await service().remove([name])).data).toHaveLength(1);
    expect((await service().download(name)).error).not.toBeNull();
  }
});
