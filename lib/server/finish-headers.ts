import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import onHeaders from 'on-headers';
import { POLICY_HEADER, setPolicy } from '../http/content-security-policy.ts';
import { hasFailedRead } from '../http/failed-reads.ts';
import { ADMIN_ANSWER_HEADER } from '../desk-paths.ts';
import { REDIRECT_CACHE } from '../redirects/redirect-cache.ts';
import type { SplitQuery } from './query-rules.ts';

/** Headers that describe a body; a 304 has none. */
const OF_A_BODY = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'];

/** The backend may be there again by then. */
const RETRY_AFTER_SECONDS = 30;

/** The methods of a route handler that exports GET. */
const HANDLER_METHODS = 'GET, HEAD, OPTIONS';

/**
 * Sets the headers that depend on the finished response, just before they are sent.
 *
 * @param others the parameters of the query that the framework does not get
 */
export function finishHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  others: SplitQuery['others'],
): void {
  // The framework changes the request.
  const [asked = '/'] = (request.url ?? '/').split('?', 1);
  const policy = request.headers[POLICY_HEADER]?.toString();
  onHeaders(response, () => {
    // The page that says so is a page like any other to the framework; a middleware gives no status.
    if (response.hasHeader(ADMIN_ANSWER_HEADER) && response.statusCode === 200) {
      response.removeHeader(ADMIN_ANSWER_HEADER);
      response.statusCode = 403;
    }
    // A page that cannot be read is not broken: crawlers come back for it.
    if (response.statusCode === 500 && isReading(request) && hasFailedRead()) {
      response.statusCode = 503;
      response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    }
    if (isKnownTo(request, response)) response.statusCode = 304;
    const { statusCode } = response;
    setPolicy(response, policy);
    if (statusCode === 304) return OF_A_BODY.forEach((name) => response.removeHeader(name));
    // Never cache errors: the cause may be gone a moment later.
    if (statusCode >= 400) response.setHeader('cache-control', 'private, no-store');
    // Editors change where an address leads; a browser keeps a permanent redirect for good where it is not told how long.
    if (statusCode === 308) response.setHeader('cache-control', REDIRECT_CACHE);
    // RFC 9110, 15.5.6; the framework leaves it out at route handlers.
    if (statusCode === 405 && !response.hasHeader('allow'))
      response.setHeader('allow', HANDLER_METHODS);
    // The framework sends two Location headers when a redirecting page is rendered for the first time.
    const target = first(response.getHeader('location'));
    if (target === undefined) return;
    response.setHeader('location', isReading(request) ? withQuery(target, asked, others) : target);
  });
}

/** Routes whose parameters may be secret, such as the token of a confirmation link. */
const WITH_SECRETS = /^\/(auth|admin)(\/|$)/;

/**
 * The target of a redirect with the rest of the request's query, such as the parameters of a campaign. Parameters that the
 * target has already are left as they are.
 *
 * @param asked the path of the request
 */
function withQuery(location: string, asked: string, others: SplitQuery['others']): string {
  const base = 'http://site.invalid';
  const target = URL.parse(location, base);
  if (others.length === 0 || !target?.protocol.startsWith('http')) return location;
  // A second spelling of the same address keeps everything.
  if (WITH_SECRETS.test(asked) && `${target.pathname}/` !== asked) return location;
  const known = new Set(target.searchParams.keys());
  const added = others.filter(([name]) => !known.has(name));
  if (added.length === 0) return location;
  target.search = String(
    new URLSearchParams([...target.searchParams, ...added.map(([...pair]) => pair)]),
  );
  return target.href.replace(base, '');
}

function isReading({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether the client's copy is still current (RFC 9110, 13.2.2). */
function isKnownTo({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  if (response.statusCode !== 200 || !isReading({ method })) return false;
  // Conditional requests of fetch() also send `no-cache`, which addresses caches on the way (RFC 9111, 5.2.1.4).
  const { 'if-none-match': etags, 'if-modified-since': since } = headers;
  return fresh(
    { 'if-none-match': etags, 'if-modified-since': since },
    {
      etag: first(response.getHeader('etag')),
      'last-modified': first(response.getHeader('last-modified')),
    },
  );
}

/** The framework sets each header of a route handler as a list, which is equal to no text. */
function first(header: number | string | string[] | undefined): string | undefined {
  const [value] = [header].flat();
  return value === undefined ? undefined : String(value);
}
