/** Thrown when a body is larger than allowed. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/**
 * Reads a body as JSON, and no more of it than the limit. Its headers are not trusted.
 *
 * @throws a TooLargeError, or a SyntaxError or TypeError where it is no JSON in UTF-8
 */
export async function readJson(body: ReadableStream<Uint8Array> | null, limit: number) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLargeError();
    text += decoder.decode(chunk, { stream: true });
  }
  return JSON.parse(text + decoder.decode()) as unknown;
}

/** The facts of a line besides its event: nothing that a visitor typed. */
type Context = Record<string, string | number | boolean | null | undefined>;

/** Writes one line of JSON. */
export function logEvent(event: string, context: Context = {}): void {
  write(console.log, 'info', event, context);
}

/** Logs, as one line of JSON, an event that needs attention. */
export function logFailure(event: string, context: Context = {}): void {
  write(console.error, 'error', event, context);
}

function write(print: (line: string) => void, level: string, event: string, context: Context) {
  print(JSON.stringify({ time: new Date().toISOString(), level, event, ...context }));
}
