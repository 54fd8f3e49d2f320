import 'server-only';
import { connection } from 'next/server';
import { productUpdatesPage as copy } from '@/content/product-updates';
import { updatesList } from '@/content/updates-list';
import { brand } from '@/lib/brand';
import { listProductUpdates } from '@/lib/data/product-updates';
import { paths } from '@/lib/paths';
import type { Feed } from '@/lib/seo/feeds';
import { splitUpdateBody } from '@/lib/html/plain-text';

/** How many pages of the list a feed holds. */
const PAGES = [1, 2, 3, 4];

/** The newest updates of both types, in full. */
export async function readUpdatesFeed(): Promise<Feed> {
  await connection();
  const lists = await Promise.all(PAGES.map((page) => listProductUpdates('all', page)));
  const updates = new Map(
    lists.flatMap((list) => list.updates.map((update) => [update.id, update])),
  );
  return {
    title: `${brand.name}: product updates`,
    description: copy.description,
    page: paths.productUpdates,
    rss: paths.updatesRss,
    json: paths.updatesJsonFeed,
    entries: [...updates.values()].map((update) => ({
      path: paths.productUpdate(update.id),
      title: update.title,
      paragraphs: splitUpdateBody(update.body),
      published: update.created_at,
      category: updatesList.types[update.type === 'major' ? 'major' : 'minor'],
    })),
  };
}
