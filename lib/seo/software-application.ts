import type { SoftwareApplication, WithContext } from 'schema-dts';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import type { Prices } from '../pricing.ts';
import { absolute } from './absolute.ts';
import { offers, type OfferPlace } from './offers.ts';
import { publisher } from './organization.ts';

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
