import type { ItemList } from 'schema-dts';
import { blocksToText, parsePlainText } from '../html/plain-text.ts';
import type { Language } from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { paths } from '../paths.ts';
import { absolute } from '../seo/absolute.ts';
import { publisher } from '../seo/json-ld.ts';
import { shareCard } from '../seo/page-metadata.ts';
import { pageAddress, UPDATES_PER_PAGE } from './lists.ts';

interface Update {
  id: string;
  title: string;
  body: string;
  created_at: string;
  language: Language;
}

/** A page of updates as a list, counted from the newest of all; each leads to its permanent address. */
export function updateList(updates: readonly Update[], page: number, path: string): ItemList {
  return {
    '@type': 'ItemList',
    url: absolute(pageAddress(path, page)),
    itemListOrder: 'https://schema.org/ItemListOrderDescending',
    numberOfItems: updates.length,
    itemListElement: updates.map(({ id, title, body, created_at, language }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * UPDATES_PER_PAGE + index + 1,
      item: {
        '@type': 'BlogPosting',
        headline: title,
        url: absolute(localPath(language, paths.productUpdate(id))),
        inLanguage: language,
        datePublished: created_at,
        articleBody: blocksToText(parsePlainText(body, 'update')),
        author: publisher(),
        image: absolute(shareCard(language, paths.productUpdates)),
      },
    })),
  };
}
