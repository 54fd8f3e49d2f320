import { createHash } from 'node:crypto';
import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];
type StoredFile = {
  bytes: Uint8Array;
  mimetype: string;
  cache_control: string;
  etag: string;
  stored_at: string;
};

const INSERT = `insert into local_storage.files (bucket, name, bytes, mimetype, cache_control, etag)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (bucket, name) do update set bytes = excluded.bytes, mimetype = excluded.mimetype,
    cache_control = excluded.cache_control, etag = excluded.etag, stored_at = now()`;

/** Keeps the bytes of stored files in the database, beside their rows: one folder, one durability, one thing to delete. */
export function createObjectStore(connection: PgliteConnection): StorageAdapter {
  const database = connection.driver;

  async function read(bucket: string, name: string): Promise<StoredFile> {
    const { rows } = await database.query<StoredFile>(
      'select bytes, mimetype, cache_control, etag, stored_at from local_storage.files where bucket = $1 and name = $2',
      [bucket, name],
    );
    const file = rows[0];
    if (!file) throw new Error('A stored file has lost its bytes.');
    return file;
  }

  async function write(bucket: string, name: string, file: Omit<StoredFile, 'stored_at'>) {
    const { bytes, mimetype, cache_control, etag } = file;
    await database.query(INSERT, [bucket, name, bytes, mimetype, cache_control, etag]);
    return read(bucket, name);
  }

  async function remove(bucket: string, name: string): Promise<void> {
    await database.query('delete from local_storage.files where bucket = $1 and name = $2', [
      bucket,
      name,
    ]);
  }

  return {
    driver: database,
    async getObject(bucket, name) {
      const file = await read(bucket, name);
      return { metadata: toMetadata(file), httpStatusCode: 200, body: Buffer.from(file.bytes) };
    },
    async uploadObject(bucket, name, _version, body, mimetype, cacheControl) {
      const bytes = await toBytes(body);
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      const file = { bytes, mimetype, cache_control: cacheControl, etag };
      return toMetadata(await write(bucket, name, file));
    },
    deleteObject: (bucket, name) => remove(bucket, name),
    async deleteObjects(bucket, names) {
      for (const name of names) await remove(bucket, name);
    },
    async copyObject(fromBucket, fromName, _version, bucket, name) {
      const { eTag, lastModified } = toMetadata(
        await write(bucket, name, await read(fromBucket, fromName)),
      );
      return { httpStatusCode: 200, eTag, lastModified };
    },
    headObject: async (bucket, name) => toMetadata(await read(bucket, name)),
    privateAssetUrl: () => Promise.reject(new Error('Image transformation is not available here.')),
  };
}

function toMetadata(file: StoredFile): Metadata {
  const size = file.bytes.byteLength;
  return {
    cacheControl: file.cache_control,
    contentLength: size,
    size,
    mimetype: file.mimetype,
    lastModified: new Date(file.stored_at),
    eTag: file.etag,
  };
}

async function toBytes(body: Body): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  return new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
}
