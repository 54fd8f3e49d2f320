import { createHash } from 'node:crypto';

/**
 * Names the body of an answer (RFC 9110, 8.8.3), so that whoever has it need not load it again; lib/server compares it
 * with the request. The name is a weak one, because the body may be sent compressed.
 *
 * @returns the answer with its `etag`; its body has been read into memory
 */
export async function withEtag(response: Response): Promise<Response> {
  const body = await response.bytes();
  const headers = new Headers(response.headers);
  headers.set('etag', `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`);
  return new Response(body, { status: response.status, headers });
}
