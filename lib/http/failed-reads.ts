/** Node loads this module for the server and the framework bundles it for the pages, so both copies share a global place. */
const STORE = Symbol.for('nightdesk.failed-read');

const shared = globalThis as { [STORE]?: number };

/** A page is given up at once when a read of it failed; a busy machine needs its time for that. */
const RECENT_MS = 10_000;

/** Notes that something which pages show could not be read. Cached functions do not know the request that they work for. */
export function noteFailedRead(): void {
  shared[STORE] = Date.now();
}

/** Whether a page that cannot be rendered now lacks what it reads, and may be there in a minute. */
export function hasFailedRead(): boolean {
  return Date.now() - (shared[STORE] ?? -Infinity) < RECENT_MS;
}
