/** The numbers that a country answers an emergency at: one for everything first, or those of each service. */
export interface EmergencyNumber {
  /** The number for every emergency. */
  all: string;
  police?: string;
  fire?: string;
  ambulance?: string;
}

/** Countries by their code (ISO 3166-1) behind their numbers. Only those that are known for certain stand here. */
const ONE_NUMBER: Readonly<Record<string, string>> = {
  112: 'AD AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM TR VA',
  911: 'CA MX US',
  999: 'HK SG',
};

const OWN_NUMBERS: Readonly<Record<string, EmergencyNumber>> = {
  AU: { all: '000' },
  BR: { all: '190', police: '190', fire: '193', ambulance: '192' },
  CH: { all: '112', police: '117', fire: '118', ambulance: '144' },
  GB: { all: '999' },
  JP: { all: '110', police: '110', fire: '119', ambulance: '119' },
  NZ: { all: '111' },
  ZA: { all: '112', police: '10111', ambulance: '10177' },
};

/** The countries whose number is known, by their codes. `Intl.DisplayNames` has their names. */
export const emergencyCountries: readonly string[] = [
  ...Object.keys(OWN_NUMBERS),
  ...Object.values(ONE_NUMBER).flatMap((codes) => codes.split(' ')),
].sort();

/** The number of a country: null where it is not known here, and has to be written down by the host. */
export function emergencyNumber(country: string | null): EmergencyNumber | null {
  if (country === null) return null;
  if (Object.hasOwn(OWN_NUMBERS, country)) return OWN_NUMBERS[country] ?? null;
  const found = Object.entries(ONE_NUMBER).find(([, codes]) => codes.split(' ').includes(country));
  return found ? { all: found[0] } : null;
}
