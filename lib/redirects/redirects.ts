import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { permanentRedirect } from 'next/navigation';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { skipDuringBuildOutage } from '../supabase/skip-during-build-outage.ts';
import { sitePath } from './site-path.ts';
import { readRedirects } from './stored-redirects.ts';

/**
 * The redirects, old address and target; one read serves every page until one changes.
 *
 * @throws DataError when it failed
 */
export async function listRedirects() {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.redirects);
  return readRedirects();
}

/**
 * Where an address of the code leads now: its target where the page was renamed, else itself. For links, so that no click
 * needs a redirect; while the redirects cannot be read, the click has one.
 */
export async function currentAddress(path: string): Promise<string> {
  try {
    const list = await skipDuringBuildOutage(() => listRedirects());
    return list?.find(([from]) => from === path)?.[1] ?? path;
  } catch {
    return path;
  }
}

/**
 * Sends the visitor of a page that finds nothing at its address to where that address leads now, if anywhere. Call it where
 * the page would say that something is missing: a page that exists wins.
 *
 * @throws what the framework redirects by, and DataError when the redirects could not be read
 */
export async function leadOn(address: string): Promise<void> {
  const path = sitePath(address);
  if (path === null) return;
  const list = await skipDuringBuildOutage(() => listRedirects());
  const target = list?.find(([from]) => from === path)?.[1];
  if (target) permanentRedirect(target);
}
