import type { JobPosting } from 'schema-dts';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { countryCode, countryName } from '../countries.ts';
import {
  blocksToHtml,
  parseJobDescription,
  splitRequirements,
  type TextBlock,
} from '../html/plain-text.ts';
import { absolute } from './absolute.ts';
import { publisher } from './json-ld.ts';
import { clipText, DESCRIPTION_LENGTH } from '../format.ts';

interface Job {
  id: string;
  title: string;
  department: string;
  location: string;
  type: string;
  description: string;
  requirements: string;
  created_at: string;
}

/** A posting is renewed in steps of so many days for as long as the position is open (docs/decisions/0023). */
const VALID_DAYS = 90;
const DAY_MS = 86_400_000;

// The kind of contract comes first: an internship or a voluntary post stays one at any number of hours.
const employmentTypes: readonly [RegExp, string][] = [
  [
    /\b(?:intern(?:ship)?s?|working student|werkstudent|trainee|traineeship|apprentice(?:ship)?)\b/i,
    'INTERN',
  ],
  [/\bvolunt(?:eer|ary)/i, 'VOLUNTEER'],
  [/\b(?:contractor|freelancer?|self-employed)\b|^\s*contract\s*$/i, 'CONTRACTOR'],
  [/\btemporary\b|\bfixed.?term\b/i, 'TEMPORARY'],
  [/\bfull.?time\b/i, 'FULL_TIME'],
  [/\bpart.?time\b/i, 'PART_TIME'],
];

/**
 * An open position, with what Google asks of a job posting.
 *
 * @param today as YYYY-MM-DD
 */
export function jobPosting(job: Job, today: string): JobPosting {
  const { town, country, isRemote, remoteFrom } = readJobLocation(job.location);
  const employmentType = employmentTypesOf(job.type);
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job),
    identifier: { '@type': 'PropertyValue', name: brand.name, value: job.id },
    datePosted: job.created_at,
    validThrough: validThrough(job.created_at, today),
    ...(employmentType.length > 0 && { employmentType }),
    hiringOrganization: publisher(),
    directApply: true,
    occupationalCategory: job.department,
    url: absolute(paths.job(job.id)),
    ...(country && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(town && { addressLocality: town }),
          addressCountry: country,
        },
      },
    }),
    ...(isRemote && { jobLocationType: 'TELECOMMUTE' }),
    ...(remoteFrom.length > 0 && {
      applicantLocationRequirements: remoteFrom.map((name) => ({ '@type': 'Country', name })),
    }),
  };
}

/** The type as Google names it; several where a position can be had in both hours, none where it names no known type. */
export function employmentTypesOf(type: string): string[] {
  const found = employmentTypes.filter(([words]) => words.test(type)).map(([, name]) => name);
  const alone = found.find((name) => name === 'INTERN' || name === 'VOLUNTEER');
  return alone ? [alone] : found;
}

/** The end of the running period: the first one that is not over today. */
export function validThrough(posted: string, today: string): string {
  const start = Date.parse(posted.slice(0, 10));
  const age = Math.max(0, (Date.parse(today) - start) / DAY_MS);
  const periods = Math.floor(age / VALID_DAYS) + 1;
  return new Date(start + periods * VALID_DAYS * DAY_MS).toISOString();
}

function descriptionHtml({ description, requirements }: Job): string {
  const { ordered, items } = splitRequirements(requirements);
  const asked: TextBlock[] = items.length > 0 ? [{ kind: 'list', ordered, start: 1, items }] : [];
  return blocksToHtml([...parseJobDescription(description), ...asked]);
}

const euCountries =
  'Austria Belgium Bulgaria Croatia Cyprus Czechia Denmark Estonia Finland France Germany Greece Hungary Ireland Italy Latvia Lithuania Luxembourg Malta Netherlands Poland Portugal Romania Slovakia Slovenia Spain Sweden'.split(
    ' ',
  );
