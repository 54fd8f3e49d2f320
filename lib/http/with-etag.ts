import { createHash } from 'node:crypto';

/**
 * Adds an `etag` (RFC 9110, 8.8.3) to the response of a route handler; lib/server compares it with the request. The etag is
 * weak, because the body may be sent compressed.
 *
 * @returns the response with its `etag`; the body is read into memory
 */
export async function withEtag(response: Response): Promise<Response> {
  const body = await response.bytes();
  const headers = new Headers(response.headers);
  headers.set('etag', `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`);
  return new Response(body, { status: response.status, headers });
}
