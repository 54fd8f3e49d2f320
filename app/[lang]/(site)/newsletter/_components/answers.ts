/** Leads a browser on with GET. The address is relative, so it holds behind any proxy. */
export function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** One sentence, for a mail program or while the database is away. */
export function answerText(status: number, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
