import type { Words } from '../../content/languages.ts';
import type { Language } from '../languages/languages.ts';
import type { SearchedPath } from '../paths.ts';
import { withoutSoftHyphens } from '../text/soft-hyphens.ts';

/** The looks of a share card: what the page is about decides the colour of its tag. */
export type CardTag = 'lamp' | 'oxblood' | 'brass';

/** The words of a share card. */
export interface CardCopy {
  title: string;
  /** The hour of the page in the night of the site, and what kind of page it is. */
  eyebrow: { time: string; label: string };
  /** Green answers, oxblood asks, brass is the product. */
  tag: CardTag;
  /** Facts at its foot. */
  facts?: readonly string[];
}

/** The words about a static page that is for search, for search engines, feeds, llms.txt and messengers. */
export interface HeadWords {
  path: SearchedPath;
  /** Its heading in llms.txt. */
  group: 'Product' | 'Help and documentation' | 'Company' | 'Legal';
  cardTag: CardTag;
  eyebrow: CardCopy['eyebrow'];
  title: string | readonly string[];
  /** The title for search engines, where it is another one. */
  pageTitle?: string;
  /** The title on the share card, where it is another one. */
  cardTitle?: string;
  /** 50 to 160 characters, of this page only. */
  description: string;
}

/** The head of a static page that is for search, in one language. */
export type PageHead = ReturnType<typeof pageHead>;

/** The head of a page, from its words. */
export function pageHead(words: HeadWords) {
  const { path, group, cardTag: tag, eyebrow, description } = words;
  const title = [words.title].flat().join(' ');
  const card: CardCopy = { title: withoutSoftHyphens(words.cardTitle ?? title), eyebrow, tag };
  return { path, group, title: withoutSoftHyphens(words.pageTitle ?? title), description, card };
}

/** The share cards of stored pages: `card.ts` in the folder of their route. */
export interface StoredCards {
  /** The address of such a page. */
  pathOf: (key: string) => string;
  /** Gives the card of a page in a language; null where there is no such page. Throws when it could not be read. */
  find: (key: string, language: Language, words: Words) => Promise<CardCopy | null>;
}
