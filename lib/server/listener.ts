import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import onHeaders from 'on-headers';
import sirv from 'sirv';
import { firstCharacters } from '../characters.ts';
import { clientAddress, type TrustedProxy } from '../http/client-address.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { logEvent } from '../log.ts';
import { finishHeaders } from './finish-headers.ts';
import { withRequest } from './request-context.ts';

/**
 * Every response is compressed separately, so speed counts: quality 4 of 11, and a window of 2^17 bytes, which covers most
 * pages. Quality 5 with the default window of 2^22 serves fewer than half as many pages, which are 6 % smaller.
 */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 17,
  },
  // Most compressed pages fit into one chunk.
  chunkSize: 32 * 1024,
};
const LONGEST_LOGGED_PATH = 200;
const STATIC_PREFIX = '/_next/static';

export type ListenerOptions = {
  /** Handles every request that is neither refused nor for a static file of the build. */
  handle: (request: IncomingMessage, response: ServerResponse) => unknown;
  /** The folder with the build's hashed files and their `.br` variants. */
  staticFolder: string;
  /** The content security policy of documents without a strict one. */
  policy: string;
  /** The proxy in front and its header with the client address; null without a proxy. */
  proxy: TrustedProxy | null;
};

/** Makes the request listener of the HTTP server: everything that happens to a request before the framework gets it. */
export function createListener({
  handle,
  staticFolder,
  policy,
  proxy,
}: ListenerOptions): RequestListener {
  const headers = Object.entries(SECURITY_HEADERS);
  const compress = compression({ brotli: BROTLI });
  // File names contain a hash of the content.
  const serveStatic = sirv(staticFolder, {
    brotli: true,
    etag: true,
    immutable: true,
    maxAge: 31_536_000,
  });

  return (request, response) => {
    const header = (name: string) => request.headers[name]?.toString();
    const client = clientAddress(header, request.socket.remoteAddress, proxy);
    const closing = new AbortController();
    response.once('close', () => closing.abort());
    const context = {
      requestId: randomUUID(),
      client,
      isPrefetch: request.headers['next-router-prefetch'] !== undefined,
      closed: closing.signal,
    };
    withRequest(context, () => {
      for (const [name, value] of headers) response.setHeader(name, value);
      finishHeaders(request, response, policy);
      const refusal = refusalOf(request);
      if (refusal) return refuse(response, refusal);
      logMissing(request, response);
      if (!request.url?.startsWith(`${STATIC_PREFIX}/`)) {
        // A GET may be compressed and then has another length, which HEAD must not contradict (RFC 9110, 8.6).
        if (request.method === 'HEAD')
          onHeaders(response, () => response.removeHeader('content-length'));
        return compress(request as never, response as never, () => void handle(request, response));
      }
      const { url } = request;
      request.url = url.slice(STATIC_PREFIX.length);
      serveStatic(request, response, () => {
        request.url = url;
        void handle(request, response);
      });
    });
  };
}

/** Why a request is refused: the status and, for 405, the allowed methods. */
type Refusal = { status: 400 } | { status: 405; allow: string };

const READING = ['GET', 'HEAD'];
/** The framework calls a server action with POST at the address of any page. */
const PAGE_METHODS = [...READING, 'OPTIONS', 'POST'];
const FILE = /^\/_next\/|\.[a-z0-9]+$/i;

/**
 * Decides whether a request is refused before the framework sees it: 400 for an ambiguous target or two Host headers (RFC
 * 9112, 3.2), which a proxy in front may have understood differently, and 405 for a method that no route has (RFC 9110,
 * 15.5.6).
 *
 * @returns null when the request is passed on
 */
function refusalOf({ method = '', url = '', rawHeaders }: IncomingMessage): Refusal | null {
  const path = url.split('?', 1)[0] ?? '';
  if (!isReadable(path) || hasTwoHosts(rawHeaders)) return { status: 400 };
  const allowed = FILE.test(path) ? READING : PAGE_METHODS;
  return allowed.includes(method) ? null : { status: 405, allow: allowed.join(', ') };
}

function isReadable(path: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    return !/[\0\\]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1;
}

function refuse(response: ServerResponse, refusal: Refusal): void {
  response.statusCode = refusal.status;
  if (refusal.status === 405) response.setHeader('allow', refusal.allow);
  // The rest of an ambiguous request may still be on this connection.
  if (refusal.status === 400) response.setHeader('connection', 'close');
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(refusal.status === 400 ? 'This address cannot be read.' : 'Nothing is sent here.');
}

/** Logs the path of every 404, without its query, which may contain personal data. */
function logMissing(request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  response.once('finish', () => {
    if (response.statusCode !== 404) return;
    logEvent('page-not-found', {
      method: request.method,
      path: firstCharacters(decodeURIComponent(path), LONGEST_LOGGED_PATH),
    });
  });
}
