import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import onHeaders from 'on-headers';
import sirv from 'sirv';
import { firstCharacters } from '../text/characters.ts';
import { clientAddress, type TrustedProxy } from '../http/client-address.ts';
import { noncePolicy, POLICY_HEADER } from '../http/content-security-policy.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { logEvent, logFailure } from '../log.ts';
import { ADMIN_ANSWER_HEADER } from '../desk-paths.ts';
import { inOwnCase } from './address-rules.ts';
import { splitQuery } from './query-rules.ts';
import { createClientRate } from './client-rate.ts';
import { finishHeaders } from './finish-headers.ts';
import { isMultipart, refusalOfBody } from './form-body.ts';
import { createUploadPlaces } from './pending-uploads.ts';
import {
  answerInWords,
  isForOwnHost,
  isPicture,
  OTHER_HOST,
  refusalOf,
  refuse,
  TOO_MANY,
  type Refusal,
} from './refusals.ts';
import { withRequest } from '../http/request-context.ts';

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

/** The most forms and pictures that one client may ask for in a minute: far more than a person does. */
const MOST_POSTS = 240;
const MOST_PICTURES = 600;

/**
 * Headers of a request that only the site itself sets. A page that is rendered with one of them from outside would be kept
 * for every visitor.
 */
const HEADERS_OF_THE_SITE: readonly RegExp[] = [
  // The framework takes the nonce of the scripts out of it (middleware.ts sets it for pages of one request).
  /^content-security-policy(?:-report-only)?$/,
  // Leads to another page of the admin area.
  new RegExp(`^${ADMIN_ANSWER_HEADER}$`),
  // The framework's own, between its middleware, its router and its pages.
  /^(?:x-(?:middleware|nextjs|next|invoke|matched|now|prerender|action)-|next-resume$|next-hmr-)/,
];

const HEADERS_OF_A_BODY = ['content-type', 'content-length', 'transfer-encoding'];

export type ListenerOptions = {
  /** Handles every request that is not refused and not for a static file of the build. */
  handle: (request: IncomingMessage, response: ServerResponse) => unknown;
  /** The folder with the build's hashed files and their `.br` variants. */
  staticFolder: string;
  /** The proxy in front and its header with the client address; null without a proxy. */
  proxy: TrustedProxy | null;
  /** Whether only this machine is served, by the names that mean it. */
  isForOwnHostOnly?: boolean;
  /** The factor on the requests that a client may make; more than 1 in tests. */
  tolerance: number;
};

/** Makes the request listener of the HTTP server: everything that happens to a request before the framework gets it. */
export function createListener(options: ListenerOptions): RequestListener {
  const headers = Object.entries(SECURITY_HEADERS);
  const refusalOfHead = createHeadRules(options);
  const takePlace = createUploadPlaces();
  const serve = createServe(options);

  const listen = async (request: IncomingMessage, response: ServerResponse, client: string) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    removeHeadersOfTheSite(request);
    const isForm = isFormOfAPage(request);
    // The framework adds the nonce in it to every script.
    if (isForm) request.headers[POLICY_HEADER] = noncePolicy();
    const refusal = refusalOfHead(request, client);
    const asked = request.url ?? '/';
    const { url, others } = splitQuery(asked, request.method, request.headers.rsc !== undefined);
    finishHeaders(request, response, others);
    if (refusal) return refuse(response, refusal);
    const unreadable = await refusalOfBody(request, response, (length) =>
      takePlace(client, length),
    );
    if (unreadable) {
      logEvent('form-not-taken', { path: loggedPath(request.url), status: unreadable.status });
      return refuse(response, unreadable);
    }
    // A GET or HEAD request has no body here (form-body.ts refuses one), so nothing behind goes by its headers.
    if (request.method === 'GET' || request.method === 'HEAD')
      for (const name of HEADERS_OF_A_BODY) delete request.headers[name];
    logMissing(request, response);
    serve(request, response, url, isForm);
  };

  return (request, response) => {
    const context = contextOf(request, response, options.proxy);
    // A rejection without a handler would end the process, and with it every other request.
    withRequest(context, () => listen(request, response, context.client)).catch(
      (error: unknown) => {
        logFailure('request-not-handled', error);
        response.destroy();
      },
    );
  };
}

/** Makes the rules for the head of a request: those of refusals.ts, and how often one client may ask. */
function createHeadRules({ isForOwnHostOnly = false, tolerance }: ListenerOptions) {
  const postsTooOften = createClientRate(MOST_POSTS * tolerance);
  const asksTooOften = createClientRate(MOST_PICTURES * tolerance);
  return (request: IncomingMessage, client: string): Refusal | null => {
    const refusal = refusalOf(request);
    if (refusal) return refusal;
    if (isForOwnHostOnly && !isForOwnHost(request)) return OTHER_HOST;
    const { method, url } = request;
    const isTooOften =
      method === 'POST' ? postsTooOften(client) : isPicture(url) && asksTooOften(client);
    return isTooOften ? TOO_MANY : null;
  };
}

/** Serves the files of the build, and has the framework answer everything else. */
function createServe({ handle, staticFolder }: ListenerOptions) {
  const compress = compression({ brotli: BROTLI });
  // File names contain a hash of the content.
  const serveStatic = sirv(staticFolder, {
    brotli: true,
    etag: true,
    immutable: true,
    maxAge: 31_536_000,
  });
  return (request: IncomingMessage, response: ServerResponse, url: string, isForm: boolean) => {
    if (url.startsWith(`${STATIC_PREFIX}/`)) {
      request.url = url.slice(STATIC_PREFIX.length);
      return serveStatic(request, response, () => {
        request.url = url;
        void handle(request, response);
      });
    }
    request.url = inOwnCase(url);
    // A GET may be compressed and then has another length, which HEAD must not contradict (RFC 9110, 8.6).
    if (request.method === 'HEAD')
      onHeaders(response, () => response.removeHeader('content-length'));
    compress(request as never, response as never, () => {
      if (isForm) answerInWords(response);
      void handle(request, response);
    });
  };
}

function contextOf(request: IncomingMessage, response: ServerResponse, proxy: TrustedProxy | null) {
  const header = (name: string) => request.headers[name]?.toString();
  const closing = new AbortController();
  response.once('close', () => closing.abort());
  return {
    requestId: randomUUID(),
    client: clientAddress(header, request.socket.remoteAddress, proxy),
    isPrefetch: request.headers['next-router-prefetch'] !== undefined,
    closed: closing.signal,
  };
}

function removeHeadersOfTheSite({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers))
    if (HEADERS_OF_THE_SITE.some((pattern) => pattern.test(name))) delete headers[name];
}

/** Whether a browser posts a form without a script: the answer is a page that is rendered for it alone. */
function isFormOfAPage({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    isMultipart(headers['content-type']) &&
    headers['next-action'] === undefined
  );
}

/** The path of an address that can be decoded; without the query, which may hold personal data. */
function loggedPath(url = ''): string {
  return firstCharacters(decodeURIComponent(url.split('?', 1)[0] ?? ''), LONGEST_LOGGED_PATH);
}

function logMissing(request: IncomingMessage, response: ServerResponse): void {
  // The framework rewrites `request.url`.
  const { method, url } = request;
  response.once('finish', () => {
    if (response.statusCode === 404) logEvent('page-not-found', { method, path: loggedPath(url) });
  });
}
