import type {
  BreadcrumbList,
  WithContext,
  FAQPage,
  HowTo,
  BlogPosting,
  ItemList,
} from 'schema-dts';
import { paths } from '../paths.ts';
import { absolute } from './absolute.ts';
import { blocksToText, parsePlainText, parseUpdateBody } from '../html/plain-text.ts';
import { UNNAMED } from '../resources.ts';
import { publisher } from './organization.ts';
import { pageAddress, UPDATES_PER_PAGE } from '../product-updates.ts';

/** The way from the home page to this one: address and name of each step, the page itself last. */
export function breadcrumbs(
  ...steps: readonly (readonly [path: string, name: string])[]
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
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
export function faqPage(items: { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
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
export function howTo({ name, description, path, steps }: Instruction): WithContext<HowTo> {
  return {
    '@context': 'https://schema.org',
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
 * When a stored page was last changed. A row without edits counts as old as the date that it
 * shows, so that a new import of the same content is no change.
 */
export function lastChange({ date, created_at, updated_at }: Dates): string {
  if (Date.parse(updated_at) > Date.parse(created_at)) return updated_at;
  return date ?? created_at;
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
export function blogPosting(post: Post, image: string | null): WithContext<BlogPosting> {
  const address = absolute(paths.article(post.id));
  const card = absolute(paths.shareCard(`resources/${post.id}`));
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url: address,
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    image: image ? [absolute(image), card] : [card],
    datePublished: post.date,
    dateModified: modified(post),
    author:
      post.author === UNNAMED
        ? publisher()
        : { '@type': 'Person', name: post.author, url: absolute(paths.aboutPage) },
    publisher: publisher(),
    articleSection: post.shown_category,
    inLanguage: 'en',
  };
}

/** An article that was prepared before its day has not been changed since. */
function modified(post: Post): string {
  const changed = lastChange(post);
  return changed.slice(0, 10) > post.date ? changed : post.date;
}

interface Update {
  id: string;
  title: string;
  body: string;
  created_at: string;
}

/** A page of updates as a list, counted from the newest of all; each leads to its permanent address. */
export function updateList(
  updates: readonly Update[],
  page: number,
  path: string,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
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
        articleBody: blocksToText(parseUpdateBody(body)),
        author: publisher(),
        image: absolute(paths.shareCard('product-updates')),
      },
    })),
  };
}
