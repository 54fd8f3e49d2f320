import type {
  CacheHandlerValue,
  CacheHandler,
} from 'next/dist/server/lib/incremental-cache/index.js';
import { areTagsExpired, FileSystemCache, getMemoryCache } from './framework.ts';
import { learnInvalidations } from './invalidations.ts';
import { readEntry, writeEntry } from './shared-entries.ts';

type GetArguments = Parameters<CacheHandler['get']>;
type SetArguments = Parameters<InstanceType<typeof FileSystemCache>['set']>;

/** Where the framework puts the tags of a page's data. */
const TAGS_HEADER = 'x-next-cache-tags';

/**
 * The framework's cache of prerendered pages, shared over Redis (`cacheHandler` in next.config.ts). Each instance keeps
 * its own pages in memory and on disk as ever, and goes on with them while Redis is away; it only asks Redis when its
 * own page is none or not fresh any more. The framework makes one object of this class for each request.
 */
export default class PageCache extends FileSystemCache {
  private readonly memory;
  private readonly asked = new Map<string, number>();

  constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
    super(context);
    this.memory = getMemoryCache(context.maxMemoryCacheSize ?? 0);
  }

  override async get(...[key, context]: GetArguments): Promise<CacheHandlerValue | null> {
    this.asked.set(key, Date.now());
    await learnInvalidations();
    const own = await super.get(key, context);
    if (context.kind === 'FETCH' || (own && isFresh(own))) return own;
    const shared = await readEntry<CacheHandlerValue>('page', key);
    if (!shared || isInvalidated(shared)) return own;
    if (own && own.lastModified >= shared.lastModified) return own;
    this.memory.set(key, shared);
    return shared;
  }

  override async set(...[key, value, context]: SetArguments): Promise<void> {
    await super.set(key, value, context);
    if (context.fetchCache) return;
    // A page counts from the moment when it was asked for: its data may have been read before an invalidation that came
    // while it was rendered.
    const lastModified = this.asked.get(key) ?? Date.now();
    const entry: CacheHandlerValue = { value, lastModified, cacheControl: context.cacheControl };
    this.memory.set(key, entry);
    await writeEntry('page', key, entry);
  }
}

function isFresh({ lastModified, cacheControl }: CacheHandlerValue): boolean {
  if (cacheControl?.revalidate === undefined) return false;
  if (cacheControl.revalidate === false) return true;
  return lastModified + cacheControl.revalidate * 1_000 > Date.now();
}

function isInvalidated({ value, lastModified }: CacheHandlerValue): boolean {
  const tags = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof tags === 'string' && areTagsExpired(tags.split(','), lastModified);
}
