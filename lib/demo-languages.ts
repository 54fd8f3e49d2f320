/** A language in which the assistant can write to a visitor who books a demo. */
export interface DemoLanguage {
  code: 'en' | 'fr' | 'de' | 'nl' | 'et';
  name: string;
  /** The likely country prefix of the phone number of a speaker. */
  prefix: string;
}

/** The languages of a demo booking; the first is the fallback. */
export const demoLanguages: readonly [DemoLanguage, ...DemoLanguage[]] = [
  { code: 'en', name: 'English', prefix: '+1' },
  { code: 'fr', name: 'French', prefix: '+33' },
  { code: 'de', name: 'German', prefix: '+49' },
  { code: 'nl', name: 'Dutch', prefix: '+31' },
  { code: 'et', name: 'Estonian', prefix: '+372' },
];

/** The demo language of a browser language such as `de-CH`: its primary subtag, or English where that is not offered. */
export function demoLanguageOf(browserLanguage: string | undefined): DemoLanguage {
  const subtag = browserLanguage?.split('-')[0]?.toLowerCase();
  return demoLanguages.find(({ code }) => code === subtag) ?? demoLanguages[0];
}
