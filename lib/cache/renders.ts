import { cacheLimits } from './limits.ts';

type Render = { tags: string[] | null; end: () => void; ended: Promise<void> };

/** Pages that are being made, by their key in the cache. */
const underWay = new Map<string, Render>();

/**
 * Notes that a page is being made, because its cache has none or none that is fresh.
 *
 * @param tags what the page has shown so far; null when nobody knows
 */
export function beginRender(key: string, tags: string[] | null): void {
  if (underWay.has(key)) return;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const end = () => {
    clearTimeout(timer);
    underWay.delete(key);
    resolve();
  };
  // One that fails never comes to the cache.
  const timer = setTimeout(end, cacheLimits.render).unref();
  underWay.set(key, { tags, end, ended });
}

/** Whether a page is being made, by its key in the cache. */
export function isUnderWay(key: string): boolean {
  return underWay.has(key);
}

/** Notes that a page is made: whoever asks for it from now on gets nothing that was begun before. */
export function endRender(key: string): void {
  underWay.get(key)?.end();
}

/** Waits until the pages are made that are being made now and may show one of the tags; at most cacheLimits.render. */
export async function rendersOf(tags: string[]): Promise<void> {
  const renders = [...underWay.values()].filter(
    (one) => one.tags?.some((tag) => tags.includes(tag)) ?? true,
  );
  await Promise.all(renders.map(({ ended }) => ended));
}
