/** Answers a request; the body is already buffered. */
export type Handler = (request: Request) => Promise<Response>;

/** The same request with another body. */
export function withBody(request: Request, body: string | ArrayBuffer): Request {
  const headers = new Headers(request.headers);
  headers.set('content-length', String(Buffer.byteLength(body)));
  return new Request(request.url, { method: request.method, headers, body });
}
