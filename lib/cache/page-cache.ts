import type {
  CacheHandlerValue,
  CacheHandler,
} from 'next/dist/server/lib/incremental-cache/index.js';
import { steadyNow } from './clock.ts';
import {
  areTagsExpired,
  areTagsStale,
  FileSystemCache,
  getMemoryCache,
  SharedCacheControls,
  tagsManifest,
} from './framework.ts';
import { noteKeptPage } from './kept-page.ts';
import { beginRender, endRender, isUnderWay, rendersOf } from './renders.ts';

export type GetArguments = Parameters<CacheHandler['get']>;
export type SetArguments = Parameters<InstanceType<typeof FileSystemCache>['set']>;
export type RevalidateArguments = Parameters<InstanceType<typeof FileSystemCache>['revalidateTag']>;
export type KeepContext = Exclude<SetArguments[2], { fetchCache: true }>;

/** Where the framework puts the tags of a page's data. */
const TAGS_HEADER = 'x-next-cache-tags';

/**
 * The framework's cache of prerendered pages (`cacheHandler` in next.config.ts), except for the moment from which a page
 * counts: when it was asked for, not when it was done. Its data may have been read before an invalidation that came while
 * it was rendered; dated later it would be served as fresh, and an administrator's change would be missing for 30 seconds.
 * The framework makes one object of this class for each request.
 */
export default class PageCache extends FileSystemCache {
  protected readonly memory;
  /** Whether the request fetches ahead. */
  private readonly isAhead: boolean;
  private readonly asked = new Map<string, number>();

  constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
    super(context);
    this.memory = getMemoryCache(context.maxMemoryCacheSize ?? 0);
    const headers = context._requestHeaders;
    this.isAhead = headers['next-router-prefetch'] === '1' || headers.purpose === 'prefetch';
  }

  /** A page that is none or not fresh is made next, and comes to {@link set} unless that fails. */
  override async get(...[key, context]: GetArguments): Promise<CacheHandlerValue | null> {
    this.asked.set(key, steadyNow());
    const entry = await this.find(key, context);
    const last = entry ?? this.memory.get(key);
    if (this.isMadeNow(entry, context)) beginRender(key, last ? tagsOf(last) : null);
    if (entry) this.note(key, entry);
    return entry;
  }

  /** Tells whoever answers the request what it is answered from (lib/http/repeated-answers.ts). */
  private note(key: string, entry: CacheHandlerValue): void {
    const { lastModified, value } = entry;
    if (!value || !('segmentData' in value)) return;
    noteKeptPage({
      holds: (text) => text === value.html || isOneOf(value.segmentData, text),
      lastModified,
      isCurrent: this.currencyOf(tagsOf(entry), lastModified),
      isBeingRenewed: renewalOf(key),
    });
  }

  /** Made apart, because it is kept for long and must not hold the page. */
  private currencyOf(tags: string[], since: number) {
    return () => this.areCurrent(tags, since);
  }

  /** Whether nothing under these tags has been invalidated since a moment in milliseconds since 1970. */
  protected areCurrent(tags: string[], since: number): boolean | Promise<boolean> {
    return !areTagsExpired(tags, since) && !areTagsStale(tags, since);
  }

  /** Whether the framework makes a page after it was given this of it; whoever fetches ahead is content with an old one. */
  private isMadeNow(entry: CacheHandlerValue | null, { kind }: GetArguments[1]): boolean {
    if (kind === 'FETCH') return false;
    return !entry || !(isFresh(entry) || this.isAhead);
  }

  /** What is kept of a page. */
  protected find(...[key, context]: GetArguments): Promise<CacheHandlerValue | null> {
    return super.get(key, context);
  }

  /**
   * Takes note of a change, and waits until nobody can get anything older any more. Requests for one page at one time share
   * its rendering, and pages share the reading of their data, also with what had begun before the change: the first
   * round waits for that, the second one for pages that were asked for after the change and have joined it.
   */
  override async revalidateTag(...[tags, durations]: RevalidateArguments): Promise<void> {
    for (let round = 0; round < 2; round += 1) {
      await super.revalidateTag(tags, durations);
      if (!durations) expireNow([tags].flat());
      await rendersOf([tags].flat());
    }
  }

  override async set(...[key, value, context]: SetArguments): Promise<void> {
    if (context.fetchCache) return super.set(key, value, context);
    try {
      await this.keep(key, value, context);
    } finally {
      // In the next turn the framework has answered everybody who waited for the page.
      setImmediate(endRender, key);
    }
  }

  /**
   * Keeps a page that has just been rendered, unless its data has been invalidated since it was asked for: the disk would
   * date it when it was written. The one that is there, if any, is no less old and is not served either. What is not there,
   * or elsewhere, is kept only in the place of a page that was: anybody can make up addresses, and other spellings of those
   * that there are, and would fill memory and disk with them.
   */
  protected async keep(key: string, value: CacheHandlerValue['value'], context: KeepContext) {
    const lastModified = this.asked.get(key) ?? steadyNow();
    const entry = { value, lastModified, cacheControl: context.cacheControl };
    if (isInvalidated(entry)) return;
    if (!isPage(value) && !this.memory.get(key)) return forget(key);
    const written = super.set(key, value, context);
    // In the same turn: it has just been put into memory as done now, and would be served as that until it is on disk.
    this.memory.set(key, entry);
    await written;
  }
}

/** Made apart, like what tells whether a page is current. */
function renewalOf(key: string) {
  return () => isUnderWay(key);
}

/** The framework fetches a page ahead in parts, each with its own bytes. */
function isOneOf(parts: ReadonlyMap<string, Buffer> | undefined, text: string): boolean {
  const bytes = Buffer.from(text, 'latin1');
  return [...(parts?.values() ?? [])].some((part) => bytes.equals(part));
}

/** Neither missing nor elsewhere. */
function isPage(value: CacheHandlerValue['value']): boolean {
  const status = value && 'status' in value ? value.status : undefined;
  return status === undefined || status < 300;
}

/** The framework notes how long each page may be kept before it hands it over, and has no bound for these notes. */
function forget(key: string): void {
  SharedCacheControls['cacheControls'].delete(key);
}

/** The framework notes the machine's own clock; where that is ahead, the change would count only later. */
function expireNow(tags: string[]): void {
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: steadyNow() });
}

/** The tags of what a page shows. */
function tagsOf({ value }: CacheHandlerValue): string[] {
  const tags = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** Whether something that a page shows was invalidated after the moment from which the page counts. */
export function isInvalidated(entry: CacheHandlerValue): boolean {
  return areTagsExpired(tagsOf(entry), entry.lastModified);
}

/** Whether a page may be served without being made anew. */
export function isFresh({ lastModified, cacheControl }: CacheHandlerValue): boolean {
  if (cacheControl?.revalidate === undefined) return false;
  if (cacheControl.revalidate === false) return true;
  return lastModified + cacheControl.revalidate * 1_000 > steadyNow();
}
