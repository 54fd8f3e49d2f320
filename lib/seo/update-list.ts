import type { ItemList, WithContext } from 'schema-dts';
import { paths } from '../paths.ts';
import { pageAddress, UPDATES_PER_PAGE } from '../product-updates.ts';
import { splitUpdateBody } from '../text/line-breaks.ts';
import { absolute } from './absolute.ts';
import { publisher } from './organization.ts';

interface Update {
  id: string;
  title: string;
  body: string;
  created_at: string;
}

/** A page of updates as a list, counted from the newest of all; each leads to its lasting address. */
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
        articleBody: splitUpdateBody(body).join('\n'),
        author: publisher(),
        image: absolute(paths.shareCard('product-updates')),
      },
    })),
  };
}
