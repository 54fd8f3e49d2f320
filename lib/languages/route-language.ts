import { namedLanguage, type Language } from './languages.ts';

/** The framework's argument for a route handler below `app/[lang]`. */
export type LanguageRoute = { params: Promise<{ lang: string }> };

/** The language of the address that a route handler answers. */
export async function routeLanguage({ params }: LanguageRoute): Promise<Language> {
  return namedLanguage((await params).lang);
}
