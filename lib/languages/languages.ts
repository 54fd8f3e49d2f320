/** The languages of the site, by their codes (BCP 47). One is listed once it is complete. The database takes the same. */
export const languages = ['en', 'de', 'fr', 'nl', 'et'] as const;

export type Language = (typeof languages)[number];

/** The language of the addresses without a prefix. Its texts are the originals. */
export const defaultLanguage: Language = 'en';

/** Whether a part of an address or a field of a form names a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language that an address, a field of a form or a row names; English where it names none of the site. */
export function namedLanguage(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage;
}

/** The name of each language in itself, for the links that lead to it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  et: 'Eesti',
};

export const openGraphLocales: Record<Language, string> = {
  en: 'en_GB',
  de: 'de_DE',
  fr: 'fr_FR',
  nl: 'nl_NL',
  et: 'et_EE',
};
