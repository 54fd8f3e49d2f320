import { lang } from 'next/root-params';
import { defaultLanguage, isLanguage, type Language } from './languages.ts';

/**
 * The language of the page that is rendered: the first part of its route. For server components; server actions and route
 * handlers take it from their arguments.
 */
export async function currentLanguage(): Promise<Language> {
  const language = await lang();
  return isLanguage(language) ? language : defaultLanguage;
}
