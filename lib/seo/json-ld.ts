import type { BreadcrumbList, HowTo, Organization, WebSite } from 'schema-dts';
import { brand } from '../brand.ts';
import { settings } from '../env/env.ts';
import { defaultLanguage } from '../languages/languages.ts';
import { localPath, splitLanguage } from '../languages/local-path.ts';
import { startOfDay } from '../text/format.ts';
import { paths } from '../paths.ts';
import { absolute } from './absolute.ts';

/** The company as the publisher of something: one id for all of them. */
export function publisher() {
  return {
    '@type': 'Organization',
    '@id': `${absolute(paths.home)}#organization`,
    name: brand.name,
    url: absolute(paths.home),
    logo: {
      '@type': 'ImageObject',
      url: absolute(paths.shareCard('logo')),
      width: '512',
      height: '512',
    },
  } as const satisfies Organization;
}

/** The company. Its start year is the structured data's reading (docs/decisions/0023-found-and-shared.md). */
export function organization(): Exclude<Organization, string> {
  return {
    ...publisher(),
    slogan: brand.tagline,
    foundingDate: String(brand.startYear.structuredData),
    email: settings().supportEmail,
    address: { '@type': 'PostalAddress', addressCountry: 'CH' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: settings().supportEmail,
      url: absolute(paths.contact),
    },
  };
}

/** The site as a whole. */
export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${absolute(paths.home)}#website`,
    name: brand.name,
    url: absolute(paths.home),
    inLanguage: 'en',
    publisher: { '@id': `${absolute(paths.home)}#organization` },
  };
}

/** The way from the home page of a language to this page: address and name of each step, the page itself last. */
export function breadcrumbs(
  ...steps: readonly (readonly [path: string, name: string])[]
): BreadcrumbList {
  const { language } = splitLanguage(steps[0]?.[0] ?? paths.home);
  const home = [
    localPath(language, paths.home),
    language === defaultLanguage ? 'Home' : brand.name,
  ] as const;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(([path, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

interface Instruction {
  name: string;
  description: string;
  path: string;
  steps: readonly { title: string; text: string }[];
}

/** Ten minutes and no money, in the steps that the page shows. */
export function howTo({ name, description, path, steps }: Instruction): HowTo {
  return {
    '@type': 'HowTo',
    name,
    description,
    totalTime: 'PT10M',
    estimatedCost: { '@type': 'MonetaryAmount', currency: 'EUR', value: 0 },
    step: steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
      url: absolute(path),
    })),
  };
}

/** The dates of a stored page. */
export interface Dates {
  /** The day that a reader sees, where the page shows one. */
  date?: string;
  created_at: string;
  updated_at: string;
}

/**
 * When a stored page was last changed, as an ISO 8601 moment. A row without edits counts as old as the day that it shows, so
 * that a new import of the same content is no change; neither is an edit before that day.
 */
export function lastChange({ date, created_at, updated_at }: Dates): string {
  const published = date === undefined ? created_at : startOfDay(date);
  const isEdited = Date.parse(updated_at) > Date.parse(created_at);
  return isEdited && Date.parse(updated_at) > Date.parse(published) ? updated_at : published;
}
