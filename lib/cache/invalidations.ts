import { logFailure } from '../log.ts';
import { tagsManifest } from './framework.ts';
import { cacheLimits } from './limits.ts';
import { askRedis, whenRedisReturns } from './redis-link.ts';

/** What was invalidated, when (milliseconds since 1970), and for how many seconds it may still be served. */
type Change = { tags: string[]; at: number; expire?: number };

/** One list for every build, because the words of the site are the same for all of them. */
const LIST = 'nightdesk:invalidations';

let lastRead = '0-0';
const own: Change[] = [];

// What was invalidated while Redis was away, or is lost with its memory, is told again.
whenRedisReturns(() => void Promise.all(own.map(send)));

/** Tells all instances. Once the promise is fulfilled, each of them knows it with its next request. */
export async function publishInvalidation(tags: string[], expire?: number): Promise<void> {
  const change = { tags, at: Date.now(), expire };
  own.push(change);
  if (own.length > cacheLimits.changesRepeated) own.shift();
  await send(change);
}

let reading: Promise<void> | undefined;
let next: Promise<void> | undefined;

/**
 * Takes over what other instances have invalidated until now. Many requests share one reading, but nobody one that had
 * begun before: it may have missed what happened since.
 */
export function learnInvalidations(): Promise<void> {
  if (!reading) return (reading = read().finally(() => (reading = undefined)));
  return (next ??= reading.then(() => {
    next = undefined;
    return learnInvalidations();
  }));
}

async function read(): Promise<void> {
  const entries = await askRedis((client) => client.xRange(LIST, `(${lastRead}`, '+'));
  for (const { id, message } of entries ?? []) {
    lastRead = id;
    try {
      apply(JSON.parse(String(message.change)) as Change);
    } catch (error) {
      logFailure('cache-invalidation-unreadable', error);
    }
  }
}

async function send(change: Change): Promise<void> {
  const TRIM = {
    strategy: 'MAXLEN',
    strategyModifier: '~',
    threshold: cacheLimits.changesKept,
  } as const;
  await askRedis((client) => client.xAdd(LIST, '*', { change: JSON.stringify(change) }, { TRIM }));
}

/** As the framework's own caches note it, but with the moment at which it happened elsewhere. */
function apply({ tags, at, expire }: Change): void {
  for (const tag of tags) {
    const known = tagsManifest.get(tag) ?? {};
    if (expire === undefined) {
      const isOlder = known.expired !== undefined && known.expired > at;
      const isPast = known.expired !== undefined && known.expired <= Date.now();
      if (!(isOlder && isPast)) tagsManifest.set(tag, { ...known, expired: at });
    } else if ((known.stale ?? 0) < at) {
      tagsManifest.set(tag, { ...known, stale: at, expired: at + expire * 1_000 });
    }
  }
}
