import { createHash, createHmac, randomUUID } from 'node:crypto';
import { logFailure } from './log.ts';
import { readJson } from './read-body.ts';
import { ANSWER_LIMIT_BYTES, READ_ATTEMPTS, type SmoobuSettings } from './settings.ts';

export type SmoobuRequest = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Record<string, string | number>;
  body?: object;
};

/** What came back: an answer with its status and, where it is JSON, its body; or nothing within the time. */
export type SmoobuAnswer = { status: number; body: unknown } | null;

/**
 * Sends one signed request. Never follows a redirect, which would hand the key on, and never throws: no answer is null.
 */
export async function callSmoobu(
  settings: SmoobuSettings,
  request: SmoobuRequest,
): Promise<SmoobuAnswer> {
  const { method, path, body } = request;
  const query = canonicalQuery(request.query ?? {});
  const text = body ? JSON.stringify(body) : '';
  const { bookingTimeoutMs, readTimeoutMs } = settings;
  try {
    const response = await fetch(settings.baseUrl + path + (query && `?${query}`), {
      method,
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...signature(settings, { method, path, query, text }),
      },
      body: text || undefined,
      redirect: 'manual',
      signal: AbortSignal.timeout(method === 'POST' ? bookingTimeoutMs : readTimeoutMs),
    });
    const answer = { status: response.status, body: await bodyOf(response) };
    if (!response.ok) logFailure('smoobu-refused', { method, path, status: response.status });
    return answer;
  } catch (error) {
    // the message could quote what was sent
    logFailure('smoobu-silent', { method, path, reason: (error as Error).name });
    return null;
  }
}

/** Sends a request that changes nothing, once more if Smoobu did not answer or failed. */
export async function readSmoobu(
  settings: SmoobuSettings,
  request: SmoobuRequest,
): Promise<SmoobuAnswer> {
  let answer: SmoobuAnswer = null;
  for (let attempt = 0; attempt < READ_ATTEMPTS; attempt += 1) {
    answer = await callSmoobu(settings, { ...request, method: 'GET' });
    if (answer && answer.status < 500) return answer;
  }
  return answer;
}

/** The body as JSON, undefined where it is none; a body that stops coming throws like an answer that never came. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await readJson(response.body, ANSWER_LIMIT_BYTES);
  } catch (error) {
    const { name } = error as Error;
    if (name === 'TimeoutError' || name === 'AbortError') throw error;
    return undefined;
  }
}

/** Sorted and percent-encoded, brackets included: what is signed must be what is sent, byte for byte. */
function canonicalQuery(query: Record<string, string | number>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
}

type Signed = { method: string; path: string; query: string; text: string };

/**
 * Smoobu's signature (docs.smoobu.com, HMAC authentication): the only way in since the plain Api-Key header was switched
 * off in autumn 2026.
 */
function signature({ key, secret }: SmoobuSettings, { method, path, query, text }: Signed) {
  const timestamp = new Date().toISOString().replace(/\.\d{3}Z$/, 'Z');
  const nonce = randomUUID();
  const bodyHash = createHash('sha256').update(text).digest('hex');
  const canonical = [method, path, query, timestamp, nonce, bodyHash, key].join('\n');
  return {
    'x-api-key': key,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': createHmac('sha256', secret).update(canonical).digest('base64'),
  };
}
