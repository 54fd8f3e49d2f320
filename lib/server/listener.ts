import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { clientAddress, type TrustedProxy } from '../http/client-address.ts';
import { POLICY_HEADER, SECURITY_HEADERS } from '../http/security-headers.ts';
import { logEvent } from '../log.ts';
import { finishHeaders } from './finish-headers.ts';
import { refusalOf, type Refusal } from './refuse.ts';
import { withRequest } from './request-context.ts';

/** How hard brotli works on each answer, of 11: beyond it takes noticeably longer and hardly gets smaller. */
const BROTLI_QUALITY = 5;
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
  const headers = Object.entries({ ...SECURITY_HEADERS, [POLICY_HEADER]: policy });
  const compress = compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
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
    withRequest({ requestId: randomUUID(), client }, () => {
      for (const [name, value] of headers) response.setHeader(name, value);
      finishHeaders(request, response);
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
