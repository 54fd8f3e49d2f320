import { lang } from 'next/root-params';
import { namedLanguage, type Language } from './languages.ts';

/**
 * The language of the page that is rendered: the first part of its route. For server components; server actions and route
 * handlers take it from their arguments.
 */
export async function currentLanguage(): Promise<Language> {
  return namedLanguage(await lang());
}
