import { defaultLanguage, isLanguage, type Language } from './languages.ts';

/** What the framework hands to a route handler below `app/[lang]`. */
export type LanguageRoute = { params: Promise<{ lang: string }> };

/** The language of the address that a route handler answers. */
export async function routeLanguage({ params }: LanguageRoute): Promise<Language> {
  const { lang } = await params;
  return isLanguage(lang) ? lang : defaultLanguage;
}
