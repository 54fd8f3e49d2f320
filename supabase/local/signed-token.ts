import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a token (JWT, HS256) is signed with the key and not expired. */
export function isSignedToken(token: string, key: string, now: number = Date.now()): boolean {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || decode(header)?.alg !== 'HS256') return false;
  const expected = createHmac('sha256', key).update(`${header}.${payload}`).digest();
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
  const expiry = decode(payload)?.exp;
  return typeof expiry === 'number' && expiry * 1000 > now;
}

function decode(part: string): Record<string, unknown> | null {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
  } catch {
    return null;
  }
}
