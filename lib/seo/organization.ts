import type { Organization, WebSite, WithContext, Offer, SoftwareApplication } from 'schema-dts';
import { brand } from '../brand.ts';
import { settings } from '../env.ts';
import { paths } from '../paths.ts';
import { absolute } from './absolute.ts';
import { monthlyShare, type Prices } from '../pricing.ts';

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

/** Which page the offers stand on. */
export type OfferPlace = 'landing' | 'provider';

/**
 * The prices in US dollars for structured data. They disagree with each other
 * and with the page; both readings are kept until the owner settles them, here and nowhere else.
 */
const usdPrices: Record<OfferPlace, string> = { landing: '9.90', provider: '29' };

/** The trial, the dollar price, and the prices that the page itself shows. */
export function offers(place: OfferPlace, prices: Prices): Offer[] {
  const offer = (name: string, price: string, currency: string) =>
    ({
      '@type': 'Offer',
      name,
      price,
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      url: absolute(paths.pricing),
    }) as const;
  const perMonth = (price: string, currency: string) => ({
    '@type': 'UnitPriceSpecification' as const,
    price,
    priceCurrency: currency,
    unitText: 'month per property',
  });
  const yearly = monthlyShare(prices).toFixed(2);
  const monthly = prices.monthly.toFixed(2);
  return [
    offer('Free trial, for as long as you like', '0', 'EUR'),
    {
      ...offer('Subscription, per property and month', usdPrices[place], 'USD'),
      priceSpecification: perMonth(usdPrices[place], 'USD'),
    },
    {
      ...offer('Monthly billing, per property', monthly, 'EUR'),
      priceSpecification: perMonth(monthly, 'EUR'),
    },
    {
      ...offer('Yearly billing, per property and month', yearly, 'EUR'),
      priceSpecification: perMonth(yearly, 'EUR'),
    },
  ];
}

/** The product with its offers. It carries no rating: the quotes on the site are samples. */
export function softwareApplication(
  place: OfferPlace,
  prices: Prices,
): WithContext<SoftwareApplication> {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: brand.name,
    description:
      'An AI co-host that answers the guests of holiday rentals on WhatsApp, in their language, around the clock.',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: absolute(paths.home),
    image: absolute(paths.shareCard('home')),
    publisher: publisher(),
    offers: offers(place, prices),
  };
}
