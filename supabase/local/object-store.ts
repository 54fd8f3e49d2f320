import { createHash } from 'node:crypto';
import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];
type StoredFile = {
  bytes: Buffer;
  mimetype: string;
  cache_control: string;
  etag: string;
  stored_at: string;
};

// The bytes travel as base64: PGlite needs ten times as long for the same bytes as a parameter or a column.
const SELECT = `select encode(bytes, 'base64') as base64, mimetype, cache_control, etag, stored_at
  from local_storage.files where bucket = $1 and name = $2`;
const UPSERT = `insert into local_storage.files (bucket, name, bytes, mimetype, cache_control, etag)
  values ($1, $2, decode($3, 'base64'), $4, $5, $6)
  on conflict (bucket, name) do update set bytes = excluded.bytes, mimetype = excluded.mimetype,
    cache_control = excluded.cache_control, etag = excluded.etag, stored_at = now()
  returning stored_at`;

/** Keeps the bytes of stored files in the database, beside their rows: one folder, one durability, one thing to delete. */
export function createObjectStore(connection: PgliteConnection): StorageAdapter {
  const database = connection.driver;

  async function read(bucket: string, name: string): Promise<StoredFile> {
    const { rows } = await database.query<Omit<StoredFile, 'bytes'> & { base64: string }>(SELECT, [
      bucket,
      name,
    ]);
    if (!rows[0]) throw new Error('A stored file has lost its bytes.');
    const { base64, ...file } = rows[0];
    return { ...file, bytes: Buffer.from(base64, 'base64') };
  }

  async function write(
    bucket: string,
    name: string,
    file: Omit<StoredFile, 'stored_at'>,
  ): Promise<Metadata> {
    const { bytes, mimetype, cache_control, etag } = file;
    const { rows } = await database.query<{ stored_at: string }>(UPSERT, [
      bucket,
      name,
      bytes.toString('base64'),
      mimetype,
      cache_control,
      etag,
    ]);
    return toMetadata({ ...file, stored_at: rows[0]?.stored_at ?? new Date().toISOString() });
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
      return { metadata: toMetadata(file), httpStatusCode: 200, body: file.bytes };
    },
    async uploadObject(bucket, name, _version, body, mimetype, cacheControl) {
      const bytes = await toBytes(body);
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      const file = { bytes, mimetype, cache_control: cacheControl, etag };
      return write(bucket, name, file);
    },
    deleteObject: (bucket, name) => remove(bucket, name),
    async deleteObjects(bucket, names) {
      for (const name of names) await remove(bucket, name);
    },
    async copyObject(fromBucket, fromName, _version, bucket, name) {
      const file = await read(fromBucket, fromName);
      const { eTag, lastModified } = await write(bucket, name, file);
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

async function toBytes(body: Body): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return Buffer.from(await new Response(body as ReadableStream).arrayBuffer());
}
