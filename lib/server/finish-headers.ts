import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import onHeaders from 'on-headers';
import { FILE_POLICY, POLICY_HEADER } from '../http/security-headers.ts';

/** Headers that describe a body; a 304 has none. */
const OF_A_BODY = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'];

/** The methods of a route handler that exports GET. */
const HANDLER_METHODS = 'GET, HEAD, OPTIONS';

type Finish = {
  /** The content security policy of a document without a strict one. */
  policy: string;
  /** The parameters of the query that the framework does not get (lib/server/query-rules.ts). */
  others: readonly (readonly [name: string, value: string])[];
};

/** Sets the headers that depend on the finished response, just before they are sent. */
export function finishHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { policy, others }: Finish,
): void {
  // The framework rewrites `request.url`.
  const [asked = '/'] = (request.url ?? '/').split('?', 1);
  onHeaders(response, () => {
    const { statusCode } = response;
    if (statusCode === 304 || isKnownTo(request, response)) return confirm(response);
    const isDocument = String(response.getHeader('content-type') ?? '').startsWith('text/html');
    // A file that is opened as a document may not run or load anything.
    response.setHeader(POLICY_HEADER, isDocument ? policyOf(response, policy) : FILE_POLICY);
    // Never cache errors: the cause may be gone a moment later.
    if (statusCode >= 400) response.setHeader('cache-control', 'private, no-store');
    // RFC 9110, 15.5.6; the framework leaves it out at route handlers.
    if (statusCode === 405 && !response.hasHeader('allow'))
      response.setHeader('allow', HANDLER_METHODS);
    // The framework sends two Location headers when a redirecting page is rendered for the first time.
    const [location] = [response.getHeader('location')].flat();
    if (location !== undefined) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const target = isRead ? withQuery(String(location), asked, others) : String(location);
      response.setHeader('location', target);
    }
  });
}

/**
 * The strict policy from the page cache or, for a page that is rendered for one request, from the middleware. The one
 * from `headers()` in next.config.ts is replaced, because it was written at build time and contains the settings of the
 * build.
 */
function policyOf(response: ServerResponse, baseline: string): string {
  const policies = [response.getHeader(POLICY_HEADER)].flat().map(String);
  return (
    policies.findLast((policy) => /script-src (?![^;]*'unsafe-inline')/.test(policy)) ?? baseline
  );
}

/** What these routes are asked with may be a secret, such as the token of a confirmation link. */
const WITH_SECRETS = /^\/(auth|admin)(\/|$)/;

/**
 * The target of a redirect with the rest of the request's query, such as the parameters of a campaign. Parameters that the
 * target has already are left as they are.
 *
 * @param asked the path of the request
 */
function withQuery(location: string, asked: string, others: Finish['others']): string {
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

/** Whether the client's copy is still current (RFC 9110, 13.2.2). */
function isKnownTo({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  if (response.statusCode !== 200 || !(method === 'GET' || method === 'HEAD')) return false;
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

/** Changes the response to a 304. The client keeps the policy that its copy was stored with. */
function confirm(response: ServerResponse): void {
  response.statusCode = 304;
  for (const name of [...OF_A_BODY, POLICY_HEADER]) response.removeHeader(name);
}
