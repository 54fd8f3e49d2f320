import type { Words } from '../../content/languages.ts';
import type { Language } from '../languages/languages.ts';
import type { SearchedPath } from '../routes.ts';
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

/** The words about a static page for search engines, feeds, llms.txt and its share card: `head.ts` in the page's folder. */
export interface PageHead {
  path: SearchedPath;
  /** Its heading in llms.txt. */
  group: 'Product' | 'Help and documentation' | 'Company' | 'Legal';
  /** The texts in the language of the words. */
  textsIn: (words: Words) => HeadTexts;
}

/** The texts of a page's head in one language. */
export interface HeadTexts {
  title: string;
  /** 50 to 160 characters, of this page only. */
  description: string;
  card: CardCopy;
}

type Head = Omit<PageHead, 'textsIn'> & {
  tag: CardTag;
  /** The words of the page itself. Its card has their title, which may differ from the one for search engines. */
  words: (
    words: Words,
  ) => Omit<CardCopy, 'tag' | 'facts'> & { description: string; pageTitle: string };
};

/** The head of a static page that is for search. */
export function pageHead({ words, tag, ...head }: Head): PageHead {
  return {
    ...head,
    textsIn(all) {
      const { description, title, pageTitle, eyebrow } = words(all);
      const card = { title: withoutSoftHyphens(title), eyebrow, tag };
      return { title: withoutSoftHyphens(pageTitle), description, card };
    },
  };
}

/** The share cards of stored pages: `card.ts` in the folder of their route. */
export interface StoredCards {
  /** The address of such a page. */
  pathOf: (key: string) => string;
  /** Gives the card of a page in a language; null where there is no such page. Throws when it could not be read. */
  find: (key: string, language: Language, words: Words) => Promise<CardCopy | null>;
}
