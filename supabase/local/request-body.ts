/** Thrown when a request body is larger than the limit. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

const DRAIN_FACTOR = 4;

/**
 * Reads the whole body and returns an equal request around the bytes. A slow sender then never holds the database, and
 * `content-length` is true even for chunked uploads, so that size limits behind it hold.
 */
export async function withBufferedBody(request: Request, limit: number): Promise<Request> {
  if (!request.body) return request;
  const body = await readAtMost(request.body, limit);
  const headers = new Headers(request.headers);
  headers.delete('transfer-encoding');
  headers.set('content-length', String(body.byteLength));
  return new Request(request.url, { method: request.method, headers, body });
}

async function readAtMost(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    // a little more is read and dropped, so that an honest client gets to see the answer
    if (size > limit * DRAIN_FACTOR) throw new BodyTooLargeError();
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new BodyTooLargeError();
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
