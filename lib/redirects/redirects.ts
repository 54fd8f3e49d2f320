import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { permanentRedirect } from 'next/navigation';
import { CONTENT_TAGS, REDIRECT_TARGETS } from '../supabase/content-tags.ts';
import { skipDuringBuildOutage } from '../supabase/skip-during-build-outage.ts';
import { sitePath } from './site-path.ts';
import { readRedirects } from './stored-redirects.ts';
import { targetOf } from './target-of.ts';

/**
 * The redirects, old address and target; one read serves every page until one changes, or a page that one may lead to:
 * visitors read a redirect when its target is public.
 *
 * @param targets the tables of those pages
 * @throws DataError when it failed
 */
async function listRedirects(...targets: (typeof REDIRECT_TARGETS)[number][]) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.redirects, ...targets.map((table) => CONTENT_TAGS[table]));
  return readRedirects();
}

/**
 * The present target of an information page's address: a new one where the page was renamed, else itself. Links take it,
 * so that no click needs a redirect; while the redirects cannot be read, the click has one.
 */
export async function currentAddress(path: string): Promise<string> {
  try {
    const list = await skipDuringBuildOutage(() => listRedirects('website_content'));
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
  const list = await skipDuringBuildOutage(() => listRedirects(...REDIRECT_TARGETS));
  // A stored page has no sign in its address, so nothing else is meant than the address without it.
  const target = targetOf(path, new Map(list), () => true);
  if (target) permanentRedirect(target);
}