const cetCountries =
  'Switzerland Austria Belgium Croatia Czechia Denmark France Germany Hungary Italy Liechtenstein Luxembourg Malta Netherlands Norway Poland Slovakia Slovenia Spain Sweden'.split(
    ' ',
  );

const CET = /\bCES?T\b/;

/** Towns for which a location may leave out the country, which is then the company's. */
const swissTowns =
  /^(?:Z[uü]rich|Bas(?:el|le)|Bern|Geneva|Gen[eè]ve|Lausanne|Lucerne|Luzern|Winterthur|St\.? Gallen|Lugano|Zug|Chur|Biel)$/i;

/** Where a position is done, as far as its location says so. */
export interface JobPlace {
  /** A town where one can sit. */
  town: string | null;
  /** Its country, or the one country where one can sit (ISO 3166-1). */
  country: string | null;
  isRemote: boolean;
  /** The English names of the countries from which it can be done remotely. */
  remoteFrom: readonly string[];
}

/**
 * Reads a location as the careers pages show it: "Zurich", "Lisbon, Portugal", "Remote (Switzerland or EU, CET)". What it
 * does not say, and a place that is not known, is left out: a wrong country would lead applicants astray. A time zone
 * counts only where no country is named.
 */
export function readJobLocation(location: string): JobPlace {
  const isRemote = /\b(?:remote(?:ly)?|home.?office)\b/i.test(location);
  const parts = location
    .split(/[(),;/|·]|\s[–—-]\s|\b(?:or|and|in|from|within|based)\b/i)
    .map((part) => part.trim());
  const countries = parts.flatMap((part) => countriesOf(part.replace(/\bremote\b/i, '').trim()));
  const town = parts.find((part) => swissTowns.test(part)) ?? townBefore(parts);
  const country =
    town && swissTowns.test(town) ? 'CH' : codeOf(isRemote ? placeAfter(parts, town) : parts);
  const remoteFrom = countries.length === 0 && CET.test(location) ? cetCountries : countries;
  return {
    town: country ? town : null,
    country,
    isRemote,
    remoteFrom: isRemote ? [...new Set(remoteFrom)] : [],
  };
}

const NO_TOWN =
  /\b(?:remote|hybrid|on.?site|office|anywhere|worldwide|flexible|various|several|multiple|europe|CES?T)\b|\d/i;

/** The part right before a country, as in "Lisbon, Portugal". */
function townBefore(parts: readonly string[]): string | null {
  const index = parts.findIndex((part, place) => place > 0 && countriesOf(part).length === 1);
  const before = parts[index - 1] ?? '';
  return before && !NO_TOWN.test(before) && countriesOf(before).length === 0 ? before : null;
}

/** In a remote position only the country that belongs to a town is a place to sit. */
function placeAfter(parts: readonly string[], town: string | null): readonly string[] {
  const index = town === null ? -1 : parts.indexOf(town);
  return index < 0 ? [] : parts.slice(index + 1, index + 2);
}

function codeOf(parts: readonly string[]): string | null {
  const named = parts.flatMap(countriesOf);
  return named.length === 1 ? (countryCode(named[0]!) ?? null) : null;
}

/** The countries that a part of a location stands for, by their English names; none for anything else. */
function countriesOf(part: string): readonly string[] {
  if (/^(?:the )?(?:EU|E\.U\.|European Union)$/i.test(part)) return euCountries;
  if (/^DACH$/i.test(part)) return ['Germany', 'Austria', 'Switzerland'];
  const name = countryName(part);
  return name ? [name] : [];
}

/** A position in the one or two lines that search results show: what it is, and how its description begins. */
export function describeJob({
  title,
  department,
  location,
  type,
  description,
}: Omit<Job, 'id' | 'requirements' | 'created_at'>): string {
  const facts = `${title}: ${type}, ${department}, ${location}.`;
  return clipText(`${facts} ${description}`, DESCRIPTION_LENGTH);
}
