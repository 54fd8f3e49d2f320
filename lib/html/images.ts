const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/**
 * The hosts of images that the site may show, beside its own: the setting IMAGE_HOSTS, host names separated by commas.
 * Throws a readable sentence for anything that is not a host name; a wildcard would make the image optimiser an open
 * proxy.
 */
export function imageHosts(setting = process.env.IMAGE_HOSTS): string[] {
  const hosts = (setting ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong) throw new Error(`Wrong setting: IMAGE_HOSTS, ${wrong} is no host name.`);
  return hosts;
}

/**
 * The path of an address of this site, without search and hash. Null for one that begins with two slashes: written
 * without its host, a browser would read it as another host's (RFC 3986, section 4.2).
 */
export function pathOnSite({ pathname }: URL): string | null {
  return pathname.startsWith('//') ? null : pathname;
}

/** The picture of an article without one. */
export const PLACEHOLDER_IMAGE = '/placeholder.svg';

/** The places that an image may come from. */
interface ImageOrigins {
  /** The public address of this site. */
  siteUrl: string;
  /** Other hosts that may be shown, over https. */
  hosts: readonly string[];
}

/**
 * The address under which a stored picture may be shown: a path of this site, or an https address on one of the hosts.
 * Gives null for everything else (blank, another host, another scheme, a path that a browser would read as another host's):
 * a foreign server would see who reads here.
 */
export function imageSource(stored: string | null, { siteUrl, hosts }: ImageOrigins) {
  const written = stored?.trim();
  if (!written || !URL.canParse(written, siteUrl)) return null;
  const url = new URL(written, siteUrl);
  if (url.origin === new URL(siteUrl).origin) return pathOnSite(url);
  return url.protocol === 'https:' && !url.port && hosts.includes(url.hostname) ? url.href : null;
}

/**
 * The address under which a booking system's stored icon may be shown: a path of this site, or an inline image. Gives null
 * for everything else, which the content security policy would not let be loaded.
 */
export function iconSource(stored: string | null): string | null {
  if (!stored) return null;
  return stored.startsWith('data:image/') || /^\/(?![/\\])/.test(stored) ? stored : null;
}
