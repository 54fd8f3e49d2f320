import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import { learnInvalidations, publishInvalidation } from './invalidations.ts';
import PageCache, {
  isFresh,
  isInvalidated,
  type GetArguments,
  type KeepContext,
  type RevalidateArguments,
} from './page-cache.ts';
import { readEntry, writeEntry } from './shared-entries.ts';

/**
 * The cache of prerendered pages, shared over Redis. Each instance keeps its own pages in memory and on disk as ever, and
 * goes on with them while Redis is away; it only asks Redis when its own page is none or not fresh any more.
 */
export default class SharedPageCache extends PageCache {
  protected override async find(
    ...[key, context]: GetArguments
  ): Promise<CacheHandlerValue | null> {
    await learnInvalidations();
    const own = await super.find(key, context);
    if (context.kind === 'FETCH' || (own && isFresh(own))) return own;
    const shared = await readEntry<CacheHandlerValue>('page', key);
    if (!shared || isInvalidated(shared)) return own;
    if (own && own.lastModified >= shared.lastModified) return own;
    this.memory.set(key, shared);
    return shared;
  }

  protected override async areCurrent(tags: string[], since: number): Promise<boolean> {
    await learnInvalidations();
    return super.areCurrent(tags, since);
  }

  /** The other instances are told once more: what this one has shared in the meantime may have been older. */
  override async revalidateTag(...[tags, durations]: RevalidateArguments): Promise<void> {
    await super.revalidateTag(tags, durations);
    await publishInvalidation([tags].flat(), durations?.expire);
  }

  protected override async keep(
    key: string,
    value: CacheHandlerValue['value'],
    context: KeepContext,
  ): Promise<void> {
    await learnInvalidations();
    await super.keep(key, value, context);
    const kept = this.memory.get(key);
    // What was not kept here is for nobody else either.
    if (kept && kept.value === value) await writeEntry('page', key, kept);
  }
}
