/** What the caches may cost, in one place (docs/decisions/0026-shared-cache.md). Times in milliseconds. */
export const cacheLimits = {
  /**
   * How long a change waits for a page that is being made, twice at most. On a crowded machine they take up to 3 s
   * (docs/capacity.md).
   */
  render: 3_000,
  /** One question to Redis, the connection included: a request that finds it away waits this long at most, once. */
  answer: 200,
  /** How long Redis is left alone after it has not answered. */
  pause: 2_000,
  /** The largest entry that is shared; our largest page takes a tenth of it. */
  entryBytes: 4 * 1024 * 1024,
  /** How long an entry that nobody renews is kept, in seconds: what a former build has left is gone a day later. */
  entrySeconds: 24 * 60 * 60,
  /** Invalidations that Redis keeps for instances that have not asked for a while. */
  changesKept: 10_000,
  /** Own invalidations that an instance repeats when Redis comes back. */
  changesRepeated: 100,
  /**
   * Memory of an instance for pages, and as much again for data. The framework counts characters and takes them for bytes;
   * a build's pages come to 16 million (21 November 2026).
   */
  memoryBytes: 32 * 1024 * 1024,
} as const;
