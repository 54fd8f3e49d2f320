import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js';
import { steadyNow } from './clock.ts';
import { areTagsExpired, createDefaultCacheHandler } from './framework.ts';
import { learnInvalidations, publishInvalidation } from './invalidations.ts';
import { cacheLimits } from './limits.ts';
import { readEntry, writeEntry } from './shared-entries.ts';

type StoredEntry = Omit<CacheEntry, 'value'> & { bytes: Uint8Array };

const own = createDefaultCacheHandler(cacheLimits.memoryBytes);

/**
 * The framework's cache of `'use cache'` functions, shared over Redis (`cacheHandlers.default` in next.config.ts). Each
 * instance keeps its own entries in memory as ever, and asks Redis only for what it has not, or not fresh.
 */
const dataCache: CacheHandler = {
  refreshTags: learnInvalidations,
  getExpiration: (tags) => own.getExpiration(tags),

  async updateTags(tags, durations) {
    await own.updateTags(tags, durations);
    await publishInvalidation(tags, durations?.expire);
  },

  async get(key, softTags) {
    const entry = await own.get(key, softTags);
    if (entry) return entry;
    const stored = await readEntry<StoredEntry>('data', key);
    if (!stored || !isUsable(stored)) return undefined;
    await own.set(key, Promise.resolve(toEntry(stored)));
    return toEntry(stored);
  },

  async set(key, pendingEntry) {
    let copy: CacheEntry | undefined;
    // Handed over at once: whoever asks for the key in the meantime waits for it there.
    await own.set(
      key,
      pendingEntry.then((entry) => {
        const [value, second] = entry.value.tee();
        copy = { ...entry, value: second };
        return { ...entry, value };
      }),
    );
    if (copy && copy.expire > 0) await share(key, copy);
  },
};

export default dataCache;

/** An entry whose rendering broke off is not shared; the own cache has dropped it too. */
async function share(key: string, { value, ...rest }: CacheEntry): Promise<void> {
  const bytes = await new Response(value).bytes().catch(() => null);
  if (bytes) await writeEntry('data', key, { ...rest, bytes } satisfies StoredEntry);
}

function isUsable({ tags, timestamp, revalidate }: StoredEntry): boolean {
  return steadyNow() < timestamp + revalidate * 1_000 && !areTagsExpired(tags, timestamp);
}

function toEntry({ bytes, ...rest }: StoredEntry): CacheEntry {
  return { ...rest, value: new Blob([bytes as Uint8Array<ArrayBuffer>]).stream() };
}
