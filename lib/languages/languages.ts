/** The languages of the site; English comes first and has no prefix in its addresses. */
export const languages = ['en', 'de', 'fr', 'nl', 'et'] as const;

/** A language of the site, as `lang` writes it. */
export type Language = (typeof languages)[number];

/** The language of the originals, and of every address without a prefix. */
export const defaultLanguage: Language = 'en';
