import type {
  CacheHandlerValue,
  CacheHandler,
} from 'next/dist/server/lib/incremental-cache/index.js';
import { FileSystemCache, getMemoryCache } from './framework.ts';

export type GetArguments = Parameters<CacheHandler['get']>;
export type SetArguments = Parameters<InstanceType<typeof FileSystemCache>['set']>;

/**
 * The framework's cache of prerendered pages (`cacheHandler` in next.config.ts), except for the moment from which a page
 * counts: when it was asked for, not when it was done. Its data may have been read before an invalidation that came while
 * it was rendered; dated later it would be served as fresh, and an administrator's change would be missing for 30 seconds.
 * The framework makes one object of this class for each request.
 */
export default class PageCache extends FileSystemCache {
  protected readonly memory;
  private readonly asked = new Map<string, number>();

  constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
    super(context);
    this.memory = getMemoryCache(context.maxMemoryCacheSize ?? 0);
  }

  override async get(...[key, context]: GetArguments): Promise<CacheHandlerValue | null> {
    this.asked.set(key, Date.now());
    return super.get(key, context);
  }

  override async set(...[key, value, context]: SetArguments): Promise<void> {
    await super.set(key, value, context);
    if (context.fetchCache) return;
    this.memory.set(key, this.datedEntry(key, value, context.cacheControl));
  }

  /** What is kept of a page that has just been rendered. */
  protected datedEntry(
    key: string,
    value: CacheHandlerValue['value'],
    cacheControl: CacheHandlerValue['cacheControl'],
  ): CacheHandlerValue {
    return { value, lastModified: this.asked.get(key) ?? Date.now(), cacheControl };
  }
}
