import { AsyncLocalStorage } from 'node:async_hooks';

export type RequestContext = {
  /** Part of every log line of the request. */
  requestId: string;
  /** The client address, as the rate limits use it. */
  client: string;
  isPrefetch: boolean;
  /** Aborted when the response is finished or the connection is closed. */
  closed: AbortSignal;
};

/** Node loads this module for the server and the framework bundles it for the pages, so both copies share a global store. */
const STORE = Symbol.for('nightdesk.request');

const shared = globalThis as { [STORE]?: AsyncLocalStorage<RequestContext> };

/**
 * Runs a function, and everything it calls or awaits, with the context of a request.
 *
 * @returns what the function returns
 */
export function withRequest<T>(context: RequestContext, run: () => T): T {
  return (shared[STORE] ??= new AsyncLocalStorage()).run(context, run);
}

/** The context of the current request; undefined outside of a request, and on hosts that do not run lib/server. */
export function currentRequest(): RequestContext | undefined {
  return shared[STORE]?.getStore();
}
