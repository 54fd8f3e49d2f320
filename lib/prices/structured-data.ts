import type { Offer, SoftwareApplication } from 'schema-dts';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { absolute } from '../seo/absolute.ts';
import { publisher } from '../seo/json-ld.ts';
import { monthlyShare, type Prices } from './pricing.ts';

/** Which page the offers stand on. */
type OfferPlace = 'landing' | 'provider';

/**
 * The prices in US dollars for structured data. They disagree with each other
 * and with the page; both readings are kept until the owner settles them, here and nowhere else.
 */
const usdPrices: Record<OfferPlace, string> = { landing: '9.90', provider: '29' };

/** The trial, the dollar price, and the prices that the page itself shows. */
function offers(place: OfferPlace, prices: Prices): Offer[] {
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
export function softwareApplication(place: OfferPlace, prices: Prices): SoftwareApplication {
  return {
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
