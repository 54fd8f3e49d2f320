import { find, test } from 'linkifyjs';
import { cleanLine } from '../text/clean-text.ts';

/**
 * The address that someone means who writes it where a link is asked for: `www.example.org` and `example.org/a` get
 * `https://`, `ada@example.org` gets `mailto:`. Web, mail and telephone addresses, paths of this site (`/faq`) and places
 * in the page (`#part`) stay as they are.
 *
 * @returns null for everything else: other schemes, file names, version numbers, words
 */
export function linkAddress(written: string): string | null {
  const address = cleanLine(written).replace(/^<(.*)>$/, '$1');
  if (/^[/#?]/.test(address)) return address;
  if (/^(?:https?|mailto|tel):./i.test(address)) return URL.canParse(address) ? address : null;
  if (isMailAddress(address)) return `mailto:${address}`;
  const host = hostOf(address);
  if (!host || (host === address && isFileName(host))) return null;
  return URL.canParse(`https://${address}`) ? `https://${address}` : null;
}

/**
 * Whether a word within a text is an address, and nothing else: only such a word becomes a link by itself. The name
 * Booking.com, README.md, Node.js and 3.34.0 are none.
 */
export function isPlainAddress(word: string): boolean {
  if (/^(?:https?:\/\/|mailto:|www\.)/i.test(word) || isMailAddress(word))
    return linkAddress(word) !== null;
  const host = hostOf(word);
  return host !== null && host !== word && host === host.toLowerCase() && !isFileName(host);
}

/** Longer words are not looked into: the library takes time in the square of a word with many dots. */
const LONGEST_WORD = 1_000;

/** The words of a text that become links by themselves, with their places and addresses. */
export function findAddresses(text: string): { index: number; text: string; href: string }[] {
  return Array.from(text.matchAll(/\S+/g)).flatMap(({ 0: word, index }) =>
    (word.length > LONGEST_WORD ? [] : find(word)).flatMap(({ value, start }) => {
      const href = isPlainAddress(value) ? linkAddress(value) : null;
      return href === null ? [] : [{ index: index + start, text: value, href }];
    }),
  );
}

/** Names with dots, the last of at least two letters; a port; and then the rest of the address. */
const HOST =
  /^((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+))(?::\d{1,5})?(?=[/?#]|$)/iu;

/** The host with which a written address begins, without its port. Its last part is a top-level domain, or it begins with www. */
function hostOf(address: string): string | null {
  const host = HOST.exec(address)?.[1];
  if (!host) return null;
  return /^www\.[^.]+\./i.test(host) || test(host, 'url') ? host : null;
}

function isMailAddress(written: string): boolean {
  const [, host = ''] = /^[^\s@:/?#<>"(),;[\]\\]+@([^\s@?]+)(?:\?\S*)?$/.exec(written) ?? [];
  return host !== '' && hostOf(host) === host;
}

/** Top-level domains that end the names of files more often than those of hosts. */
const FILE_ENDINGS = new Set(
  'cab cc inc map md mov pm properties ps pub py rs sh so st zip'.split(' '),
);

function isFileName(host: string): boolean {
  return !/^www\./i.test(host) && FILE_ENDINGS.has(host.split('.').at(-1)!.toLowerCase());
}
