import { cacheLife, cacheTag } from 'next/cache';
import { MISSING_TAG } from '@/lib/missing-tag';

/**
 * Says that there is nothing at the address of the page that holds it: the page is sent with status 404, and with its own
 * words. The framework's `notFound()` sends a document without any, which only a script fills.
 */
export async function Missing() {
  'use cache';
  cacheLife('max');
  cacheTag(MISSING_TAG);
  return null;
}
