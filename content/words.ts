import { currentLanguage } from '../lib/languages/current-language';
import type { Language } from '../lib/languages/languages';
import * as de from './de';
import * as en from './en';
import type { Words } from './languages';

const all: Partial<Record<Language, Words>> & Record<'en', Words> = { en, de };

/** The words of the site in a language. */
export function wordsIn(language: Language): Words {
  return all[language] ?? all.en;
}

/** The words of the site in the language of the page that is rendered. For server components. */
export async function words(): Promise<Words> {
  return wordsIn(await currentLanguage());
}
