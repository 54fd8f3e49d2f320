import type { Organization, WebSite, WithContext } from 'schema-dts';
import { brand } from '../brand.ts';
import { settings } from '../env.ts';
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

/** The company. Its start year is the structured data's reading (docs/decisions/0023). */
export function organization(): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
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
export function website(): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${absolute(paths.home)}#website`,
    name: brand.name,
    url: absolute(paths.home),
    inLanguage: 'en',
    publisher: { '@id': `${absolute(paths.home)}#organization` },
  };
}
