/** The redirects that the middleware has read; every bundle of the server has a copy of this file, and one memory. */
const MEMORY = Symbol.for('nightdesk.redirects');

type Memory = { targets: ReadonlyMap<string, string>; readAt: number };

const shared = globalThis as { [MEMORY]?: Memory };

/** The redirects that were read last, or undefined. */
export function rememberedRedirects(): Memory | undefined {
  return shared[MEMORY];
}

/** Keeps what was read. */
export function rememberRedirects(list: readonly (readonly [from: string, to: string])[]): Memory {
  return (shared[MEMORY] = { targets: new Map(list), readAt: Date.now() });
}

/** Makes the next request read them again: one was changed. What was read stays for the case that this fails. */
export function expireRedirects(): void {
  if (shared[MEMORY]) shared[MEMORY].readAt = 0;
}
