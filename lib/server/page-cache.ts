import { createRequire } from 'node:module';
import type * as fileSystem from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { POLICY_HEADER, policyOfPage } from '../http/content-security-policy.ts';
import { currentRequest } from '../http/request-context.ts';
import { MISSING_TAG } from '../http/missing-tag.ts';
import { expireRedirects } from '../redirects/memory.ts';
import { CONTENT_TAGS, REDIRECT_TARGETS } from '../supabase/content-tags.ts';
import { createPageExpiry } from './page-expiry.ts';

// The framework's own cache, so that the build's pages survive a backend outage. It is not documented, and this is the only
// file that imports from next/dist. It is CommonJS, so it is loaded with require.
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as typeof fileSystem;

type Base = InstanceType<typeof FileSystemCache>;
type Entry = NonNullable<Awaited<ReturnType<Base['get']>>>;
type Value = Entry['value'];

/** The header in which the framework stores the tags of a page. */
const TAGS_HEADER = 'x-next-cache-tags';
const ABOUT_REDIRECTS: readonly string[] = (['redirects', ...REDIRECT_TARGETS] as const).map(
  (table) => CONTENT_TAGS[table],
);

// The framework creates an instance of the class for each request; this state is shared by all of them.
const expiry = createPageExpiry();
const prepared = new WeakSet<object>();

/**
 * The cache of prerendered pages (`cacheHandler` in next.config.ts): the framework's own, in which each page has its content
 * security policy (lib/http/content-security-policy.ts) and its status, and expires as page-expiry.ts says.
 */
export default class PageCache extends FileSystemCache {
  /** The moments at which pages were requested, by cache key. */
  private readonly requestedAt = new Map<string, number>();
  private readonly found = new Set<string>();

  /** Returns the entry of a key, or null. The framework renders a page that is null or stale and hands it to {@link set}. */
  override async get(...args: Parameters<Base['get']>): Promise<Entry | null> {
    const [key, { kind }] = args;
    this.requestedAt.set(key, expiry.now());
    const stored = await super.get(...args);
    const entry = stored && !expiry.isExpired(key, tagsOf(stored.value)) ? stored : null;
    if (kind !== 'FETCH') noteRender(key, entry);
    if (!entry) return null;
    this.found.add(key);
    prepare(entry.value);
    return entry;
  }

  /** Stores a rendered page where that is right, and prepares it for the request that it was rendered for. */
  override async set(...args: Parameters<Base['set']>): Promise<void> {
    const [key, value] = args;
    try {
      prepare(value);
      // Invented addresses would fill memory and disk with a 404 or a redirect for each.
      if (!isSuccess(value) && !this.found.has(key)) return;
      const requestedAt = this.requestedAt.get(key) ?? expiry.now();
      if (expiry.noteStored(key, tagsOf(value), requestedAt)) await super.set(...args);
    } finally {
      // The framework has resolved every request that waited for this render by then.
      setImmediate(() => expiry.endRender(key));
    }
  }

  /** Resolves when new requests can no longer get the old data from this instance. */
  override async revalidateTag(...[tags, durations]: Parameters<Base['revalidateTag']>) {
    const list = [tags].flat();
    await super.revalidateTag(list, durations);
    expire(list);
    await expiry.rendersEnded(list, currentRequest());
  }
}

/** Makes the tags of content expire that was changed elsewhere: at another instance, in Supabase Studio or with SQL. */
export async function expireTags(tags: readonly string[]): Promise<void> {
  // The framework keeps answers of cached functions. It notes tags for the whole process, and needs no request for that.
  await FileSystemCache.prototype.revalidateTag.call(null as never, [...tags]);
  expire(tags);
}

function expire(tags: readonly string[]): void {
  expiry.expire(tags);
  if (tags.some((tag) => ABOUT_REDIRECTS.includes(tag))) expireRedirects();
}

/** Notes that the framework will render a page, given the entry it received. */
function noteRender(key: string, entry: Entry | null): void {
  const request = currentRequest();
  // The framework does not re-render a stale page for a prefetch.
  if (entry && (isFresh(entry) || request?.isPrefetch)) return;
  // A render that fails, or that is dynamic, never reaches set(), so a render that the request waits for ends with the
  // response. A stale page is sent at once and re-rendered in the background, which the response does not wait for.
  const closed = entry ? undefined : request?.closed;
  expiry.beginRender(key, { tags: entry && tagsOf(entry.value), request, closed });
}

/** Gives a page its policy and its status. Changes the value, because the framework sends that value. */
function prepare(value: Value): void {
  if (value?.kind !== 'APP_PAGE' || prepared.has(value)) return;
  prepared.add(value);
  const headers = { ...value.headers };
  // A page from disk may have a policy that was made with former settings.
  delete headers[POLICY_HEADER];
  const policy = policyOfPage(value);
  value.headers = policy ? { ...headers, [POLICY_HEADER]: policy } : headers;
  // A page with nothing to show is rendered in full, and says so by a tag (components/states/missing.tsx).
  if (tagsOf(value).includes(MISSING_TAG)) value.status = 404;
}

function isSuccess(value: Value): boolean {
  const status = value && 'status' in value ? value.status : undefined;
  return status === undefined || status < 300;
}

function isFresh({ lastModified, cacheControl }: Entry): boolean {
  const seconds = cacheControl?.revalidate;
  if (seconds === undefined) return false;
  return seconds === false || lastModified + seconds * 1_000 > Date.now();
}

function tagsOf(value: Value): string[] {
  const tags = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof tags === 'string' ? tags.split(',') : [];
}
