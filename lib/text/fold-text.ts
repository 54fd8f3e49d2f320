import { normalizeText } from './clean-text.ts';

// What private.clean_text and private.telephones_in do in the database (20261127160000_one_spelling.sql), for searches that
// run in the browser. tests/integration/contract/search-text.test.ts compares the two.

/** Marks that are characters of their own, and characters that cannot be seen. */
const UNSEEN =
  /[\u0300-\u036F\u00AD\u061C\u115F\u1160\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]/g;

/** Letters and signs that have no decomposition, as the dictionary of unaccent writes them. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', ß: 'ss', ẞ: 'SS', Ø: 'O', ø: 'o', Ł: 'L', ł: 'l' },
  ...{ Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', Þ: 'TH', þ: 'th', Ħ: 'H', ħ: 'h', ı: 'i', Ŋ: 'N', ŋ: 'n' },
  ...{ Ŧ: 'T', ŧ: 't', ĸ: 'q', '«': '<<', '»': '>>', '×': '*', '÷': '/' },
  ...{ '¡': '!', '¿': '?', '©': '(C)', '®': '(R)', '±': '+/-', '⁄': '/', '‖': '||' },
  ...{ '‘': "'", '’': "'", '‚': ',', '‛': "'", '′': "'", ʼ: "'", '‹': '<', '›': '>' },
  ...{
    '“': '"',
    '”': '"',
    '„': ',,',
    '‟': '"',
    '‐': '-',
    '‒': '-',
    '–': '-',
    '―': '-',
    '—': '-',
    '−': '-',
  },
};
const UNPLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** A text without accents, capitals and characters that cannot be seen, in one Unicode form. */
export function foldText(text: string): string {
  const decomposed = normalizeText(text.replace(/[`´]/g, "'"), 'NFKD').replace(UNSEEN, '');
  const plain = decomposed.replace(UNPLAIN, (sign) => PLAIN[sign] ?? sign);
  return normalizeText(plain, 'NFKC').toLowerCase().replaceAll('ς', 'σ');
}

/** Codes of countries whose numbers begin with a zero behind the code. */
const ZERO_STAYS = '39|378|225|24[12]';
/** A code of a country, behind its plus. */
const COUNTRY =
  '1|7|2[07]|3[0-46]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\\d';
const INNER_ZERO = new RegExp(`^(\\+(?:${COUNTRY}))0(?=[1-9])`);
const HAS_ZERO = new RegExp(`^(?:\\+|00)[^0-9]*(?:${ZERO_STAYS})`);

/** The telephone numbers in a folded text, as +41795551234, without extensions. One without a country is Swiss. */
export function telephonesIn(folded: string): string[] {
  // The next number begins at a plus, and at the zero of a whole one after a sign that stands between two.
  const parted = folded.replace(/(?:[,;|&/]\s*|\s-+\s+)(?=0(?:[ ().-]*[0-9]){8})|(?=\+)/g, '\n');
  const numbers = [
    ...parted.matchAll(/(?<![0-9a-z])(?:\+[ ()./-]*[0-9]|0)(?:[ ()./-]*[0-9]){8,}/g),
  ].flatMap(([written]) => {
    // A zero in brackets is dialled within the country only.
    const dialled = HAS_ZERO.test(written) ? written : written.replace(/(?<=.)\(\s*0\s*\)/g, '');
    const digits = dialled
      .replace(/[^0-9+]/g, '')
      .replace(/^00/, '+')
      .replace(/^0(?=[1-9])/, '+41');
    const number = HAS_ZERO.test(digits) ? digits : digits.replace(INNER_ZERO, '$1');
    // A Swiss number has nine digits: behind them stand an extension, or the next number after a blank.
    const [, swiss, next] = /^(\+41[1-9]\d{8})(?:0([1-9]\d{8})$)?/.exec(number) ?? [];
    return swiss ? [swiss, ...(next ? [`+41${next}`] : [])] : [number];
  });
  return [...new Set(numbers)].filter((number) => /^\+[1-9]\d{8,14}$/.test(number)).sort();
}
