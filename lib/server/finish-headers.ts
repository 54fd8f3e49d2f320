import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import onHeaders from 'on-headers';
import { FILE_POLICY, POLICY_HEADER } from '../http/security-headers.ts';

/** Headers that describe a body; a 304 has none. */
const OF_A_BODY = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'];

/** The methods of a route handler that exports GET. */
const HANDLER_METHODS = 'GET, HEAD, OPTIONS';

/**
 * Sets the headers that depend on the finished response, just before they are sent.
 *
 * @param baseline the content security policy of documents without a strict one
 */
export function finishHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  baseline: string,
): void {
  // The framework rewrites `request.url`.
  const asked = request.url ?? '/';
  onHeaders(response, () => {
    const { statusCode } = response;
    if (statusCode === 304 || isKnownTo(request, response)) return confirm(response);
    const isDocument = String(response.getHeader('content-type') ?? '').startsWith('text/html');
    // A file that is opened as a document may not run or load anything.
    response.setHeader(POLICY_HEADER, isDocument ? policyOf(response, baseline) : FILE_POLICY);
    // Never cache errors: the cause may be gone a moment later.
    if (statusCode >= 400) response.setHeader('cache-control', 'private, no-store');
    // RFC 9110, 15.5.6; the framework leaves it out at route handlers.
    if (statusCode === 405 && !response.hasHeader('allow'))
      response.setHeader('allow', HANDLER_METHODS);
    // The framework sends two Location headers when a redirecting page is rendered for the first time.
    const [location] = [response.getHeader('location')].flat();
    if (location !== undefined)
      response.setHeader('location', withQuery(String(location), asked, request.method));
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

/** Parameters that are part of an address (a page's number, a category), or the framework's own. */
const OF_THE_ADDRESS = new Set(['page', 'category', '_rsc']);

/** What these routes are asked with may be a secret, such as the token of a confirmation link. */
const WITH_SECRETS = /^\/(auth|admin)(\/|$)/;

/**
 * The target of a redirect with the query of the request, such as the parameters of a campaign: a cached redirect knows
 * only its own address. Parameters that the target has already are left as they are.
 */
function withQuery(location: string, asked: string, method: string | undefined): string {
  if (!asked.includes('?') || (method !== 'GET' && method !== 'HEAD')) return location;
  const base = 'http://site.invalid';
  const [request, target] = [URL.parse(asked, base), URL.parse(location, base)];
  if (!request || !target?.protocol.startsWith('http')) return location;
  if (WITH_SECRETS.test(request.pathname)) return location;
  const added = [...request.searchParams].filter(
    ([name]) => !OF_THE_ADDRESS.has(name) && !target.searchParams.has(name),
  );
  if (added.length === 0) return location;
  for (const [name, value] of added) target.searchParams.append(name, value);
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
