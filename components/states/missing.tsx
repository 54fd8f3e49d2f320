import { cacheLife, cacheTag } from 'next/cache';
import { MISSING_TAG } from '@/lib/http/missing-tag';

/**
 * Gives the page that renders it status 404, with the page's own content. The framework's `notFound()` would send a
 * document without content, which needs scripts to fill it.
 */
export async function Missing() {
  'use cache';
  cacheLife('max');
  cacheTag(MISSING_TAG);
  return null;
}
