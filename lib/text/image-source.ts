import { sitePath } from './site-path.ts';

/** What stands where an article has no picture (specification, section 5). */
export const PLACEHOLDER_IMAGE = '/placeholder.svg';

/** What of the world an image may come from. */
interface ImageOrigins {
  /** The public address of this site. */
  siteUrl: string;
  /** Other hosts that may be shown, over https. */
  hosts: readonly string[];
}

/**
 * The address under which a stored picture may be shown: a path of this site, or an https address on one of the hosts.
 * Gives null for everything else (blank, another host, another scheme, a path that a browser would read as another host's):
 * a foreign server would learn who reads here.
 */
export function imageSource(stored: string | null, { siteUrl, hosts }: ImageOrigins) {
  const written = stored?.trim();
  if (!written || !URL.canParse(written, siteUrl)) return null;
  const url = new URL(written, siteUrl);
  if (url.origin === new URL(siteUrl).origin) return sitePath(url);
  return url.protocol === 'https:' && !url.port && hosts.includes(url.hostname) ? url.href : null;
}
