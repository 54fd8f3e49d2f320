import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A phone number in E.164, such as +41790000000; null when it is none, or does not begin with its country code (`+` or
 * `00`). A national number is never completed: it could become another person's number in another country.
 */
export function normalisePhoneNumber(text: string): string | null {
  const written = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^\(\s*(\+|00)\s*(\d{1,3})\s*\)/, '$1$2')
    .replace(/^00/, '+');
  // the whole text must be the number, not a part of it
  const number = parsePhoneNumberFromString(written, { extract: false });
  return number?.isValid() ? number.number : null;
}
