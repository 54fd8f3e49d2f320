import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { normalizeText } from './clean-text.ts';

/** The longest text that is parsed: longer than any number with its extension. */
const LONGEST_NUMBER = 60;

/** Words for an extension that the parser does not know, before its digits. */
const EXTENSION = /\b(?:poste|durchwahl|dw|apparat|app|interno)\b\.?\s*(?=\d)/i;

/**
 * The link that dials a telephone number as a person typed it (RFC 3966), such as `tel:+41791234567;ext=12`; null where the
 * text is not one whole number with its country code. A national number is never completed: it could become another
 * person's number in another country. On the server only: the rules of all countries are large.
 */
export function telephoneLink(typed: string): string | null {
  if (typed.length > LONGEST_NUMBER) return null;
  const written = normalizeText(typed, 'NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^\(\s*(\+|00)\s*(\d{1,3})\s*\)/, '$1$2')
    .replace(/^00/, '+')
    .replace(EXTENSION, 'ext. ');
  const number = parsePhoneNumberFromString(written, { extract: false });
  return number?.isValid() ? number.getURI() : null;
}
