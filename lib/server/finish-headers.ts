import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import onHeaders from 'on-headers';
import { FILE_POLICY } from '../http/content-security-policy.ts';
import { POLICY_HEADER } from '../http/security-headers.ts';

/** Headers that describe a body; a confirmation (304) has none. */
const OF_A_BODY = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'];

/** What the framework's route handlers take when they have a GET. */
const HANDLER_METHODS = 'GET, HEAD, OPTIONS';

/**
 * Sets, just before the headers of an answer are sent, what only the finished answer can tell.
 *
 * @param baseline the policy of documents that bring no strict one
 */
export function finishHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  baseline: string,
): void {
  onHeaders(response, () => {
    const { statusCode } = response;
    if (statusCode === 304 || isKnownTo(request, response)) return confirm(response);
    const isDocument = String(response.getHeader('content-type') ?? '').startsWith('text/html');
    // A file that a browser is made to show as a document may do nothing.
    response.setHeader(POLICY_HEADER, isDocument ? policyOf(response, baseline) : FILE_POLICY);
    // Nobody keeps an error: what is missing or not allowed now may be there a moment later.
    if (statusCode >= 400) response.setHeader('cache-control', 'private, no-store');
    // RFC 9110, 15.5.6; the framework leaves it out at route handlers.
    if (statusCode === 405 && !response.hasHeader('allow'))
      response.setHeader('allow', HANDLER_METHODS);
    // The framework names the target of a page that redirects twice when it is rendered for the first time.
    const [location] = [response.getHeader('location')].flat();
    if (location !== undefined) response.setHeader('location', String(location));
  });
}

/**
 * The strict policy that a page was kept with, or that the middleware made for it. The one of `headers()` in
 * next.config.ts gives way: it was written by the build, and knows the settings of that moment.
 */
function policyOf(response: ServerResponse, baseline: string): string {
  const policies = [response.getHeader(POLICY_HEADER)].flat().map(String);
  return policies.find((policy) => /script-src (?![^;]*'unsafe-inline')/.test(policy)) ?? baseline;
}

/** Whether the client has this answer already (RFC 9110, 13.2.2). */
function isKnownTo({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  if (response.statusCode !== 200 || !(method === 'GET' || method === 'HEAD')) return false;
  // Programs that use fetch say `no-cache` beside every condition: that is for caches on the way (RFC 9111, 5.2.1.4).
  const { 'if-none-match': etags, 'if-modified-since': since } = headers;
  return fresh(
    { 'if-none-match': etags, 'if-modified-since': since },
    {
      etag: response.getHeader('etag'),
      'last-modified': response.getHeader('last-modified'),
    },
  );
}

/** The client keeps the policy that its copy was stored with. */
function confirm(response: ServerResponse): void {
  response.statusCode = 304;
  for (const name of [...OF_A_BODY, POLICY_HEADER]) response.removeHeader(name);
}
