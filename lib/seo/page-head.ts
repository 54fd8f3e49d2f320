import type { SearchedPath } from '../paths.ts';

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

/** What search engines, feeds, llms.txt and the share card say about a static page: `head.ts` in the page's folder. */
export interface PageHead {
  path: SearchedPath;
  title: string;
  /** 50 to 160 characters, of this page only. */
  description: string;
  /** Where llms.txt lists it. */
  group: 'Product' | 'Help and documentation' | 'Company' | 'Legal';
  card: CardCopy;
}

type Head = Omit<PageHead, 'card' | 'description'> & {
  tag: CardTag;
  /** The words of the page itself. Its card has their title, which may differ from the one for search engines. */
  words: Omit<CardCopy, 'tag' | 'facts'> & { description: string };
};

/** The head of a static page that is for search. */
export function pageHead({ words, tag, ...head }: Head): PageHead {
  const { description, title, eyebrow } = words;
  return { ...head, description, card: { title, eyebrow, tag } };
}

/** The share cards of stored pages: `card.ts` in the folder of their route. */
export interface StoredCards {
  /** The address of such a page. */
  pathOf: (key: string) => string;
  /** What the card of one page shows; null where there is no such page. Throws when it could not be read. */
  find: (key: string) => Promise<CardCopy | null>;
}
