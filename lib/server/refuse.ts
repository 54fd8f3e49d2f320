import type { IncomingMessage } from 'node:http';

/** Why a request is not passed on: the status and, for 405, the methods that would be. */
export type Refusal = { status: 400 } | { status: 405; allow: string };

const READING = ['GET', 'HEAD'];
/** The framework calls a server action with POST at the address of any page. */
const PAGE_METHODS = [...READING, 'OPTIONS', 'POST'];
const FILE = /^\/_next\/|\.[a-z0-9]+$/i;

/**
 * Tells whether a request must not reach the framework. It cannot be read one way (RFC 9112, 3.2: an address that is no
 * path, or is no text, or two hosts), so that a proxy in front may have read it another way; or nothing here takes its
 * method (RFC 9110, 15.5.6).
 *
 * @returns null for a request that is passed on
 */
export function refusalOf({ method = '', url = '', rawHeaders }: IncomingMessage): Refusal | null {
  const path = url.split('?', 1)[0] ?? '';
  if (!isReadable(path) || hasTwoHosts(rawHeaders)) return { status: 400 };
  const allowed = FILE.test(path) ? READING : PAGE_METHODS;
  return allowed.includes(method) ? null : { status: 405, allow: allowed.join(', ') };
}

function isReadable(path: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    return !/[\0\\]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1;
}
