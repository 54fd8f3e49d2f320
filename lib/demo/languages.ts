/**
 * The languages in which the assistant can write to a visitor who books a demo; the first is the fallback. `prefix` is the
 * likely country prefix of the phone number of a speaker.
 */
export const demoLanguages = [
  { code: 'en', name: 'English', prefix: '+1' },
  { code: 'fr', name: 'French', prefix: '+33' },
  { code: 'de', name: 'German', prefix: '+49' },
  { code: 'nl', name: 'Dutch', prefix: '+31' },
  { code: 'et', name: 'Estonian', prefix: '+372' },
] as const;

/** The demo language of a browser language such as `de-CH`: its primary subtag, or English where that is not offered. */
export function demoLanguageOf(browserLanguage: string | undefined) {
  const subtag = browserLanguage?.split('-')[0]?.toLowerCase();
  return demoLanguages.find(({ code }) => code === subtag) ?? demoLanguages[0];
}
