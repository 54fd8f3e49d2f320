import type { IncomingMessage } from 'node:http';

/** Why a request is refused: the status and, for 405, the allowed methods. */
export type Refusal = { status: 400 } | { status: 405; allow: string };

const READING = ['GET', 'HEAD'];
/** The framework calls a server action with POST at the address of any page. */
const PAGE_METHODS = [...READING, 'OPTIONS', 'POST'];
const FILE = /^\/_next\/|\.[a-z0-9]+$/i;

/**
 * Decides whether a request is refused before the framework sees it: 400 for an ambiguous target or two Host headers (RFC
 * 9112, 3.2), which a proxy in front may have understood differently, and 405 for a method that no route has (RFC 9110,
 * 15.5.6).
 *
 * @returns null when the request is passed on
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
