import { defaultLanguage } from '../languages/languages.ts';
import { splitLanguage } from '../languages/local-path.ts';
import { normalizeText } from '../text/clean-text.ts';

/** Characters of the longest address that is redirected, in its one spelling; the database has the same limit. */
export const LONGEST_PATH = 300;

/**
 * An address of this site in its one spelling: percent signs only where a character needs them (RFC 3986, 6.2.2), no slash
 * at the end, no code of the default language in front (`/en/faq` leads to `/faq`), providers in small letters.
 * `private.is_site_path` in the database takes nothing else, but for that code.
 *
 * @param written what a person typed or a client sent, without its query; never throws
 * @returns null for what is no address of this site: another host, a backslash, a control character, a slash or a dot
 *   segment that only appears when it is decoded, too long
 */
export function sitePath(written: string): string | null {
  if (!/^\/(?!\/)/.test(written) || written.length > 3 * LONGEST_PATH || /[?#]/.test(written))
    return null;
  try {
    const segments = written
      .replace(/(?<=.)\/$/, '')
      .slice(1)
      .split('/')
      .map(decodeURIComponent);
    if (segments.length > 1 && segments.includes('')) return null;
    if (segments.some((segment) => UNSAFE.test(segment) || /^\.{1,2}$/.test(segment))) return null;
    const spelt = segments.map((segment) => encodeURIComponent(normalizeText(segment, 'NFC')));
    const path = `/${spelt.join('/')}`.replace(DEFAULT_LANGUAGE, '') || '/';
    if (path.length > LONGEST_PATH) return null;
    return PROVIDER.test(splitLanguage(path).path) ? path.toLowerCase() : path;
  } catch {
    return null; // a percent sign that begins no character, or half of a surrogate pair
  }
}

/** The prefix of the default language in any case, and more than once, as lib/server/address-rules.ts takes it away. */
const DEFAULT_LANGUAGE = new RegExp(`^(?:/${defaultLanguage})+(?=/|$)`, 'i');

const UNSAFE = /[/\\\p{Cc}\u2028\u2029]/u;

/** Upper case in these addresses leads to lower case; an escape in one is no provider's. */
const PROVIDER = /^\/integrations\/[A-Za-z0-9_]+$/;

/** The same of an address that may name a place in the page: /faq#payment. */
export function sitePathWithPlace(written: string): string | null {
  const [path = '', place, ...rest] = written.split('#');
  const canonical = sitePath(path);
  if (canonical === null || rest.length > 0) return null;
  if (place === undefined || place === '') return canonical;
  const whole = `${canonical}#${place}`;
  return /^[A-Za-z0-9._~-]+$/.test(place) && whole.length <= LONGEST_PATH ? whole : null;
}
