type Render = {
  ended: Promise<void>;
  end: () => void;
  /** The request that it is rendered for. */
  request: object | undefined;
  /** The tags of its previous version; null when there is none. */
  tags: readonly string[] | null;
};

/** The wait of an invalidation for running renders, in milliseconds. */
const RENDER_MS = 3_000;

/**
 * Decides which stored pages are out of date. An invalidation takes effect with the next request. Invalidations
 * are counted, because the machines that built or stored a page may have clocks that differ.
 */
export function createPageExpiry() {
  /** The number of invalidations so far. */
  let count = 0;
  /** The number of the last invalidation of each tag. */
  const lastOf = new Map<string, number>();
  /** The number of invalidations when a page was requested that this process has stored. What it did not store is from before. */
  const storedAt = new Map<string, number>();

  const lastChange = (tags: readonly string[]) =>
    Math.max(0, ...tags.map((tag) => lastOf.get(tag) ?? 0));

  return {
    /** The number of invalidations that a page knows of when its data is read from now on. */
    now: () => count,

    isExpired: (key: string, tags: readonly string[]) =>
      lastChange(tags) > (storedAt.get(key) ?? 0),

    /**
     * Notes that a page is stored, with what {@link now} gave when it was requested.
     *
     * @returns false when its data may be older than an invalidation: it must not be stored
     */
    noteStored(key: string, tags: readonly string[], requestedAt: number): boolean {
      if (lastChange(tags) > requestedAt) return false;
      storedAt.set(key, requestedAt);
      return true;
    },

    /** Makes everything expire that has one of the tags. */
    expire(tags: readonly string[]): void {
      count += 1;
      for (const tag of tags) lastOf.set(tag, count);
    },

    ...createPendingRenders(),
  };
}

/** Keeps the pages that are being rendered. */
function createPendingRenders() {
  /** The renders by cache key. */
  const pending = new Map<string, Render>();
  return {
    /**
     * Notes that a page is being rendered, until {@link endRender}.
     *
     * @param closed ends it too: aborted when the request is answered or given up
     */
    beginRender(
      key: string,
      { tags, request, closed }: Pick<Render, 'tags' | 'request'> & { closed?: AbortSignal },
    ): void {
      if (pending.has(key)) return;
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const end = () => {
        clearTimeout(timer);
        // The request of a former render may be closed while the next one goes on.
        if (pending.get(key)?.end === end) pending.delete(key);
        resolve();
      };
      const timer = setTimeout(end, RENDER_MS).unref();
      pending.set(key, { ended, end, request, tags });
      closed?.addEventListener('abort', end, { once: true });
    },

    endRender: (key: string) => pending.get(key)?.end(),

    /**
     * Waits for running renders that may contain one of the tags: a request for such a page joins its render, which may
     * have read the old data.
     *
     * @param own the request that waits; renders for it are not waited for
     */
    async rendersEnded(tags: readonly string[], own: object | undefined): Promise<void> {
      const awaited = [...pending.values()].filter(
        (render) =>
          (!own || render.request !== own) &&
          (render.tags?.some((tag) => tags.includes(tag)) ?? true),
      );
      await Promise.all(awaited.map(({ ended }) => ended));
    },
  };
}
