import { brand } from '@/lib/brand';
import { paths, type SearchedPath } from '@/lib/paths';
import { about } from './about';
import { aiCohost } from './ai-cohost';
import { careers } from './careers';
import { contactPage } from './contact';
import { docs } from './docs';
import { faqPage } from './faq';
import { featuresPage } from './features';
import { hero } from './home';
import { integrationsPage } from './integrations';
import { cookies } from './legal/cookies';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import { docsChangeLog, docsUpdates, productUpdatesPage } from './product-updates';
import { productPage } from './product';
import { resources } from './resources';
import { surveyPage } from './survey';

/** The looks of a share card: what the page is about decides the colour of its tag. */
export type CardTag = 'lamp' | 'oxblood' | 'brass';

/** What a share card shows. */
export interface CardCopy {
  title: string;
  /** The hour of the page in the night of the site, and what kind of page it is. */
  eyebrow: { time: string; label: string };
  /** Green answers, oxblood asks, brass is the product. */
  tag: CardTag;
  /** Facts at its foot. */
  facts?: readonly string[];
}

/** What search engines, feeds, llms.txt and share cards say about a page. */
export interface PageHead {
  title: string;
  /** 50 to 160 characters, of this page only. */
  description: string;
  /** Where llms.txt lists it. */
  group: 'Product' | 'Help and documentation' | 'Company' | 'Legal';
  card: CardCopy;
}

/** The head of every static page that is for search. */
export const pageHeads: Readonly<Record<SearchedPath, PageHead>> = {
  [paths.home]: head('Product', '24/7 AI reception for guest messages', 'brass', {
    ...hero,
    description:
      'An AI co-host that answers the guests of holiday rentals on WhatsApp, in their language, day and night, and asks you when it is not sure.',
  }),
  [paths.aiCohost]: head('Product', aiCohost.pageTitle, 'brass', {
    ...aiCohost,
    title: aiCohost.title.join(' '),
  }),
  [paths.product]: head('Product', productPage.pageTitle, 'brass', productPage),
  [paths.features]: head('Product', featuresPage.pageTitle, 'brass', featuresPage),
  [paths.integrations]: head('Product', 'Integrations', 'lamp', integrationsPage),
  [paths.productUpdates]: head(
    'Product',
    productUpdatesPage.metaTitle,
    'brass',
    productUpdatesPage,
  ),
  [paths.preLaunch]: head('Product', 'Pre-launch survey', 'oxblood', surveyPage),
  [paths.faq]: head('Help and documentation', 'Help & FAQ', 'lamp', faqPage),
  [paths.resources]: head('Help and documentation', 'Resources', 'lamp', resources),
  [paths.docsFeatures]: head('Help and documentation', docs.sidebar, 'lamp', {
    ...docs.features,
    title: `What each part of ${brand.name} does`,
  }),
  [paths.docsUpdates]: head('Help and documentation', docsUpdates.metaTitle, 'lamp', docsUpdates),
  [paths.docsChangeLog]: head(
    'Help and documentation',
    docsChangeLog.metaTitle,
    'lamp',
    docsChangeLog,
  ),
  [paths.docsSupport]: head(
    'Help and documentation',
    'Documentation: Support',
    'oxblood',
    docs.support,
  ),
  [paths.docsFaq]: head('Help and documentation', 'Documentation: FAQ', 'lamp', docs.faq),
  [paths.aboutPage]: head('Company', 'About us', 'brass', about),
  [paths.careers]: head('Company', 'Careers', 'oxblood', careers),
  [paths.contact]: head('Company', 'Contact', 'oxblood', contactPage),
  [paths.privacy]: head('Legal', privacy.title, 'lamp', privacy),
  [paths.terms]: head('Legal', terms.title, 'lamp', terms),
  [paths.cookies]: head('Legal', cookies.title, 'lamp', cookies),
};

/** What is said about a page, with its address. */
export function pageHead(path: SearchedPath) {
  return { ...pageHeads[path], path };
}

/** The card has the heading of the page, which may differ from its `title` for search engines. */
function head(
  group: PageHead['group'],
  title: string,
  tag: CardTag,
  page: Omit<CardCopy, 'tag'> & { description: string },
): PageHead {
  const { description, title: heading, eyebrow } = page;
  return { title, description, group, card: { title: heading, eyebrow, tag } };
}
