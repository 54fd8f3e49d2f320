import { defaultLanguage, type Language } from '../languages/languages.ts';
import { cleanLine, normalizeText } from './clean-text.ts';

interface NumberForm {
  /** The number of decimals that are asked for; more are read too, and are the caller's to refuse. */
  decimals: number;
  /** The language of the page on which it was typed. */
  language?: Language;
  /** The unit that may stand before or after the number. A number of another unit is none. */
  unit?: keyof typeof UNITS;
}

/** The meanings of `1.000`: with decimals, and with thousands set apart. */
export type TwoReadings = readonly [decimals: number, thousands: number];

const UNITS = {
  EUR: String.raw`(?:€|eur(?:os?|ot|od)?)`,
  money: String.raw`(?:€|eur(?:os?|ot|od)?|chf|fr\.?)`,
  '%': '%',
} as const;

/**
 * A number as people write it: thousands set apart by a space, an apostrophe, a point or a comma, decimals after a point or
 * a comma. Everything that `Intl.NumberFormat` prints in a language of the site with up to two decimals is read. Null for
 * what is no number; both readings where one sign before three digits can be either and the language does not say which.
 */
export function readNumber(
  written: string,
  { decimals, language = defaultLanguage, unit }: NumberForm,
): number | TwoReadings | null {
  // Superscripts and fractions are digits only in appearance: 10² is not 102.
  if (/\p{No}/u.test(written)) return null;
  const typed = cleanLine(asciiDigits(normalizeText(written, 'NFKC')))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u0060\u00B4\u02B9\u02BC\u2018\u2019\u2032]/g, "'");
  const [isNegative, digits] = withoutSign(unit ? withoutUnit(typed, unit) : typed);
  const read = unsigned(digits, decimals, language);
  if (!isNegative || read === null) return read;
  return typeof read === 'number' ? -read || 0 : [-read[0], -read[1]];
}

/** `€ 25`, `25 €`, `-€25` and `€ -25` as their number with its sign. */
function withoutUnit(typed: string, unit: keyof typeof UNITS): string {
  const [, sign = '', number = typed] =
    new RegExp(`^([-+]?) ?${UNITS[unit]} ?(.*)$`, 'i').exec(typed) ??
    new RegExp(`^([-+]?)(.*?) ?${UNITS[unit]}$`, 'i').exec(typed) ??
    [];
  return sign + number;
}

function withoutSign(typed: string): [isNegative: boolean, digits: string] {
  const [, sign, digits = ''] = /^([-+]?) ?(.*)$/.exec(typed) ?? [];
  // A round amount in Switzerland: 25.-
  return [sign === '-', digits.replace(/([.,])-{1,2}$/, '$1')];
}

function unsigned(
  digits: string,
  decimals: number,
  language: Language,
): number | TwoReadings | null {
  const [, whole, mark, fraction = ''] = /^(\d*)(?:([.,])(\d*))?$/.exec(digits) ?? [];
  if (whole === undefined) {
    const [, grouped, separator, decimalMark, rest = ''] =
      /^([1-9]\d{0,2}(?:(['., ])\d{3})(?:\2\d{3})*)(?:([.,])(\d*))?$/.exec(digits) ?? [];
    if (grouped === undefined || separator === decimalMark) return null;
    return Number(`${grouped.replace(/\D/g, '')}.${rest}`);
  }
  if (whole === '' && fraction === '') return null;
  const asDecimals = Number(`${whole}.${fraction}`);
  if (!/^[1-9]\d{0,2}$/.test(whole) || fraction.length !== 3) return asDecimals;
  const asThousands = Number(whole + fraction);
  // Things that are counted have no parts, but 1.000 is 1 to some.
  if (mark === groupMark(language) || (decimals === 0 && asDecimals % 1 !== 0)) return asThousands;
  return [asDecimals, asThousands];
}

function groupMark(language: Language): string | undefined {
  return new Intl.NumberFormat(language)
    .formatToParts(1_000_000)
    .find(({ type }) => type === 'group')?.value;
}

/** A number as it is typed in a language: without groups, which another language would read as decimals. */
export function writeNumber(number: number, language: Language = defaultLanguage): string {
  return number.toLocaleString(language, { useGrouping: false, maximumFractionDigits: 3 });
}

/** Digits of other scripts as ASCII digits; every decimal digit is in a block of ten that begins with its zero. */
export function asciiDigits(written: string): string {
  return written.replace(/\p{Nd}/gu, (digit) => {
    let value = 0;
    const code = digit.codePointAt(0) ?? 0;
    while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}
