import { currentLanguage } from '../lib/languages/current-language';
import type { Language } from '../lib/languages/languages';
import { texts as de } from './de/index';
import * as en from './en/index';
import { texts as et } from './et/index';
import { texts as fr } from './fr/index';
import { texts as nl } from './nl/index';
import type { Words } from './languages';
import { inEveryLanguage } from './translated';

const all = inEveryLanguage(en, { de, fr, nl, et });

/** The words of the site in a language. */
export function wordsIn(language: Language): Words {
  return all[language];
}

/** The words of the site in the language of the page that is rendered. For server components. */
export async function words(): Promise<Words> {
  return wordsIn(await currentLanguage());
}
