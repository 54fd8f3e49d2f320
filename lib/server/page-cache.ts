import { createRequire } from 'node:module';
import type * as fileSystem from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { POLICY_HEADER, policySettings, policyOfPage } from '../http/security-headers.ts';
import { MISSING_TAG } from '../paths.ts';
import { currentRequest, type RequestContext } from '../http/request-context.ts';

// The framework's own cache, so that the build's pages survive a backend outage. It is not documented, and this is the only
// file that imports from next/dist; page-cache.test.ts fails when it changes. It is CommonJS, so it is loaded with require.
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as typeof fileSystem;

type Base = InstanceType<typeof FileSystemCache>;
type Entry = NonNullable<Awaited<ReturnType<Base['get']>>>;
type Value = Entry['value'];

/** A page that is being rendered. */
type Render = {
  ended: Promise<void>;
  end: () => void;
  askedBy: RequestContext | undefined;
  /** The tags of its previous version; null when there is none. */
  tags: string[] | null;
};

/** The header in which the framework stores the tags of a page. */
const TAGS_HEADER = 'x-next-cache-tags';
/** How long an invalidation waits for running renders, in milliseconds. */
const RENDER_MS = 3_000;

const policies = policySettings(process.env);

// The framework creates an instance of the class for each request; this state is shared by all of them.
/** The number of invalidations so far. */
let changes = 0;
/** The number of the last invalidation of each tag. */
const lastChange = new Map<string, number>();
/** The number of invalidations when a page was requested that this process has stored. What it did not store is from before. */
const storedAt = new Map<string, number>();
/** The pages that are being rendered, by cache key. */
const pending = new Map<string, Render>();
const prepared = new WeakSet<object>();

/**
 * The cache of prerendered pages (`cacheHandler` in next.config.ts). It extends the framework's own cache: every page gets a
 * strict content security policy, a page tagged as missing gets status 404, and an invalidation takes effect with the next
 * request, whatever the clock said when the page was stored.
 */
export default class PageCache extends FileSystemCache {
  /** The number of invalidations when a page was requested, by cache key. */
  private readonly asked = new Map<string, number>();
  private readonly found = new Set<string>();

  /** Returns the entry of a key, or null. The framework renders a page that is null or stale and hands it to {@link set}. */
  override async get(...args: Parameters<Base['get']>): Promise<Entry | null> {
    const [key, { kind }] = args;
    this.asked.set(key, changes);
    const kept = await super.get(...args);
    const entry = kept && !isOutdated(key, kept) ? kept : null;
    if (kind !== 'FETCH') noteRender(key, entry);
    if (!entry) return null;
    this.found.add(key);
    prepare(entry.value);
    return entry;
  }

  /**
   * Stores a rendered page, unless its data may be older than an invalidation. A 404 or a redirect is stored only in place
   * of an existing page, because requests for invented addresses would fill memory and disk.
   */
  override async set(...args: Parameters<Base['set']>): Promise<void> {
    const [key, value] = args;
    try {
      prepare(value);
      const asked = this.asked.get(key) ?? changes;
      if (lastChangeOf(value) > asked || !(isPage(value) || this.found.has(key))) return;
      storedAt.set(key, asked);
      await super.set(...args);
    } finally {
      // By then the framework has resolved every request that waited for this render.
      setImmediate(() => pending.get(key)?.end());
    }
  }

  /** Resolves when new requests can no longer get the old data from this instance. */
  override async revalidateTag(...[tags, durations]: Parameters<Base['revalidateTag']>) {
    const list = [tags].flat();
    await super.revalidateTag(list, durations);
    noteChange(list);
    // A request for a page that is being rendered joins that render, which may have read the old data.
    await rendersOf(list);
  }
}

/** Makes tags expire whose content was changed elsewhere: at another instance, in Supabase Studio or with SQL. */
export async function expireTags(tags: readonly string[]): Promise<void> {
  // What the framework keeps of cached functions. It notes tags for the whole process, and needs no request for that.
  await FileSystemCache.prototype.revalidateTag.call(null as never, [...tags]);
  noteChange(tags);
}

function noteChange(tags: readonly string[]): void {
  changes += 1;
  for (const tag of tags) lastChange.set(tag, changes);
}

/** Records that the framework will render a page, given the entry it received. */
function noteRender(key: string, entry: Entry | null): void {
  const request = currentRequest();
  // The framework does not re-render a stale page for a prefetch.
  if (pending.has(key) || (entry && (isFresh(entry) || request?.isPrefetch))) return;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const end = () => {
    clearTimeout(timer);
    pending.delete(key);
    resolve();
  };
  const timer = setTimeout(end, RENDER_MS).unref();
  pending.set(key, { ended, end, askedBy: request, tags: entry && tagsOf(entry.value) });
  // A render that fails, or that is dynamic, never reaches set(), so a render that the request waits for ends with the
  // response. A stale page is sent at once and re-rendered in the background, which the response does not wait for.
  if (!entry) request?.closed.addEventListener('abort', end, { once: true });
}

/** Waits for running renders that may contain one of the tags, except for those of the current request. */
async function rendersOf(tags: string[]): Promise<void> {
  const own = currentRequest();
  const awaited = [...pending.values()].filter(
    (render) =>
      (!own || render.askedBy !== own) && (render.tags?.some((tag) => tags.includes(tag)) ?? true),
  );
  await Promise.all(awaited.map(({ ended }) => ended));
}

/** Adds the policy and, for a missing page, the status to a page. Changes the value, because the framework sends that value. */
function prepare(value: Value): void {
  if (value?.kind !== 'APP_PAGE' || prepared.has(value)) return;
  prepared.add(value);
  if (tagsOf(value).includes(MISSING_TAG)) value.status = 404;
  // The dynamic part of a partially prerendered page is rendered for each request, so its hashes are unknown.
  const policy = value.postponed ? null : policyOfPage(value.html, policies);
  const headers = { ...value.headers };
  // A page from disk may have a policy with former settings.
  delete headers[POLICY_HEADER];
  value.headers = policy ? { ...headers, [POLICY_HEADER]: policy } : headers;
}

/** Whether a value is a page and not a 404 or a redirect. */
function isPage(value: Value): boolean {
  const status = value && 'status' in value ? value.status : undefined;
  return status === undefined || status < 300;
}

function isFresh({ lastModified, cacheControl }: Entry): boolean {
  const seconds = cacheControl?.revalidate;
  if (seconds === undefined) return false;
  return seconds === false || lastModified + seconds * 1_000 > Date.now();
}

function isOutdated(key: string, { value }: Entry): boolean {
  return lastChangeOf(value) > (storedAt.get(key) ?? 0);
}

/** The number of the last invalidation of what a page shows; 0 without one. */
function lastChangeOf(value: Value): number {
  return Math.max(0, ...tagsOf(value).map((tag) => lastChange.get(tag) ?? 0));
}

function tagsOf(value: Value): string[] {
  const tags = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof tags === 'string' ? tags.split(',') : [];
}
