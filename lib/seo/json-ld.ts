import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  HowTo,
  ItemList,
  Offer,
  Organization,
  SoftwareApplication,
  WebSite,
} from 'schema-dts';
import { brand } from '../brand.ts';
import { settings } from '../env/env.ts';
import { startOfDay } from '../text/format.ts';
import { blocksToText, parsePlainText } from '../html/plain-text.ts';
import { paths } from '../paths.ts';
import { monthlyShare, type Prices } from '../prices/pricing.ts';
import { pageAddress, UPDATES_PER_PAGE } from '../updates/lists.ts';
import { UNNAMED } from '../articles/lists.ts';
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

/** The way from the home page to this one: address and name of each step, the page itself last. */
export function breadcrumbs(
  ...steps: readonly (readonly [path: string, name: string])[]
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [[paths.home, 'Home'] as const, ...steps].map(([path, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

/** Questions and answers as structured data, equal to the text that the page shows. */
export function faqPage(items: { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: blocksToText(parsePlainText(answer)) },
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

interface Post {
  id: string;
  title: string;
  excerpt: string;
  author: string;
  shown_category: string;
  date: string;
  created_at: string;
  updated_at: string;
}

/**
 * An article.
 *
 * @param image its own picture, if it has one that may be shown; its share card is listed beside it
 */
export function blogPosting(post: Post, image: string | null): BlogPosting {
  const address = absolute(paths.article(post.id));
  const card = absolute(paths.shareCard(`resources/${post.id}`));
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url: address,
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    image: image ? [absolute(image), card] : [card],
    datePublished: startOfDay(post.date),
    dateModified: lastChange(post),
    author: authorOf(post.author),
    publisher: publisher(),
    articleSection: post.shown_category,
    inLanguage: 'en',
  };
}

/** A name with the product's in it is the publisher's, and that of another team is no person's. */
function authorOf(name: string) {
  if (name === UNNAMED || name.includes(brand.name)) return publisher();
  const isGroup = /\bteam\b/i.test(name);
  return {
    '@type': isGroup ? 'Organization' : 'Person',
    name,
    url: absolute(paths.aboutPage),
  } as const;
}

interface Update {
  id: string;
  title: string;
  body: string;
  created_at: string;
}

/** A page of updates as a list, counted from the newest of all; each leads to its permanent address. */
export function updateList(updates: readonly Update[], page: number, path: string): ItemList {
  return {
    '@type': 'ItemList',
    url: absolute(pageAddress(path, page)),
    itemListOrder: 'https://schema.org/ItemListOrderDescending',
    numberOfItems: updates.length,
    itemListElement: updates.map(({ id, title, body, created_at }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * UPDATES_PER_PAGE + index + 1,
      item: {
        '@type': 'BlogPosting',
        headline: title,
        url: absolute(paths.productUpdate(id)),
        datePublished: created_at,
        articleBody: blocksToText(parsePlainText(body, 'update')),
        author: publisher(),
        image: absolute(paths.shareCard('product-updates')),
      },
    })),
  };
}
