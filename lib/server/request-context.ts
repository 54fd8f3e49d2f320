import { AsyncLocalStorage } from 'node:async_hooks';

/** What everything that a request sets off knows of it. */
export type RequestContext = {
  /** Stands in every log line of the request. */
  requestId: string;
  /** The address of the client, as the rate limits count it. */
  client: string;
  /** Whether a browser fetches ahead what its visitor may look at next. */
  isPrefetch: boolean;
  /** Aborted once the answer is sent, or nobody waits for it any more. */
  closed: AbortSignal;
};

/**
 * Node loads this file for the server, and the framework bundles it for the pages: two copies of the module, and one
 * store. lib/log.ts reads it under the same name.
 */
const STORE = Symbol.for('nightdesk.request');

const shared = globalThis as { [STORE]?: AsyncLocalStorage<RequestContext> };

/**
 * Runs a function, and everything that it sets off, with the context of a request.
 *
 * @returns what the function returns
 */
export function withRequest<T>(context: RequestContext, run: () => T): T {
  return (shared[STORE] ??= new AsyncLocalStorage()).run(context, run);
}

/** The context of the request at hand; undefined where lib/server does not serve, or outside of a request. */
export function currentRequest(): RequestContext | undefined {
  return shared[STORE]?.getStore();
}
