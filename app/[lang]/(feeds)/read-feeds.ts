import 'server-only';
import { connection } from 'next/server';
import { subprocessorFeed } from '@/content/en/company';
import { productUpdatesPage, updatesList } from '@/content/en/product-updates';
import { brand } from '@/lib/brand';
import { listProductUpdates } from '@/lib/updates/product-updates';
import { paths } from '@/lib/paths';
import type { Feed } from '@/lib/seo/feeds';
import { parsePlainText } from '@/lib/html/plain-text';
import { resources } from '@/content/en/resources';
import { listBlogPosts } from '@/lib/articles/articles';
import { absolute } from '@/lib/seo/absolute';
import { fillIn } from '@/lib/text/fill-in';
import { formatDay } from '@/lib/text/format';
import { changesOf, knownSince } from '@/lib/trust/subprocessor';
import { listSubprocessors } from '@/lib/trust/subprocessors';

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
    description: productUpdatesPage.description,
    page: paths.productUpdates,
    rss: paths.updatesRss,
    json: paths.updatesJsonFeed,
    entries: [...updates.values()].map((update) => ({
      path: paths.productUpdate(update.id),
      title: update.title,
      body: parsePlainText(update.body, 'update'),
      published: update.created_at,
      category: updatesList.entry.types[update.type === 'major' ? 'major' : 'minor'],
    })),
  };
}

/** The newest articles, as the first page of the list has them. */
export async function readResourcesFeed(): Promise<Feed> {
  await connection();
  const { posts } = await listBlogPosts({ categories: null, page: 1 });
  return {
    title: `${brand.name}: resources for hosts`,
    description: resources.description,
    page: paths.resources,
    rss: paths.resourcesRss,
    json: paths.resourcesJsonFeed,
    entries: posts.map((post) => ({
      path: paths.article(post.id),
      title: post.title,
      body: parsePlainText(post.excerpt),
      published: post.date,
      author: post.author,
      category: post.shown_category,
      image: absolute(paths.shareCard(`resources/${post.id}`)),
    })),
  };
}

/** How many changes of subprocessors a feed holds. */
const MOST_CHANGES = 50;

/** What changed in the list of who processes personal data for us, the newest news first. */
export async function readTrustFeed(): Promise<Feed> {
  await connection();
  const subprocessors = await listSubprocessors();
  const news = subprocessors
    .flatMap((subprocessor) =>
      changesOf([subprocessor]).map((change) => ({
        ...change,
        known: knownSince(change, subprocessor.updated_at),
      })),
    )
    .sort((a, b) => b.known.localeCompare(a.known) || a.id.localeCompare(b.id));
  return {
    title: `${brand.name}: who processes personal data`,
    description: subprocessorFeed.description,
    page: paths.trust,
    rss: paths.trustRss,
    json: paths.trustJsonFeed,
    entries: news
      .slice(0, MOST_CHANGES)
      .map(({ id, kind, name, date, text, is_sample, known }) => ({
        path: paths.trustChange(id),
        title: fillIn(subprocessorFeed.titles[kind], { name, day: formatDay(date) }),
        body: parsePlainText(is_sample ? `${text}\n${subprocessorFeed.sample}` : text),
        published: known,
        category: subprocessorFeed.kinds[kind],
      })),
  };
}
