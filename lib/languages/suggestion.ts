import { isLanguage, type Language } from './languages.ts';

/** The key in localStorage for having chosen a language, or closed the suggestion of one. */
export const LANGUAGE_KEPT_KEY = 'language-suggestion';

/**
 * The first language of the site among those that a visitor reads, in their order of preference, or null if it is that of the
 * page or there is none.
 *
 * @param read BCP 47 tags, as `navigator.languages` has them
 */
export function wantedLanguage(read: readonly string[], page: Language): Language | null {
  const wanted = read.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? page;
  return wanted === page ? null : wanted;
}

// A browser may refuse to store anything; what is kept then holds for as long as the page does.
let keptHere = false;

/** Whether the visitor has chosen before. */
export function isLanguageKept(): boolean {
  try {
    return keptHere || window.localStorage.getItem(LANGUAGE_KEPT_KEY) !== null;
  } catch {
    return keptHere;
  }
}

/** Remembers that the visitor has chosen, so that no language is suggested again. */
export function keepLanguage(): void {
  keptHere = true;
  try {
    window.localStorage.setItem(LANGUAGE_KEPT_KEY, 'chosen');
  } catch {
    // The choice is kept in the page.
  }
}
