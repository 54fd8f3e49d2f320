import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { systemErrorCode } from '../../lib/server/commands/errors.ts';
import { logError } from './log.ts';

/** Answers a request of one peer. */
export type Answer = (request: Request, peer: string | null) => Promise<Response>;

/** The caller hung up, before the answer or within it, as the site does when its time for a call is over. */
const HUNG_UP = ['ERR_STREAM_UNABLE_TO_PIPE', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Takes a request of node:http to its answer and back. */
export async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  answer: Answer,
): Promise<void> {
  try {
    const isLocal = isLoopbackHost(incoming.headers.host);
    const response = isLocal
      ? await answer(toRequest(incoming, origin), incoming.socket.remoteAddress ?? null)
      : Response.json({ message: 'This backend answers on this machine only.' }, { status: 421 });
    await sendResponse(response, outgoing);
  } catch (error) {
    if (incoming.destroyed && !incoming.complete) return;
    if (HUNG_UP.includes(systemErrorCode(error) ?? '')) return;
    logError('request-crashed', { name: (error as Error).name });
    if (!outgoing.headersSent) outgoing.writeHead(500);
    outgoing.end();
  }
}

/** Whether a Host header names this machine: a web page with a name that was pointed at 127.0.0.1 must not read the inbox. */
function isLoopbackHost(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? '');
}

/** The same request in the standard form; the body stays a stream. */
function toRequest(incoming: IncomingMessage, origin: string): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(incoming.url ?? '/', origin), {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(incoming), duplex: 'half' } : {}),
  } as RequestInit);
}

async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  // a refused upload is not read to its end, so the connection cannot serve another request
  if (response.status === 413) outgoing.setHeader('connection', 'close');
  if (!response.body) {
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
}

/** Thrown when a request body is larger than the limit. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

const DRAIN_FACTOR = 4;

/**
 * Reads the whole body, at most `limit` bytes, and returns an equal request around the bytes. A slow sender then never
 * holds the database, and `content-length` is true even for chunked uploads, so that size limits behind it hold.
 */
export async function withBufferedBody(request: Request, limit: number): Promise<Request> {
  if (!request.body) return request;
  return withBody(request, await readAtMost(request.body, limit));
}

async function readAtMost(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    // a little more is read and dropped, so that an honest client gets to see the answer
    if (size > limit * DRAIN_FACTOR) throw new BodyTooLargeError();
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new BodyTooLargeError();
  return Buffer.concat(chunks);
}

/** The same request with another body. */
export function withBody(
  request: Request,
  body: string | ArrayBuffer | Buffer<ArrayBuffer>,
): Request {
  const headers = new Headers(request.headers);
  headers.delete('transfer-encoding');
  headers.set('content-length', String(Buffer.byteLength(body)));
  return new Request(request.url, { method: request.method, headers, body });
}
