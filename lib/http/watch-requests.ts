import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { settings } from '../env.ts';
import { clientAddress } from './client-address.ts';
import { guardResponse } from './guard-response.ts';
import { refuseMethod } from './methods.ts';
import { CLIENT_ADDRESS_HEADER, markWatched, REQUEST_ID_HEADER } from './own-headers.ts';
import { findPackedFiles, preferPackedFile } from './packed-files.ts';
import { policySettings } from './policy-settings.ts';
import { repeatAnswer } from './repeated-answers.ts';
import { enterRequest } from './request-context.ts';
import type { Notices } from './scriptless.ts';
import { refuseUnreadable } from './unreadable.ts';

/**
 * Watches every request of this process before the framework sees it: repeats the answer that a page has just been given,
 * or gives the request an id, notes who sent it, and guards its answer. By Node's own channel, because the framework makes
 * the server and hands it to nobody. In development answers are left to next.config.ts: its tools stream, and run scripts
 * that no production page has.
 *
 * @param notices what stands in a document that has no markup, for whoever runs no scripts
 */
export function watchRequests(notices: Notices): void {
  markWatched();
  const prepare = preparer(notices);
  const standsBefore = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (standsBefore.has(server)) return;
    standsBefore.add(server);
    standBefore(server, prepare);
  });
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** From this request on, the framework is given those that are not answered yet, prepared. */
function standBefore(server: Server, prepare: Listener): void {
  const framework = server.listeners('request') as Listener[];
  const pass: Listener = (request, response) => {
    prepare(request, response);
    for (const listener of framework) listener.call(server, request, response);
  };
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    refuseUnreadable(request);
    refuseMethod(request);
    const isAnswered = repeatAnswer(request, response);
    if (isAnswered === false) return pass(request, response);
    if (isAnswered === true) return;
    void isAnswered.then((answered) => answered || pass(request, response));
  });
}

function preparer(notices: Notices): Listener {
  const policy = policySettings(process.env);
  const packedFiles = findPackedFiles();
  const isDevelopment = process.env.NODE_ENV === 'development';
  return (request, response) => {
    const requestId = randomUUID();
    enterRequest({ requestId });
    const header = (name: string) => request.headers[name]?.toString();
    const address = clientAddress(header, request.socket.remoteAddress, settings().trustedProxy);
    // Whatever the client sent under these names is overwritten.
    request.headers[CLIENT_ADDRESS_HEADER] = address;
    request.headers[REQUEST_ID_HEADER] = requestId;
    if (isDevelopment) return;
    guardResponse(request, response, policy, notices);
    preferPackedFile(request, response, packedFiles);
  };
}
