import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a call carries a secret key of the project: only the website's server books, after its rate limits. The
 * comparison takes the same time for every key.
 */
export function hasSecretKey(headers: Headers, keys: readonly string[]): boolean {
  const sent = digest(headers.get('apikey') ?? '');
  return keys.map((key) => timingSafeEqual(digest(key), sent)).includes(true);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
