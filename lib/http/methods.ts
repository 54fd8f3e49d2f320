import type { IncomingMessage } from 'node:http';

/** What a route handler of this site takes; the framework adds HEAD and OPTIONS to GET. Held by route-handlers.spec.ts. */
export const HANDLER_METHODS = 'GET, HEAD, OPTIONS';

/** A request that the framework answers with 405. (A POST of a form it takes for a server action, at any address.) */
const REFUSED = { method: 'PUT', url: '/favicon.ico' };

const READING = ['GET', 'HEAD'];
/** POST calls server actions, OPTIONS is answered by the framework; neither means anything for a file. */
const ANSWERED = ['POST', 'OPTIONS'];
const FILE = /^\/_next\/|\.(?:css|ico|jpg|js|json|png|svg|txt|woff2|xml)$/;

/**
 * Sends methods that nothing here takes to the framework's own 405. Left alone, they end in its 500 (TRACE at a handler,
 * anything but GET at a file), or in the kept answer of a GET.
 */
export function refuseMethod(request: IncomingMessage): void {
  if (!isTaken(request)) Object.assign(request, REFUSED);
}

function isTaken({ method = '', url = '' }: IncomingMessage): boolean {
  if (READING.includes(method)) return true;
  return ANSWERED.includes(method) && !FILE.test(url.split('?', 1)[0] ?? '');
}
