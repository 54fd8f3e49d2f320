import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import { areTagsExpired } from './framework.ts';
import { learnInvalidations } from './invalidations.ts';
import PageCache, { type GetArguments, type SetArguments } from './page-cache.ts';
import { readEntry, writeEntry } from './shared-entries.ts';

/** Where the framework puts the tags of a page's data. */
const TAGS_HEADER = 'x-next-cache-tags';

/**
 * The cache of prerendered pages, shared over Redis. Each instance keeps its own pages in memory and on disk as ever, and
 * goes on with them while Redis is away; it only asks Redis when its own page is none or not fresh any more.
 */
export default class SharedPageCache extends PageCache {
  override async get(...[key, context]: GetArguments): Promise<CacheHandlerValue | null> {
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
    await writeEntry('page', key, this.datedEntry(key, value, context.cacheControl));
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
