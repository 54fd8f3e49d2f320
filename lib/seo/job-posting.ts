import type { JobPosting, WithContext } from 'schema-dts';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { parseJobDescription, splitRequirements } from '../html/plain-text.ts';
import { absolute } from './absolute.ts';
import { publisher } from './organization.ts';
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

const employmentTypes: readonly [RegExp, string][] = [
  [/full.?time/i, 'FULL_TIME'],
  [/part.?time/i, 'PART_TIME'],
  [/intern|working student|trainee/i, 'INTERN'],
  [/contract|freelance/i, 'CONTRACTOR'],
  [/temporary|fixed.?term/i, 'TEMPORARY'],
  [/volunteer/i, 'VOLUNTEER'],
];

/**
 * An open position, with what Google asks of a job posting.
 *
 * @param today as YYYY-MM-DD
 */
export function jobPosting(job: Job, today: string): WithContext<JobPosting> {
  const { town, remoteFrom } = readJobLocation(job.location);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job),
    identifier: { '@type': 'PropertyValue', name: brand.name, value: job.id },
    datePosted: job.created_at,
    validThrough: validThrough(job.created_at, today),
    employmentType: employmentTypeOf(job.type),
    hiringOrganization: publisher(),
    directApply: true,
    occupationalCategory: job.department,
    url: absolute(paths.job(job.id)),
    ...((town || remoteFrom.length === 0) && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(town && { addressLocality: town }),
          addressCountry: 'CH',
        },
      },
    }),
    ...(remoteFrom.length > 0 && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: remoteFrom.map((name) => ({ '@type': 'Country', name })),
    }),
  };
}

/** The type as Google names it. */
export function employmentTypeOf(type: string): string {
  return employmentTypes.find(([words]) => words.test(type))?.[1] ?? 'OTHER';
}

/** The end of the running period: the first one that is not over today. */
export function validThrough(posted: string, today: string): string {
  const start = Date.parse(posted.slice(0, 10));
  const age = Math.max(0, (Date.parse(today) - start) / DAY_MS);
  const periods = Math.floor(age / VALID_DAYS) + 1;
  return new Date(start + periods * VALID_DAYS * DAY_MS).toISOString();
}

function descriptionHtml({ description, requirements }: Job): string {
  const blocks = parseJobDescription(description).map((block) => {
    if (block.kind === 'list') return list(block.items, 'ul');
    return `<p>${escaped(block.text)}</p>`;
  });
  const { ordered, items } = splitRequirements(requirements);
  return [...blocks, items.length > 0 ? list(items, ordered ? 'ol' : 'ul') : ''].join('');
}

function list(items: readonly string[], tag: 'ul' | 'ol'): string {
  return `<${tag}>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</${tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

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
