import { normalizeText } from './clean-text.ts';

// The same as private.clean_text in the database (20261127160000_one_spelling.sql), for searches that run in the browser.
// tests/integration/contract/search-text.test.ts compares the two.

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
  ...{ '“': '"', '”': '"', '„': ',,', '‟': '"' },
  ...Object.fromEntries([...'‐‒–―—−'].map((dash) => [dash, '-'])),
};
const UNPLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** A text without accents, capitals and characters that cannot be seen, in one Unicode form. */
export function foldText(text: string): string {
  const decomposed = normalizeText(text.replace(/[`´]/g, "'"), 'NFKD').replace(UNSEEN, '');
  const plain = decomposed.replace(UNPLAIN, (sign) => PLAIN[sign] ?? sign);
  return normalizeText(plain, 'NFKC').toLowerCase().replaceAll('ς', 'σ');
}
