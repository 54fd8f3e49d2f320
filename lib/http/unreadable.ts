import type { IncomingMessage } from 'node:http';

/** An address that the framework answers with 400, wherever it stands. */
const UNREADABLE = '/%E0%A4%A';

/**
 * Sends requests that nobody can read one way to the framework's own 400: an address that is no text, one that names
 * another server, or two hosts (RFC 9112, 3.2). Read differently by a proxy and by us, they lead past the proxy; and bytes
 * that are no text end in an error inside the framework.
 */
export function refuseUnreadable(request: IncomingMessage): void {
  if (isUnreadable(request)) request.url = UNREADABLE;
}

function isUnreadable({ url = '', rawHeaders }: IncomingMessage): boolean {
  if (!url.startsWith('/') && url !== '*') return true;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  if (hosts.length > 1) return true;
  const path = url.split('?', 1)[0] ?? '';
  try {
    return /[\0\\]/.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}
