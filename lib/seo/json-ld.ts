import type { BreadcrumbList, HowTo, Organization, WebSite } from 'schema-dts';
import { brand } from '../brand.ts';
import { settings } from '../env/env.ts';
import type { Words } from '../../content/languages.ts';
import type { Language } from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { startOfDay } from '../text/format.ts';
import { paths } from '../paths.ts';
import { absolute } from './absolute.ts';

/** The company as the publisher of something: one id for all of them, in every language. */
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

/**
 * The company, for a page in a language. Its start year is the structured data's reading
 * (docs/decisions/0023-found-and-shared.md).
 */
export function organization(slogan: string, language: Language): Exclude<Organization, string> {
  return {
    ...publisher(),
    slogan,
    foundingDate: String(brand.startYear.structuredData),
    email: settings().supportEmail,
    address: { '@type': 'PostalAddress', addressCountry: 'CH' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: settings().supportEmail,
      url: absolute(localPath(language, paths.contact)),
    },
  };
}

export function website(language: Language): WebSite {
  const home = absolute(localPath(language, paths.home));
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: brand.name,
    url: home,
    inLanguage: language,
    publisher: { '@id': `${absolute(paths.home)}#organization` },
  };
}

/** The way from the home page of a language to this page: address and name of each step, the page itself last. */
export function breadcrumbs(
  { mainLinks }: Pick<Words['navigation'], 'mainLinks'>,
  language: Language,
  ...steps: readonly (readonly [path: string, name: string])[]
): BreadcrumbList {
  const home = mainLinks
    .filter(({ href }) => href === paths.home)
    .map(({ href, label }) => [href, label] as const);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...home, ...steps].map(([path, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(localPath(language, path)),
    })),
  };
}

interface Instruction {
  name: string;
  description: string;
  path: string;
  language: Language;
  steps: readonly { title: string; text: string }[];
}

/** Ten minutes and no money, in the steps that the page shows. */
export function howTo({ name, description, path, language, steps }: Instruction): HowTo {
  return {
    '@type': 'HowTo',
    name,
    description,
    inLanguage: language,
    totalTime: 'PT10M',
    estimatedCost: { '@type': 'MonetaryAmount', currency: 'EUR', value: 0 },
    step: steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
      url: absolute(localPath(language, path)),
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
 * The last change of a stored page, as an ISO 8601 moment. A row without edits counts as old as the day that it shows, so
 * that a new import of the same content is no change; neither is an edit before that day.
 */
export function lastChange({ date, created_at, updated_at }: Dates): string {
  const published = date === undefined ? created_at : startOfDay(date);
  const isEdited = Date.parse(updated_at) > Date.parse(created_at);
  return isEdited && Date.parse(updated_at) > Date.parse(published) ? updated_at : published;
}
