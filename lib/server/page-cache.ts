import { createRequire } from 'node:module';
import type * as fileSystem from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { policySettings } from '../http/policy-settings.ts';
import { POLICY_HEADER } from '../http/security-headers.ts';
import { MISSING_TAG } from '../missing-tag.ts';
import { learn, publish } from './invalidations.ts';
import { currentRequest, type RequestContext } from './request-context.ts';
import { seal } from './seal.ts';

// The framework's own cache: without it the pages of the build would be gone while the backend is away. It is the one
// thing here that is not documented; page-cache.test.ts fails when it changes. Required, because it is CommonJS.
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as typeof fileSystem;

type Base = InstanceType<typeof FileSystemCache>;
type Entry = NonNullable<Awaited<ReturnType<Base['get']>>>;
type Value = Entry['value'];

/** A page that is being made. */
type Render = {
  ended: Promise<void>;
  end: () => void;
  askedBy: RequestContext | undefined;
  /** The tags of what it has shown so far; null when there is nothing yet. */
  tags: string[] | null;
};

/** Where the framework puts the tags of a page's data. */
const TAGS_HEADER = 'x-next-cache-tags';
/** How long an invalidation waits for pages that are being made, in milliseconds. */
const RENDER_MS = 3_000;
/** How far the clocks of two machines may be apart, in milliseconds. */
const CLOCK_SKEW_MS = 60_000;

const startedAt = Date.now();
const policies = policySettings(process.env);

// The framework makes an object of the class below for each request; this is what all of them share.
/** The number of invalidations so far. */
let changes = 0;
/** The number of each tag's last invalidation. */
const lastChange = new Map<string, number>();
/** Until when pages on disk are outdated by what other instances changed before this one started, for each tag. */
const outdatedUntil = new Map<string, number>();
/** The pages that are being made, by their key. */
const underWay = new Map<string, Render>();
const prepared = new WeakSet<object>();

/**
 * The cache of prerendered pages (`cacheHandler` in next.config.ts). It is the framework's own, and adds three things: each
 * page carries the strict policy that belongs to its text, a page with nothing to show has status 404, and an invalidation
 * holds from the next request on, at every instance.
 */
export default class PageCache extends FileSystemCache {
  /** How many invalidations there had been when a page was asked for, by its key. */
  private readonly asked = new Map<string, number>();
  private readonly found = new Set<string>();

  /** Gives what is kept under a key, or null. The framework makes a page that is missing or old, and {@link set} gets it. */
  override async get(...args: Parameters<Base['get']>): Promise<Entry | null> {
    const [key, { kind }] = args;
    await learn((tags, since) => this.takeOver(tags, since));
    this.asked.set(key, changes);
    const kept = await super.get(...args);
    const entry = kept && !isOutdated(kept) ? kept : null;
    if (kind !== 'FETCH') noteRender(key, entry);
    if (!entry) return null;
    this.found.add(key);
    prepare(entry.value);
    return entry;
  }

  /**
   * Keeps a page that was just made. Not one whose data may be older than an invalidation; and a page that shows nothing
   * only in the place of one that did: anybody can make up addresses, and would fill memory and disk.
   */
  override async set(...args: Parameters<Base['set']>): Promise<void> {
    const [key, value] = args;
    try {
      prepare(value);
      if (!this.isCurrent(key, value) || !(isPage(value) || this.found.has(key))) return;
      await super.set(...args);
    } finally {
      // By then the framework has answered everybody who waited for this rendering.
      setImmediate(() => underWay.get(key)?.end());
    }
  }

  /** Fulfilled when no request that comes from now on gets anything older, here or at another instance. */
  override async revalidateTag(...[tags, durations]: Parameters<Base['revalidateTag']>) {
    const list = [tags].flat();
    await super.revalidateTag(list, durations);
    noteChange(list);
    await publish(list);
    // Whoever asks for a page while it is made is given that rendering, which may have read the old data.
    await rendersOf(list);
  }

  private isCurrent(key: string, value: Value): boolean {
    const asked = this.asked.get(key) ?? changes;
    return tagsOf(value).every((tag) => (lastChange.get(tag) ?? 0) <= asked);
  }

  /** Invalidates what another instance has changed. */
  private takeOver(tags: string[], since: number | null): void {
    if (since === null) {
      noteChange(tags);
      void super.revalidateTag(tags);
    } else {
      // What was made since this process started has read the newest data.
      const until = Math.min(since + CLOCK_SKEW_MS, startedAt);
      for (const tag of tags) outdatedUntil.set(tag, until);
    }
  }
}

function noteChange(tags: string[]): void {
  changes += 1;
  for (const tag of tags) lastChange.set(tag, changes);
}

/** Notes that the framework makes a page after it was given this of it, if it does. */
function noteRender(key: string, entry: Entry | null): void {
  const request = currentRequest();
  // Whoever fetches ahead is content with an old page.
  if (underWay.has(key) || (entry && (isFresh(entry) || request?.isPrefetch))) return;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const end = () => {
    clearTimeout(timer);
    underWay.delete(key);
    resolve();
  };
  const timer = setTimeout(end, RENDER_MS).unref();
  underWay.set(key, { ended, end, askedBy: request, tags: entry && tagsOf(entry.value) });
  // What a request waits for is made when it is answered; what fails, or is made for this request alone, never comes to
  // the cache. An old page is given at once, and made anew behind it.
  if (!entry) request?.closed.addEventListener('abort', end, { once: true });
}

/** Waits for the pages that are being made and may show one of the tags; not for the one of the request at hand. */
async function rendersOf(tags: string[]): Promise<void> {
  const own = currentRequest();
  const awaited = [...underWay.values()].filter(
    (render) =>
      (!own || render.askedBy !== own) && (render.tags?.some((tag) => tags.includes(tag)) ?? true),
  );
  await Promise.all(awaited.map(({ ended }) => ended));
}

/** Puts into a page what is sent with it: its policy and, where it has nothing to show, its status. */
function prepare(value: Value): void {
  if (value?.kind !== 'APP_PAGE' || prepared.has(value)) return;
  prepared.add(value);
  if (tagsOf(value).includes(MISSING_TAG)) value.status = 404;
  // The rest of a page in two parts is made for each request, and no hash of it is known.
  const policy = value.postponed ? null : seal(value.html, policies);
  const headers = { ...value.headers };
  // What comes from disk has the policy of the settings at that time.
  delete headers[POLICY_HEADER];
  value.headers = policy ? { ...headers, [POLICY_HEADER]: policy } : headers;
}

/** Neither missing nor elsewhere. */
function isPage(value: Value): boolean {
  const status = value && 'status' in value ? value.status : undefined;
  return status === undefined || status < 300;
}

function isFresh({ lastModified, cacheControl }: Entry): boolean {
  const seconds = cacheControl?.revalidate;
  if (seconds === undefined) return false;
  return seconds === false || lastModified + seconds * 1_000 > Date.now();
}

function isOutdated({ value, lastModified }: Entry): boolean {
  return tagsOf(value).some((tag) => lastModified < (outdatedUntil.get(tag) ?? 0));
}

function tagsOf(value: Value): string[] {
  const tags = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof tags === 'string' ? tags.split(',') : [];
}
