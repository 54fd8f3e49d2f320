/** Request headers that this process sets itself (lib/http/watch-requests.ts); what a client sends is thrown away. */
export const CLIENT_ADDRESS_HEADER = 'x-nightdesk-client';
export const REQUEST_ID_HEADER = 'x-request-id';

// Every bundle of the server has a copy of this file, so the mark is the process's own.
const WATCHED = Symbol.for('nightdesk.watched');

/** From now on the headers above can be believed. */
export function markWatched(): void {
  Reflect.set(globalThis, WATCHED, true);
}

/** Whether this process sets the headers above. */
export function isWatched(): boolean {
  return Reflect.get(globalThis, WATCHED) === true;
}
