import { defaultLanguage, type Language } from '../languages/languages.ts';

// ISO 3166-1, and Kosovo, which has a code reserved for users.
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

/** All countries and territories: the English name, and the one in a language, in the alphabetical order of that. */
export function countryNames(
  language: Language = defaultLanguage,
): { name: string; label: string }[] {
  const labels = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return CODES.split(' ')
    .map((code) => ({ name: englishName(code), label: labels.of(code) ?? code }))
    .sort((one, other) => compare(one.label, other.label));
}

const ALIASES: Record<string, string> = {
  uk: 'GB',
  'great britain': 'GB',
  usa: 'US',
  us: 'US',
  'united states of america': 'US',
  'czech republic': 'CZ',
  'the netherlands': 'NL',
  holland: 'NL',
  swiss: 'CH',
  turkey: 'TR',
};

/** The English name of a country that is written in English, German, French or Italian, or null. */
export function countryName(written: string): string | null {
  const code = countryCode(written);
  return code && englishName(code);
}

/** The code (ISO 3166-1) of a country, written as {@link countryName} takes it, or null. */
export function countryCode(written: string): string | null {
  const key = keyOf(written);
  return ALIASES[key] ?? byName().get(key) ?? null;
}

let codesByName: Map<string, string> | undefined;

function byName(): Map<string, string> {
  codesByName ??= new Map(
    ['it', 'fr', 'de', 'en'].flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      return CODES.split(' ').map((code) => [keyOf(names.of(code) ?? code), code] as const);
    }),
  );
  return codesByName;
}

function keyOf(name: string): string {
  return name.trim().toLowerCase().replaceAll('.', '');
}

/** The English name of a country by its code (ISO 3166-1) in capitals; null for anything else. */
export function nameOfCountryCode(written: string): string | null {
  return CODES.split(' ').includes(written) ? englishName(written) : null;
}

function englishName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}
