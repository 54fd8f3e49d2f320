import type { Offer } from 'schema-dts';
import { monthlyShare, type Prices } from '../pricing.ts';
import { paths } from '../paths.ts';
import { absolute } from './absolute.ts';

/** Which page the offers stand on. */
export type OfferPlace = 'landing' | 'provider';

/**
 * The prices in US dollars that the specification gives for structured data (section 9). They disagree with each other
 * and with the page; both readings are kept until the owner settles them, here and nowhere else.
 */
const usdPrices: Record<OfferPlace, string> = { landing: '9.90', provider: '29' };

/** The trial, the specified dollar price, and the prices that the page itself shows. */
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
