import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { isOwnMachine } from '../../lib/env/own-machine.ts';
import { systemErrorCode } from '../../lib/server/commands/errors.ts';
import { logError } from './log.ts';
import type { LocalSettings } from './settings.ts';

/** Answers a request of one peer. */
export type Answer = (request: Request, peer: string | null) => Promise<Response>;

type Addresses = Pick<LocalSettings, 'backendUrl' | 'siteUrl'>;

const ALLOWED_ORIGIN = 'access-control-allow-origin';

/** Names of this machine: a web page with a name that was pointed at 127.0.0.1 must not read the inbox. */
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** The caller hung up, before the answer or within it, as the site does when its time for a call is over. */
const HUNG_UP = ['ERR_STREAM_UNABLE_TO_PIPE', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Takes a request of node:http to its answer and back, unless a page that is neither the site's nor of this machine sent it. */
export async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  settings: Addresses,
  answer: Answer,
): Promise<void> {
  try {
    const response =
      refusalOf(incoming, settings) ??
      (await answer(
        toRequest(incoming, settings.backendUrl),
        incoming.socket.remoteAddress ?? null,
      ));
    await sendResponse(forOrigin(incoming.headers.origin, response), outgoing);
  } catch (error) {
    if (incoming.destroyed && !incoming.complete) return;
    if (HUNG_UP.includes(systemErrorCode(error) ?? '')) return;
    logError('request-crashed', { name: (error as Error).name });
    if (!outgoing.headersSent) outgoing.writeHead(500);
    outgoing.end();
  }
}

/**
 * The refusal of a request, or null: the keys of this backend are published, so any page that a developer has open could
 * use them, and would not need to read the answer.
 */
function refusalOf(request: IncomingMessage, { backendUrl, siteUrl }: Addresses): Response | null {
  const { host, origin } = request.headers;
  if (!LOOPBACK_HOST.test(host ?? ''))
    return refuse(421, 'This backend answers on this machine only.');
  const isOwn =
    origin === undefined
      ? !isOfAnotherSite(request, backendUrl)
      : isOwnMachine(origin) || origin === new URL(siteUrl).origin;
  return isOwn
    ? null
    : refuse(403, 'This backend answers pages of the site and of this machine only.');
}

const refuse = (status: number, message: string) => Response.json({ message }, { status });

/** Tells whether another site has a browser ask for more than a page to look at, or with a key in the address. */
function isOfAnotherSite(
  { method, headers, url = '/' }: IncomingMessage,
  backendUrl: string,
): boolean {
  if (headers['sec-fetch-site'] !== 'cross-site') return false;
  // Links to the inbox and to a resume: the site and this backend are two sites for a browser, localhost and 127.0.0.1.
  const isPage = method === 'GET' && headers['sec-fetch-dest'] === 'document';
  return !isPage || new URL(url, backendUrl).searchParams.has('apikey');
}

/** lite lets every origin read its answers; those that get one may read theirs. */
function forOrigin(origin: string | undefined, response: Response): Response {
  if (!response.headers.has(ALLOWED_ORIGIN)) return response;
  const own = new Response(response.body, response);
  own.headers.append('vary', 'Origin');
  if (origin === undefined) own.headers.delete(ALLOWED_ORIGIN);
  else own.headers.set(ALLOWED_ORIGIN, origin);
  return own;
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
  if (!response.body) return void outgoing.end();
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
}

/** Thrown when a request body is larger than the limit. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** Largest request body, in bytes; leaves room for the multipart frame around the largest file. */
const BODY_LIMIT = 6 * 1024 * 1024;
const DRAIN_FACTOR = 4;

/**
 * Reads the whole body, up to the limit, and returns an equal request around the bytes. A slow sender then never holds the
 * database, and `content-length` is true even for chunked uploads, so that size limits behind it hold.
 */
export async function withBufferedBody(request: Request): Promise<Request> {
  if (!request.body) return request;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    // a little more is read and dropped, so that an honest client gets to see the answer
    if (size > BODY_LIMIT * DRAIN_FACTOR) throw new BodyTooLargeError();
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  if (size > BODY_LIMIT) throw new BodyTooLargeError();
  return withBody(request, Buffer.concat(chunks));
}

/** The JSON of a message; nothing where it has none. The message can be read again. */
export async function jsonOf<Content>(message: Request | Response): Promise<Partial<Content>> {
  const json: unknown = await message
    .clone()
    .json()
    .catch(() => null);
  return json ?? {};
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
