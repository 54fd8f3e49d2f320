import { cleanLine, cleanText, normalizeText, refuseUnreadable } from '../text/clean-text.ts';
import { asciiDigits, readNumber, writeNumber, type TwoReadings } from '../text/read-number.ts';
import { z } from '../zod.ts';

/**
 * A text as a client sent it, judged before anything is computed on it. It may be longer than the field's own limit:
 * cleaning removes white space, and a decomposed character (NFD) has up to four UTF-16 units.
 *
 * @param most the field's own limit, in characters
 * @param tooLong the sentence about it
 */
export const typed = (most: number, tooLong: string, required?: string) =>
  z
    .string(required)
    .max(4 * most + 1_000, { error: tooLong, abort: true })
    .refine((written) => refuseUnreadable(written) === null, {
      error: ({ input }) => refuseUnreadable(String(input)) ?? undefined,
      abort: true,
    });

/** A text of one line. Invisible characters, common in pasted text, are removed before validation. */
export const line = (most: number, tooLong: string, required?: string) =>
  typed(most, tooLong, required).overwrite(cleanLine).max(most, tooLong);

/** A text of several lines: line ends are line feeds, and nothing invisible is around it. */
export const text = (most: number, tooLong: string, required?: string) =>
  typed(most, tooLong, required).overwrite(cleanText).max(most, tooLong);

/** A text of one line that is asked for, such as a name: at most 100 characters. */
export const shortLine = (name: string, required = `${name} is required`) =>
  line(100, `${name} can be at most 100 characters`, required).min(1, required);

/** A text that may be missing or empty: null then. */
export const optional = (written: z.ZodString) =>
  written.optional().transform((value) => value || null);

/** Characters of the longest address that mail can be sent to (RFC 5321, 4.5.3.1.3, without its brackets). */
export const LONGEST_EMAIL = 254;

/**
 * An e-mail address, as browsers judge it (the HTML standard's rule), with a domain of at least two parts. An address
 * pasted as a link or with a name is reduced to itself, and an international domain becomes its ASCII form.
 *
 * @param message for what is no address
 * @param required for none at all, where that is something else
 */
export const emailWith = (message: string, required = message) =>
  typed(LONGEST_EMAIL, message, required)
    .overwrite(plainAddress)
    // Of several complaints about one field the first is shown.
    .min(1, required)
    .max(LONGEST_EMAIL, message)
    .pipe(z.email({ pattern: z.regexes.html5Email, error: message }))
    .pipe(z.string().regex(DELIVERABLE, message));

/** What mail servers and the auth service ask beyond that rule: dots between characters, a domain with an ending. */
const DELIVERABLE = /^(?!\.)(?!.*\.[.@]).+@.+\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;

/** `Ada <mailto:info@müller.example>` as `info@xn--mller-kva.example`. What has no such parts stays as it is. */
function plainAddress(written: string): string {
  const named = /<([^<>]*)>\s*$/.exec(cleanLine(written))?.[1] ?? cleanLine(written);
  const address = normalizeText(named, 'NFKC')
    .replace(/^mailto:/i, '')
    .trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || !/[^\0-\x7F]/.test(domain) || /[\s/?#:%\\[\]@]/.test(domain)) return address;
  const url = `https://${domain}`;
  return URL.canParse(url) ? address.slice(0, at + 1) + new URL(url).hostname : address;
}

const LONGEST_PHONE = 40;
const PHONE_TOO_LONG = `Phone number can be at most ${LONGEST_PHONE} characters`;

/**
 * A phone number as people write it, in ASCII digits: `tel:`, brackets around the country code and full-width
 * characters are taken for what they mean. Its form is not judged; only its length is bounded.
 */
export const phone = typed(LONGEST_PHONE, PHONE_TOO_LONG, 'Phone number is required')
  .overwrite(plainPhoneNumber)
  .max(LONGEST_PHONE, PHONE_TOO_LONG);

/** Fewer digits than that are no number that can be called from elsewhere. */
const FEWEST_DIGITS = 6;

/** A phone number that may be left out: null then. National numbers and words beside the digits are taken, a person reads them. */
export const optionalPhone = optional(
  phone.refine(
    (number) => number === '' || number.replace(/\D/g, '').length >= FEWEST_DIGITS,
    'Please enter a phone number, for example +41 79 123 45 67, or leave this field empty.',
  ),
);

/** A phone number without what was pasted along: `tel:(+41) 79` is `+41 79`. */
export function plainPhoneNumber(written: string): string {
  return cleanLine(asciiDigits(normalizeText(written, 'NFKC')))
    .replace(/^tel:\s*([^;]*).*$/i, '$1') // what follows a semicolon in a link are its parameters
    .replace(/^\(\s*(\+|00)\s*(\d{1,3})\s*\)/, '$1$2')
    .replace(/^\+\s*\(\s*(\d{1,3})\s*\)/, '+$1')
    .trim();
}

/** A number as it is typed, for {@link numberIn}. What is too long for one is refused with the sentence. */
export const typedNumber = (sentence: string) => typed(LONGEST_NUMBER, sentence, sentence);

/** Characters, signs, groups and unit included. */
const LONGEST_NUMBER = 40;

/**
 * The number that was typed, see {@link readNumber}; it is asked for once more where it can mean two.
 *
 * @param sentence for what is no number
 */
export function numberIn(form: Parameters<typeof readNumber>[1], sentence: string) {
  return (written: string, context: z.RefinementCtx): number => {
    const read = readNumber(written, form);
    if (typeof read === 'number' && (form.decimals > 0 || read % 1 === 0)) return read;
    const isEither = read !== null && typeof read !== 'number';
    context.addIssue({ code: 'custom', message: isEither ? whichOf(read) : sentence });
    return z.NEVER;
  };
}

/** The question that is put beside a field, with both readings as they are typed. */
function whichOf(readings: TwoReadings): string {
  const [decimals, thousands] = readings.map((number) => writeNumber(number));
  return `This can mean ${decimals} or ${thousands}. Please type the one that you mean.`;
}

const LONGEST_SLUG = 100;

/** Whether a part of an address can be the slug of a stored page: lower-case words and digits, joined by hyphens. */
export function isSlug(value: string): boolean {
  return value.length <= LONGEST_SLUG && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}

/** The slug or the id that a part of an address is; null for any other text. */
export const slugOf = (text: string): string | null => (isSlug(text) ? text : null);

/**
 * The id of a stored row, in the one spelling that its page has: other spellings would be further pages in the cache.
 * Anything else in an address must not reach the database.
 */
export const uuidSchema = z.guid().lowercase();

/** The id that a text is, in small letters; null for any other text. */
export const uuidOf = (text: string): string | null => uuidSchema.safeParse(text).data ?? null;
