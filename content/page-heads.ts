import { brand } from '@/lib/brand';
import { paths, type SearchedPath } from '@/lib/paths';
import { about } from './about';
import { aiCohost } from './ai-cohost';
import { careers } from './careers';
import { contact } from './contact';
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

/** What stands on a share card. */
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
  [paths.home]: {
    title: '24/7 AI reception for guest messages',
    description:
      'An AI co-host that answers the guests of holiday rentals on WhatsApp, in their language, day and night, and asks you when it is not sure.',
    group: 'Product',
    card: { title: hero.title, eyebrow: hero.eyebrow, tag: 'brass' },
  },
  [paths.aiCohost]: {
    title: aiCohost.pageTitle,
    description: aiCohost.description,
    group: 'Product',
    card: { title: aiCohost.title.join(' '), eyebrow: aiCohost.eyebrow, tag: 'brass' },
  },
  [paths.product]: {
    title: productPage.pageTitle,
    description: productPage.description,
    group: 'Product',
    card: { ...productPage, tag: 'brass' },
  },
  [paths.features]: {
    title: featuresPage.pageTitle,
    description: featuresPage.description,
    group: 'Product',
    card: { ...featuresPage, tag: 'brass' },
  },
  [paths.integrations]: {
    title: 'Integrations',
    description: integrationsPage.description,
    group: 'Product',
    card: { ...integrationsPage, tag: 'lamp' },
  },
  [paths.productUpdates]: {
    title: productUpdatesPage.metaTitle,
    description: productUpdatesPage.description,
    group: 'Product',
    card: { ...productUpdatesPage, tag: 'brass' },
  },
  [paths.preLaunch]: {
    title: 'Pre-launch survey',
    description: surveyPage.description,
    group: 'Product',
    card: { ...surveyPage, tag: 'oxblood' },
  },
  [paths.faq]: {
    title: 'Help & FAQ',
    description: faqPage.description,
    group: 'Help and documentation',
    card: { ...faqPage, tag: 'lamp' },
  },
  [paths.resources]: {
    title: 'Resources',
    description: resources.description,
    group: 'Help and documentation',
    card: { ...resources, tag: 'lamp' },
  },
  [paths.docsFeatures]: {
    title: docs.sidebar,
    description: docs.features.description,
    group: 'Help and documentation',
    card: {
      title: `What each part of ${brand.name} does`,
      eyebrow: docs.features.eyebrow,
      tag: 'lamp',
    },
  },
  [paths.docsUpdates]: {
    title: docsUpdates.metaTitle,
    description: docsUpdates.description,
    group: 'Help and documentation',
    card: { ...docsUpdates, tag: 'lamp' },
  },
  [paths.docsChangeLog]: {
    title: docsChangeLog.metaTitle,
    description: docsChangeLog.description,
    group: 'Help and documentation',
    card: { ...docsChangeLog, tag: 'lamp' },
  },
  [paths.docsSupport]: {
    title: 'Documentation: Support',
    description: docs.support.description,
    group: 'Help and documentation',
    card: { ...docs.support, tag: 'oxblood' },
  },
  [paths.docsFaq]: {
    title: 'Documentation: FAQ',
    description: docs.faq.description,
    group: 'Help and documentation',
    card: { ...docs.faq, tag: 'lamp' },
  },
  [paths.aboutPage]: {
    title: 'About us',
    description: about.description,
    group: 'Company',
    card: { ...about, tag: 'brass' },
  },
  [paths.careers]: {
    title: 'Careers',
    description: careers.description,
    group: 'Company',
    card: { ...careers, tag: 'oxblood' },
  },
  [paths.contact]: {
    title: 'Contact',
    description: contact.description,
    group: 'Company',
    card: { ...contact, tag: 'oxblood' },
  },
  [paths.privacy]: legal(privacy),
  [paths.terms]: legal(terms),
  [paths.cookies]: legal(cookies),
};

type Legal = { title: string; description: string; eyebrow: CardCopy['eyebrow'] };

function legal({ title, description, eyebrow }: Legal): PageHead {
  return { title, description, group: 'Legal', card: { title, eyebrow, tag: 'lamp' } };
}
