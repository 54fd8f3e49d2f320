/**
 * The path of an address of this site, without search and hash. Null for one that begins with two slashes: written
 * without its host, a browser would read it as another host's (RFC 3986, section 4.2).
 */
export function sitePath({ pathname }: URL): string | null {
  return pathname.startsWith('//') ? null : pathname;
}
