import { createHash } from 'node:crypto';
import { withBody } from './http.ts';
import type { Database, ObjectStore } from './lite.ts';

type Metadata = Awaited<ReturnType<ObjectStore['headObject']>>;
type Body = Parameters<ObjectStore['uploadObject']>[3];
type Row = { mimetype: string; cache_control: string; etag: string; stored_at: string };
type StoredFile = Row & { bytes: Buffer };

// The bytes travel as base64: PGlite needs ten times as long for the same bytes as a parameter or a column.
const SELECT = `select encode(bytes, 'base64') as base64, mimetype, cache_control, etag, stored_at
  from local_storage.files where bucket = $1 and name = $2`;
const DELETE = 'delete from local_storage.files where bucket = $1 and name = $2';
const UPSERT = `insert into local_storage.files (bucket, name, bytes, mimetype, cache_control, etag)
  values ($1, $2, decode($3, 'base64'), $4, $5, $6)
  on conflict (bucket, name) do update set bytes = excluded.bytes, mimetype = excluded.mimetype,
    cache_control = excluded.cache_control, etag = excluded.etag, stored_at = now()
  returning stored_at`;

/** Keeps the bytes of stored files in the database, beside their rows: one folder to keep and to delete. */
export function createObjectStore(database: Database): ObjectStore {
  async function read(bucket: string, name: string): Promise<StoredFile> {
    const { rows } = await database.query<Row & { base64: string }>(SELECT, [bucket, name]);
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
    const params = [bucket, name, bytes.toString('base64'), mimetype, cache_control, etag];
    const { rows } = await database.query<{ stored_at: string }>(UPSERT, params);
    return toMetadata({ ...file, ...rows[0]! });
  }

  async function remove(bucket: string, name: string): Promise<void> {
    await database.query(DELETE, [bucket, name]);
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
      return write(bucket, name, { bytes, mimetype, cache_control: cacheControl, etag });
    },
    deleteObject: remove,
    async deleteObjects(bucket, names) {
      for (const name of names) await remove(bucket, name);
    },
    async copyObject(fromBucket, fromName, _version, bucket, name) {
      const { eTag, lastModified } = await write(bucket, name, await read(fromBucket, fromName));
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

const OBJECTS = '/storage/v1/object/';

/** Evens out where lite's storage differs from the hosted one: uploads from forms, signed addresses. */
export async function withHostedStorage(
  request: Request,
  next: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(OBJECTS)) return next(request);
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  const response = await next(isForm ? await unwrapUpload(request) : request);
  if (!pathname.startsWith(`${OBJECTS}sign/`)) return response;
  if (request.method !== 'GET') return response.ok ? withRelativeAddress(response) : response;
  // lite answers an address with a wrong or expired token with 500
  if (response.status !== 500) return withFileName(request, response);
  const body = { statusCode: '400', error: 'InvalidJWT', message: 'The signature is not valid' };
  return Response.json(body, { status: 400 });
}

/** Hosted names the file that `download` asks for (RFC 6266); lite does not know the parameter. */
function withFileName({ url }: Request, response: Response): Response {
  const name = new URL(url).searchParams.get('download');
  if (name === null || !response.ok) return response;
  const encoded = encodeURIComponent(name);
  const named = new Response(response.body, response);
  named.headers.set(
    'content-disposition',
    name === '' ? 'attachment;' : `attachment; filename=${encoded}; filename*=UTF-8''${encoded};`,
  );
  return named;
}

/** supabase-js sends a Blob as a form field with an empty name; lite reads only a field called "file". */
async function unwrapUpload(request: Request): Promise<Request> {
  const form = await request.clone().formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) return request;
  const upload = withBody(request, await file.arrayBuffer());
  upload.headers.set('content-type', file.type || 'application/octet-stream');
  const cacheControl = form.get('cacheControl');
  if (cacheControl) upload.headers.set('cache-control', `max-age=${String(cacheControl)}`);
  return upload;
}

/** Hosted gives an address relative to /storage/v1, under another name. */
async function withRelativeAddress(response: Response): Promise<Response> {
  const { signedUrl } = (await response.json()) as { signedUrl: string };
  return Response.json({ signedURL: signedUrl.replace(/^\/storage\/v1/, '') });
}
