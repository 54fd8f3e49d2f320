import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logEvent } from './log.ts';

const LONGEST_LOGGED_PATH = 200;

/**
 * Logs the attempted path of every answer with status 404 (specification, section 2). The not-found page itself is
 * prerendered and knows no request, so Node's own channel for finished answers is watched instead. The query stays out
 * of the log: it may hold personal data.
 */
export function logNotFoundPaths(): void {
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (response.statusCode !== 404) return;
    const path = (request.url ?? '').split('?')[0] ?? '';
    logEvent('page-not-found', {
      method: request.method,
      path: path.slice(0, LONGEST_LOGGED_PATH),
    });
  });
}
