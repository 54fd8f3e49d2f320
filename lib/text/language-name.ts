import { sentenceCase } from './format.ts';
import type { Language } from '../languages/languages.ts';

/** The name of a language in the words of another one, as it stands alone: Englisch, Anglais. */
export function languageName(language: Language, shownIn: Language): string {
  return sentenceCase(
    new Intl.DisplayNames(shownIn, { type: 'language' }).of(language) ?? language,
  );
}
