import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend } from './backend.ts';
import type { Functions } from './functions.ts';
import { answerInbox } from './inbox-page.ts';
import { logError } from './log.ts';
import { isLoopbackHost, sendResponse, toRequest } from './node-http.ts';
import { systemErrorCode } from './start-error.ts';

type Services = { backend: Backend; functions: Functions };
/** Answers a request of one peer. */
export type Answer = (request: Request, peer: string | null) => Promise<Response>;

/** Whoever asked is gone, before the answer or within it, as the site is when its budget is spent: nobody is to be answered. */
const HUNG_UP = ['ERR_STREAM_UNABLE_TO_PIPE', 'ERR_STREAM_PREMATURE_CLOSE'];

/** The answer until the services are there, and again once they close. */
export const notReady: Answer = async () =>
  Response.json(
    { message: 'The backend is starting.' },
    { status: 503, headers: { 'retry-after': '1' } },
  );

/** Answers everything the server offers, once the services are there. */
export function answerWith({ backend, functions }: Services): Answer {
  return async (request, peer) => {
    const url = new URL(request.url);
    if (url.pathname === '/_local/health') return Response.json({ ok: true });
    if (/^\/_local\/inbox(\.json)?$/.test(url.pathname)) return answerInbox(url, backend.inbox);
    if (url.pathname.startsWith('/functions/v1/')) return functions.fetch(request);
    if (/^\/(rest|auth|storage)\/v1(\/|$)/.test(url.pathname)) return backend.fetch(request, peer);
    return Response.json({ message: 'Not found' }, { status: 404 });
  };
}

/** Takes a request of node:http to its answer and back. */
export async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  answer: Answer,
): Promise<void> {
  try {
    const isLocal = isLoopbackHost(incoming.headers.host);
    const response = isLocal
      ? await answer(toRequest(incoming, origin), incoming.socket.remoteAddress ?? null)
      : Response.json({ message: 'This backend answers on this machine only.' }, { status: 421 });
    await sendResponse(response, outgoing);
  } catch (error) {
    if (incoming.destroyed && !incoming.complete) return;
    if (HUNG_UP.includes(systemErrorCode(error) ?? '')) return;
    logError('request-crashed', { name: (error as Error).name });
    if (!outgoing.headersSent) outgoing.writeHead(500);
    outgoing.end();
  }
}
