import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestContext } from '../log.ts';

/** Under this name every bundle of the server finds the same store; lib/log.ts reads it. */
const STORE = Symbol.for('nightdesk.request');

const shared = globalThis as { [STORE]?: AsyncLocalStorage<RequestContext> };

/** From here on, everything that this request sets off knows its id. */
export function enterRequest(context: RequestContext): void {
  (shared[STORE] ??= new AsyncLocalStorage()).enterWith(context);
}

/** What is known of the request at hand; undefined outside of one. */
export function currentRequest(): RequestContext | undefined {
  return shared[STORE]?.getStore();
}
