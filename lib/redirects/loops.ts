import { sitePath, sitePathWithPlace } from './site-path.ts';

/**
 * Redirects in the one spelling of their addresses, of two with one old address the first. Those that never end at a page,
 * by themselves or by others, are left out.
 */
export function withoutLoops(
  stored: readonly (readonly [from: string, to: string])[],
): [from: string, to: string][] {
  const targets = new Map<string, string>();
  for (const [from, to] of stored) {
    const path = sitePath(from);
    const target = sitePathWithPlace(to);
    if (path !== null && target !== null && !targets.has(path)) targets.set(path, target);
  }
  const next = (path: string) => targets.get(path)?.split('#', 1)[0];
  return [...targets].filter(([from]) => {
    let steps = 0;
    for (let at = next(from); at !== undefined; at = next(at))
      if ((steps += 1) > MOST_STEPS) return false;
    return true;
  });
}

/** The database collapses chains, so more than one step is a matter of spelling; a browser follows 20. */
const MOST_STEPS = 5;
