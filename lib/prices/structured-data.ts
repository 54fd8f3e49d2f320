import type { Offer, SoftwareApplication } from 'schema-dts';
import { brand } from '../brand.ts';
import type { Words } from '../../content/languages.ts';
import type { Language } from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { paths } from '../paths.ts';
import { absolute } from '../seo/absolute.ts';
import { publisher } from '../seo/json-ld.ts';
import { shareCard } from '../seo/page-metadata.ts';
import { monthlyShare, type Prices } from './pricing.ts';

type OfferWords = Words['product']['offers'];

/** The page that the offers stand on. */
type OfferPlace = 'landing' | 'provider';

/**
 * The prices in US dollars for structured data. They disagree with each other
 * and with the page; both readings are kept until the owner settles them, here and nowhere else.
 */
const usdPrices: Record<OfferPlace, string> = { landing: '9.90', provider: '29' };

/** The trial, the dollar price, and the prices that the page itself shows. */
function offers(place: OfferPlace, prices: Prices, words: OfferWords, language: Language): Offer[] {
  const offer = (name: string, price: string, currency: string) =>
    ({
      '@type': 'Offer',
      name,
      price,
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      url: absolute(localPath(language, paths.pricing)),
    }) as const;
  const perMonth = (name: string, price: string, currency: string): Offer => ({
    ...offer(name, price, currency),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      unitText: words.unit,
    },
  });
  return [
    offer(words.trial, '0', 'EUR'),
    perMonth(words.subscription, usdPrices[place], 'USD'),
    perMonth(words.monthly, prices.monthly.toFixed(2), 'EUR'),
    perMonth(words.yearly, monthlyShare(prices).toFixed(2), 'EUR'),
  ];
}

/** The product with its offers. It carries no rating: the quotes on the site are samples. */
export function softwareApplication(
  place: OfferPlace,
  prices: Prices,
  { home, product }: Pick<Words, 'home' | 'product'>,
  language: Language,
): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    name: brand.name,
    description: home.hero.description,
    inLanguage: language,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: absolute(localPath(language, paths.home)),
    image: absolute(shareCard(language, paths.home)),
    publisher: publisher(),
    offers: offers(place, prices, product.offers, language),
  };
}
