import { sitePath } from './site-path.ts';

const SITE = 'https://this-site.invalid';
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

type Attributes = Record<string, string>;

/** The attributes of a link in stored HTML; none when its address is not one that a reader should follow. */
export function allowedHref(href: string): Attributes {
  const url = URL.parse(href, SITE);
  if (!url || !SCHEMES.includes(url.protocol)) return {};
  if (url.origin !== SITE) {
    const isPage = url.protocol.startsWith('http');
    return { href: url.href, ...(isPage && { rel: 'noopener' }) };
  }
  if (href.trim().startsWith('#')) return { href: url.hash || '#' };
  const path = sitePath(url);
  return path === null ? {} : { href: `${path}${url.search}${url.hash}` };
}

/**
 * The attributes of a picture in stored HTML; none when it may not be shown. It must lie on this site: a picture from
 * elsewhere would tell its server who reads the page, before anybody was asked.
 */
export function imageAttributes({ src = '', alt = '', width, height }: Attributes): Attributes {
  const url = URL.parse(src, SITE);
  if (url?.origin !== SITE || !src.trim().startsWith('/')) return {};
  const path = sitePath(url);
  if (path === null) return {};
  const size = [width, height].every((value) => /^[1-9]\d{0,3}$/.test(value ?? ''));
  return {
    src: `${path}${url.search}${url.hash}`,
    alt,
    ...(size && { width: width!, height: height! }),
    loading: 'lazy',
    decoding: 'async',
  };
}
