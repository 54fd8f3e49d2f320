import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import type { Language } from './demo-request.ts';

/** The country a number without a country code is read in: the one whose prefix the form hints at. */
const COUNTRIES: Record<Language, CountryCode> = {
  en: 'US',
  fr: 'FR',
  de: 'DE',
  nl: 'NL',
  et: 'EE',
};

/**
 * A phone number in E.164, such as +41790000000; null when it is none. `00` counts as `+`, whatever the country's own
 * prefix for calls abroad is: no country here has numbers that begin with it.
 */
export function normalisePhoneNumber(text: string, language: Language): string | null {
  const number = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'), {
    defaultCountry: COUNTRIES[language],
    // the whole text must be the number, not a part of it
    extract: false,
  });
  return number?.isValid() ? number.number : null;
}
