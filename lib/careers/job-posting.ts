import type { JobPosting } from 'schema-dts';
import { brand } from '../brand.ts';
import { countryCode } from '../forms/countries.ts';
import { asFound, type FoundWords } from '../collections/search-listing.ts';
import { clipText, DESCRIPTION_LENGTH } from '../text/format.ts';
import {
  blocksToHtml,
  parsePlainText,
  splitRequirements,
  type TextBlock,
} from '../html/plain-text.ts';
import { later } from '../collections/publishing.ts';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { paths } from '../paths.ts';
import { addressKey } from '../forms/address-key.ts';
import { absolute } from '../seo/absolute.ts';
import { publisher } from '../seo/json-ld.ts';
import { baseSalary, type Salary } from './salary.ts';

interface Job extends JobFacts, Salary {
  id: string;
  slug: string | null;
  title: string;
  department: string;
  location: string;
  type: string;
  description: string;
  requirements: string;
  created_at: string;
  public_from: string | null;
  public_until: string | null;
  /** Default: English. */
  language?: Language;
}

/** The facts that are stored for search engines alone, beside the words that visitors read. */
export interface JobFacts {
  town: string | null;
  /** Countries go by their English names. */
  country: string | null;
  /** Countries separated by commas. */
  remote_from: string | null;
  hours: string | null;
}

/** A posting is renewed in steps of so many days for as long as the position is open (docs/decisions/0023-found-and-shared.md). */
const VALID_DAYS = 90;
const DAY_MS = 86_400_000;

/** The hours of lib/careers/admin.ts as Google names them. */
const employmentTypes: Readonly<Record<string, readonly string[]>> = {
  full_time: ['FULL_TIME'],
  part_time: ['PART_TIME'],
  either: ['FULL_TIME', 'PART_TIME'],
  internship: ['INTERN'],
  contractor: ['CONTRACTOR'],
  temporary: ['TEMPORARY'],
  volunteer: ['VOLUNTEER'],
  per_diem: ['PER_DIEM'],
  other: ['OTHER'],
};

/**
 * Lists what a position lacks for search engines to show it, a sentence for each thing. Google asks for a place with its
 * country, or for the countries of those who may work remotely
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting); the hours are ours to ask.
 */
export function missingFacts({ town, country, remote_from, hours }: JobFacts): string[] {
  const isNowhere = !country && !remote_from;
  return [
    ...(isNowhere ? ['Country, or Remote from: where the position can be done.'] : []),
    ...(town && !country && !isNowhere ? ['Country: in which country the place is.'] : []),
    ...(hours && hours in employmentTypes ? [] : ['Hours: for example full-time.']),
  ];
}

/**
 * An open position, with what Google asks of a job posting; null while one of its facts is missing, because a wrong one
 * would lead applicants astray.
 *
 * @param today as YYYY-MM-DD
 */
export function jobPosting(job: Job, today: string): JobPosting | null {
  if (missingFacts(job).length > 0) return null;
  const { town, country, remote_from, hours } = job;
  const salary = baseSalary(job);
  const posted = later(job.created_at, job.public_from) ?? job.created_at;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job),
    identifier: { '@type': 'PropertyValue', name: brand.name, value: job.id },
    datePosted: posted,
    validThrough: earlier(validThrough(posted, today), job.public_until),
    employmentType: [...(employmentTypes[hours ?? ''] ?? [])],
    hiringOrganization: publisher(),
    directApply: true,
    occupationalCategory: job.department,
    ...(salary && { baseSalary: salary }),
    url: absolute(localPath(job.language ?? defaultLanguage, paths.job(addressKey(job)))),
    ...(country && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(town && { addressLocality: town }),
          addressCountry: countryCode(country) ?? country,
        },
      },
    }),
    ...(remote_from && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: remote_from
        .split(',')
        .map((name) => ({ '@type': 'Country', name: name.trim() })),
    }),
  };
}

function earlier(moment: string, other: string | null): string {
  return other !== null && new Date(other) < new Date(moment) ? other : moment;
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
  const asked: TextBlock[] = items.length > 0 ? [{ kind: 'list', ordered, items }] : [];
  return blocksToHtml([...parsePlainText(description, 'job'), ...asked]);
}

type DescribedJob = Pick<
  Job,
  'id' | 'slug' | 'title' | 'department' | 'location' | 'type' | 'description'
> &
  Partial<FoundWords>;

/**
 * The head of a position's page, for search engines, messengers and the preview of the admin area: what the position
 * is, and how its description begins.
 */
export function jobHead(job: DescribedJob) {
  const { title, department, location, type } = job;
  const facts = `${title}: ${type}, ${department}, ${location}.`;
  const description = clipText(`${facts} ${job.description}`, DESCRIPTION_LENGTH);
  return asFound({ title, description, path: paths.job(addressKey(job)) }, job);
}
