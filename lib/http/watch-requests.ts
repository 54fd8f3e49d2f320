import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { settings } from '../env.ts';
import { clientAddress } from './client-address.ts';
import { guardResponse } from './guard-response.ts';
import { refuseMethod } from './methods.ts';
import { CLIENT_ADDRESS_HEADER, markWatched, REQUEST_ID_HEADER } from './own-headers.ts';
import { findPackedFiles, preferPackedFile } from './packed-files.ts';
import { policySettings } from './policy-settings.ts';
import { enterRequest } from './request-context.ts';
import { refuseUnreadable } from './unreadable.ts';

/**
 * Watches every request of this process before the framework sees it: gives it an id, notes who sent it, and guards its
 * answer. By Node's own channel, because the framework makes the server and hands it to nobody. In development answers
 * are left to next.config.ts: its tools stream, and run scripts that no production page has.
 */
export function watchRequests(): void {
  markWatched();
  const policy = policySettings(process.env);
  const packedFiles = findPackedFiles();
  const isDevelopment = process.env.NODE_ENV === 'development';
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const requestId = randomUUID();
    enterRequest({ requestId });
    refuseUnreadable(request);
    refuseMethod(request);
    const header = (name: string) => request.headers[name]?.toString();
    const address = clientAddress(header, request.socket.remoteAddress, settings().trustedProxy);
    // Whatever the client sent under these names is overwritten.
    request.headers[CLIENT_ADDRESS_HEADER] = address;
    request.headers[REQUEST_ID_HEADER] = requestId;
    if (isDevelopment) return;
    guardResponse(request, response, policy);
    preferPackedFile(request, response, packedFiles);
  });
}
