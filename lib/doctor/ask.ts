/** How long one question may take, in milliseconds. */
export const QUESTION_MS = 8_000;

/** No answer that the doctor asks for is longer. */
const LONGEST_ANSWER_BYTES = 1024 * 1024;

export type Answer = { status: number; headers: Headers; text: string; json: unknown };

/** Asks a server, without following redirects. Throws where it gives no answer in time. */
export async function ask(
  url: string,
  init: RequestInit = {},
  timeoutMs = QUESTION_MS,
): Promise<Answer> {
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await bounded(response);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, headers: response.headers, text, json };
}

/** Why a question got no answer, in one word: never the sentence of a server, which may repeat what it was told. */
export function reasonOf(error: unknown): string {
  const { name, code, cause } = error as { name?: unknown; code?: unknown; cause?: unknown };
  if (name === 'TimeoutError') return 'no answer in time';
  if (cause instanceof Error) return reasonOf(cause);
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code;
  return typeof name === 'string' && /^\w{6,40}$/.test(name) ? name : 'no answer';
}

async function bounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > LONGEST_ANSWER_BYTES) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
