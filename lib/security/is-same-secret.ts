import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a secret that was given is the right one, in the same time for every place of a difference and every length. What
 * is absent or empty is never right, not even where the right one is too.
 */
export function isSameSecret(given: string | null | undefined, right: string): boolean {
  return Boolean(given) && timingSafeEqual(digest(given!), digest(right));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
