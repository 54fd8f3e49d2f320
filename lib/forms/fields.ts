import type { fields as english } from '../../content/en/messages.ts';
import { beforeUnreadable, cleanLine, cleanText, normalizeText } from '../text/clean-text.ts';
import { fillIn } from '../text/fill-in.ts';
import { asciiDigits, readNumber, writeNumber } from '../text/read-number.ts';
import { z } from '../zod.ts';

/** The sentences of the fields' rules, in one language. */
export type Sentences = Readonly<Record<keyof typeof english, string>>;

/** A text that may be missing or empty: null then. */
export const optional = (written: z.ZodString) =>
  written.optional().transform((value) => value || null);

/** Characters of the longest address that mail can be sent to (RFC 5321, 4.5.3.1.3, without its brackets). */
export const LONGEST_EMAIL = 254;

const LONGEST_PHONE = 40;

/** Fewer digits than that are no number that can be called from elsewhere. */
const FEWEST_DIGITS = 6;

/** Characters of a number, signs, groups and unit included. */
const LONGEST_NUMBER = 40;

/**
 * A text as a client sent it, judged before anything is computed on it. It may be longer than the field's own limit:
 * cleaning removes white space, and a decomposed character (NFD) has up to four UTF-16 units.
 *
 * @param most the field's own limit, in characters
 * @param tooLong the sentence about it
 */
const typedIn = (say: Sentences) => (most: number, tooLong: string, required?: string) =>
  z
    .string(required)
    .max(4 * most + 1_000, { error: tooLong, abort: true })
    .refine((written) => beforeUnreadable(written) === null, {
      error: ({ input }) => {
        const before = beforeUnreadable(String(input));
        return before ? fillIn(say.unreadable, { before }) : say.unreadableFirst;
      },
      abort: true,
    });

type NumberForm = Parameters<typeof readNumber>[1];

/** The kinds of field that forms have, with what their rules say in one language. */
export function fieldsIn(say: Sentences) {
  const typed = typedIn(say);

  /** A text of one line. Invisible characters, common in pasted text, are removed before validation. */
  const line = (most: number, tooLong: string, required?: string) =>
    typed(most, tooLong, required).overwrite(cleanLine).max(most, tooLong);

  return {
    typed,
    line,

    /** A text of several lines: line ends are line feeds, and nothing invisible is around it. */
    text: (most: number, tooLong: string, required?: string) =>
      typed(most, tooLong, required).overwrite(cleanText).max(most, tooLong),

    /** A text of one line that is asked for, such as a name: at most 100 characters. */
    shortLine: (tooLong: string, required: string) => line(100, tooLong, required).min(1, required),

    /**
     * An e-mail address, as browsers judge it (the HTML standard's rule), with a domain of at least two parts. An address
     * pasted as a link or with a name is reduced to itself, and an international domain becomes its ASCII form.
     *
     * @param message for what is no address
     * @param required for none at all, where that is something else
     */
    emailWith: (message: string, required = message) =>
      typed(LONGEST_EMAIL, message, required)
        .overwrite(plainAddress)
        // The first of several complaints about a field is shown.
        .min(1, required)
        .max(LONGEST_EMAIL, message)
        .pipe(z.email({ pattern: z.regexes.html5Email, error: message }))
        .pipe(z.string().regex(DELIVERABLE, message)),

    ...phonesIn(say),

    /** A number as it is typed, for `numberIn`. What is too long for one is refused with the sentence. */
    typedNumber: (sentence: string) => typed(LONGEST_NUMBER, sentence, sentence),

    /**
     * The number that was typed, see {@link readNumber}; it is asked for once more where it can mean two.
     *
     * @param sentence for what is no number
     */
    numberIn:
      (form: NumberForm, sentence: string) => (written: string, context: z.RefinementCtx) => {
        const number = numberOf(written, form, say, sentence);
        if (typeof number === 'number') return number;
        context.addIssue({ code: 'custom', message: number });
        return z.NEVER;
      },
  };
}

function phonesIn(say: Sentences) {
  const phone = typedIn(say)(LONGEST_PHONE, say.phoneTooLong, say.phoneRequired)
    .overwrite(plainPhoneNumber)
    .max(LONGEST_PHONE, say.phoneTooLong);

  return {
    /**
     * A phone number as people write it, in ASCII digits: `tel:`, brackets around the country code and full-width
     * characters are taken for what they mean. Its form is not judged; only its length is bounded.
     */
    phone,

    /** One that may be left out: null then. National numbers and words beside the digits are taken, a person reads them. */
    optionalPhone: optional(
      phone.refine(
        (number) => number === '' || number.replace(/\D/g, '').length >= FEWEST_DIGITS,
        say.phoneAsked,
      ),
    ),
  };
}

/** The number that was typed, or the sentence that asks for another one. */
function numberOf(written: string, form: NumberForm, say: Sentences, sentence: string) {
  const read = readNumber(written, form);
  if (typeof read === 'number') return form.decimals > 0 || read % 1 === 0 ? read : sentence;
  if (read === null) return sentence;
  // Both are written as they are typed.
  const [decimals, thousands] = [writeNumber(read[0]), writeNumber(read[1])];
  return fillIn(say.twoReadings, { decimals, thousands });
}

/** Mail servers and the auth service ask for more than that rule: dots between characters, a domain with an ending. */
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

/** A phone number without what was pasted along: `tel:(+41) 79` is `+41 79`. */
export function plainPhoneNumber(written: string): string {
  return cleanLine(asciiDigits(normalizeText(written, 'NFKC')))
    .replace(/^tel:\s*([^;]*).*$/i, '$1') // what follows a semicolon in a link are its parameters
    .replace(/^\(\s*(\+|00)\s*(\d{1,3})\s*\)/, '$1$2')
    .replace(/^\+\s*\(\s*(\d{1,3})\s*\)/, '+$1')
    .trim();
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
