const euCountries =
  'Austria Belgium Bulgaria Croatia Cyprus Czechia Denmark Estonia Finland France Germany Greece Hungary Ireland Italy Latvia Lithuania Luxembourg Malta Netherlands Poland Portugal Romania Slovakia Slovenia Spain Sweden'.split(
    ' ',
  );
const cetCountries =
  'Switzerland Austria Belgium Croatia Czechia Denmark France Germany Hungary Italy Liechtenstein Luxembourg Malta Netherlands Norway Poland Slovakia Slovenia Spain Sweden'.split(
    ' ',
  );

/** What a location may name, and the countries that are meant by it. A time zone counts only where no place is named. */
const places: readonly [RegExp, readonly string[]][] = [
  [/\bSwitzerland\b|\bSwiss\b/i, ['Switzerland']],
  [/\bEU\b|\bEuropean Union\b/, euCountries],
];
const zones: readonly [RegExp, readonly string[]][] = [[/\bCES?T\b/, cetCountries]];

/** Where a position is done. */
export interface JobPlace {
  /** A town where one can sit, if the location names one. */
  town: string | null;
  /** The countries from which it can be done remotely; empty where it cannot. */
  remoteFrom: readonly string[];
}

/**
 * Reads a location as the careers pages show it: "Zurich", "Remote (Switzerland or EU, CET)", "Zurich or remote (CET)".
 * Where remote work names neither places nor a time zone, it is Switzerland.
 */
export function readJobLocation(location: string): JobPlace {
  const isRemote = /\bremote\b/i.test(location);
  const [before = ''] = location.split(/[(,]/);
  const town = before.replace(/\b(?:or|and)?\s*remote\b/gi, '').trim();
  return { town: town || null, remoteFrom: isRemote ? countriesIn(location) : [] };
}

function countriesIn(location: string): readonly string[] {
  const found = (table: typeof places) =>
    table.filter(([name]) => name.test(location)).flatMap(([, countries]) => countries);
  const named = found(places);
  const inZone = found(zones);
  const countries = named.length > 0 ? named : inZone;
  return countries.length > 0 ? [...new Set(countries)] : ['Switzerland'];
}
