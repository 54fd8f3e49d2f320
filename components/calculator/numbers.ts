import { defaultLanguage, type Language } from '@/lib/languages/languages';
import { formatAmount } from '@/lib/prices/pricing';

const THOUSANDS = /\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g;

/** How the calculator writes its numbers in a language. */
export function numbersIn(language: Language) {
  return {
    /** A number with the decimals that it has, thousands set apart; in English by a space that does not break. */
    plain: (number: number) =>
      language === defaultLanguage
        ? String(number).replace(THOUSANDS, '\u00a0')
        : number.toLocaleString(language),
    /** An amount or hours, with two decimals and a minus of its own width. */
    twoDecimals: (number: number) => formatAmount(number, language).replace('-', '\u2212'),
  };
}
