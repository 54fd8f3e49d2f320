import type { ReactNode } from 'react';

/** Regions that are kept for documents which are still being written; a page has few, and their data seldom changes. */
const MOST_KEPT = 64;

// What renders server components and what writes the document are bundled apart, each with modules of its own, and run
// in one process: what both must know stands on the global object.
const shared = globalThis as typeof globalThis & { staticRegions?: Map<string, ReactNode> };
const regions = (shared.staticRegions ??= new Map<string, ReactNode>());

/** Keeps what a static region shows, under the region's key, for whatever writes the document next. */
export function handOver(key: string, content: ReactNode): void {
  regions.delete(key);
  regions.set(key, content);
  const [oldest] = regions.keys();
  if (regions.size > MOST_KEPT && oldest !== undefined) regions.delete(oldest);
}

/**
 * What was last handed over under this key.
 *
 * @throws where nothing was: an empty region would look like a page that has nothing to say
 */
export function handedOver(key: string): ReactNode {
  const content = regions.get(key);
  if (content === undefined) throw new Error(`The static region ${key} was not handed over.`);
  return content;
}
