import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { clientAddress, type TrustedProxy } from '../http/client-address.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { logEvent } from '../log.ts';
import { finishHeaders } from './finish-headers.ts';
import { refusalOf, type Refusal } from './refuse.ts';
import { withRequest } from './request-context.ts';

/**
 * Brotli for each answer anew: quality 4 of 11, and a window of 2^17 bytes, which holds most pages. The defaults of Node
 * (11, 2^22) take a second for the home page; 5 and 2^22 serve half as many pages as these, which are 6 % larger.
 */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 17,
  },
  // A compressed page comes in one piece.
  chunkSize: 32 * 1024,
};
const LONGEST_LOGGED_PATH = 200;
const STATIC_PREFIX = '/_next/static';

export type ListenerOptions = {
  /** Answers everything that is neither refused nor a static file of the build. */
  handle: (request: IncomingMessage, response: ServerResponse) => unknown;
  /** The folder with the build's hashed files and their `.br` variants. */
  staticFolder: string;
  /** The policy of documents that bring none of their own. */
  policy: string;
  /** Which header of a proxy in front names the client; null where clients connect themselves. */
  proxy: TrustedProxy | null;
};

/** What every request passes on its way to the framework, as a listener of Node's HTTP server. */
export function createListener({
  handle,
  staticFolder,
  policy,
  proxy,
}: ListenerOptions): RequestListener {
  const headers = Object.entries(SECURITY_HEADERS);
  const compress = compression({ brotli: BROTLI });
  // The names of these files change with what is in them.
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
      if (!request.url?.startsWith(`${STATIC_PREFIX}/`))
        return compress(request as never, response as never, () => void handle(request, response));
      const { url } = request;
      request.url = url.slice(STATIC_PREFIX.length);
      serveStatic(request, response, () => {
        request.url = url;
        void handle(request, response);
      });
    });
  };
}

function refuse(response: ServerResponse, refusal: Refusal): void {
  response.statusCode = refusal.status;
  if (refusal.status === 405) response.setHeader('allow', refusal.allow);
  // What follows on this connection may be part of a request that cannot be read.
  if (refusal.status === 400) response.setHeader('connection', 'close');
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(refusal.status === 400 ? 'This address cannot be read.' : 'Nothing is sent here.');
}

/** Logs the path of every answer with status 404 (specification, section 2), without its query: that may be personal. */
function logMissing(request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  response.once('finish', () => {
    if (response.statusCode !== 404) return;
    logEvent('page-not-found', {
      method: request.method,
      path: path.slice(0, LONGEST_LOGGED_PATH),
    });
  });
}
