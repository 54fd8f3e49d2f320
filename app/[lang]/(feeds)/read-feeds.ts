import 'server-only';
import { connection } from 'next/server';
import { wordsIn } from '@/content/words';
import { listProductUpdates } from '@/lib/updates/product-updates';
import { defaultLanguage, type Language } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { routeLanguage, type LanguageRoute } from '@/lib/languages/route-language';
import { paths } from '@/lib/paths';
import { addressKey } from '@/lib/forms/address-key';
import { rssResponse, type Feed } from '@/lib/seo/feeds';
import { feedIn } from '@/lib/seo/page-metadata';
import { parsePlainText } from '@/lib/html/plain-text';
import { listBlogPosts } from '@/lib/articles/articles';
import { fillIn } from '@/lib/text/fill-in';
import { formatDay } from '@/lib/text/format';
import { changesOf, knownSince } from '@/lib/trust/subprocessor';
import { listSubprocessors } from '@/lib/trust/list-subprocessors';

/** The route handler of a feed, which is read for each request. */
export function feedRoute(read: (language: Language) => Promise<Feed>) {
  return async (_: Request, route: LanguageRoute): Promise<Response> => {
    await connection();
    return rssResponse(await read(await routeLanguage(route)));
  };
}

/** How many pages of the list a feed holds. */
const PAGES = [1, 2, 3, 4];

/** The newest updates of both types, in full. */
export async function readUpdatesFeed(language: Language): Promise<Feed> {
  const { updatePages, updatesList } = wordsIn(language).productUpdates;
  const lists = await Promise.all(PAGES.map((page) => listProductUpdates('all', page, language)));
  const updates = new Map(
    lists.flatMap((list) => list.updates.map((update) => [update.id, update])),
  );
  return {
    language,
    ...feedIn('updates', language, updatePages.all.pageTitle),
    description: updatePages.all.description,
    page: localPath(language, paths.productUpdates),
    entries: [...updates.values()].map((update) => ({
      path: localPath(update.language, paths.productUpdate(update.id)),
      title: update.title,
      language: update.language,
      body: parsePlainText(update.body, 'update'),
      published: update.created_at,
      category: updatesList.entry.types[update.type === 'major' ? 'major' : 'minor'],
    })),
  };
}

/** The newest articles, as the first page of the list has them. */
export async function readResourcesFeed(language: Language): Promise<Feed> {
  const { resources } = wordsIn(language).resources;
  const { posts } = await listBlogPosts({ categories: null, page: 1 }, language);
  return {
    language,
    ...feedIn('resources', language, resources.pageTitle),
    description: resources.description,
    page: localPath(language, paths.resources),
    entries: posts.map((post) => ({
      path: localPath(post.language, paths.article(addressKey(post))),
      guid: localPath(post.language, paths.article(post.id)),
      title: post.title,
      language: post.language,
      body: parsePlainText(post.excerpt),
      published: post.date,
      author: post.author,
      category: post.shown_category,
    })),
  };
}

/** How many changes of subprocessors a feed holds. */
const MOST_CHANGES = 50;

/** The changes in the list of who processes personal data for us, the newest first. */
export async function readTrustFeed(language: Language): Promise<Feed> {
  const { company, trust } = wordsIn(language);
  const { subprocessorFeed } = company;
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
    language,
    ...feedIn('trust', language, trust.trustPage.pageTitle),
    description: subprocessorFeed.description,
    page: localPath(language, paths.trust),
    entries: news.slice(0, MOST_CHANGES).map(({ id, kind, name, date, text, known }) => ({
      path: localPath(language, paths.trustChange(id)),
      // The stored rows are in English, as the page says.
      language: defaultLanguage,
      title: fillIn(subprocessorFeed.titles[kind], { name, day: formatDay(date, language) }),
      body: parsePlainText(text),
      published: known,
      category: subprocessorFeed.kinds[kind],
    })),
  };
}
