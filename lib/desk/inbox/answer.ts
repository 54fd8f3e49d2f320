import { firstCharacters } from '../../text/characters.ts';

/** Mail programs and systems cut a longer address, such as Windows at 2,083 signs. */
export const LONGEST_ADDRESS = 2_000;

/** A link that writes to an address; a question mark in it must not become a parameter. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

/** The message that is answered. */
type Sent = { email: string; subject: string; intro: string; text: string };

/**
 * A link that answers in the mail program, with the text quoted below an empty line (RFC 6068). A long text ends with an
 * ellipsis, so that no program cuts the link.
 */
export function answerAddress({ email, subject, intro, text }: Sent): string {
  const start = `${mailAddress(email)}?subject=${encodeURIComponent(`Re: ${firstCharacters(subject, 100)}`)}`;
  if (text === '') return start;
  const address = (quoted: string) => {
    const lines = ['', '', intro, ...quoted.split(/\r\n?|\n/).map((line) => `> ${line}`)];
    return `${start}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  };
  if (address(text).length <= LONGEST_ADDRESS) return address(text);
  // A sign is up to nine in an address, so the room is found by halves.
  const cutTo = (count: number) => address(`${firstCharacters(text, count).trimEnd()}…`);
  let [fits, exceeds] = [0, LONGEST_ADDRESS];
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (cutTo(middle).length <= LONGEST_ADDRESS) fits = middle;
    else exceeds = middle;
  }
  return cutTo(fits);
}
