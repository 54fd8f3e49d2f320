import type { JobPosting, WithContext } from 'schema-dts';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { parseJobDescription } from '../text/job-description.ts';
import { splitRequirements } from '../text/requirements.ts';
import { absolute } from './absolute.ts';
import { readJobLocation } from './job-location.ts';
import { publisher } from './organization.ts';

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
