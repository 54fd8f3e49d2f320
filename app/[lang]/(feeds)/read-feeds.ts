import 'server-only';
import { connection } from 'next/server';
import { notFound } from 'next/navigation';
import { wordsIn } from '@/content/words';
import { brand } from '@/lib/brand';
import { listProductUpdates } from '@/lib/updates/product-updates';
import { defaultLanguage, isLanguage, type Language } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { paths } from '@/lib/paths';
import { addressKey } from '@/lib/forms/address-key';
import type { Feed } from '@/lib/seo/feeds';
import { parsePlainText } from '@/lib/html/plain-text';
import { listBlogPosts } from '@/lib/articles/articles';
import { fillIn } from '@/lib/text/fill-in';
import { formatDay } from '@/lib/text/format';
import { changesOf, knownSince } from '@/lib/trust/subprocessor';
import { listSubprocessors } from '@/lib/trust/subprocessors';

/** The language in the address of a feed; unknown ones have none. */
export async function feedLanguage(params: Promise<{ lang: string }>): Promise<Language> {
  const { lang } = await params;
  return isLanguage(lang) ? lang : notFound();
}

/** English feeds have titles of their own, others that of their page. */
function titleIn(language: Language, english: string, page: string): string {
  return `${brand.name}: ${language === defaultLanguage ? english : page}`;
}

function addressesIn(language: Language, page: string, rss: string) {
  return { page: localPath(language, page), rss: localPath(language, rss) };
}

/** How many pages of the list a feed holds. */
const PAGES = [1, 2, 3, 4];

/** The newest updates of both types, in full. */
export async function readUpdatesFeed(language: Language): Promise<Feed> {
  await connection();
  const { updatePages, updatesList } = wordsIn(language).productUpdates;
  const lists = await Promise.all(PAGES.map((page) => listProductUpdates('all', page, language)));
  const updates = new Map(
    lists.flatMap((list) => list.updates.map((update) => [update.id, update])),
  );
  return {
    language,
    title: titleIn(language, 'product updates', updatePages.all.pageTitle),
    description: updatePages.all.description,
    ...addressesIn(language, paths.productUpdates, paths.updatesRss),
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
  await connection();
  const { resources } = wordsIn(language).resources;
  const { posts } = await listBlogPosts({ categories: null, page: 1 }, language);
  return {
    language,
    title: titleIn(language, 'resources for hosts', resources.pageTitle),
    description: resources.description,
    ...addressesIn(language, paths.resources, paths.resourcesRss),
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

/** What changed in the list of who processes personal data for us, the newest news first. */
export async function readTrustFeed(language: Language): Promise<Feed> {
  await connection();
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
    title: titleIn(language, 'who processes personal data', trust.trustPage.pageTitle),
    description: subprocessorFeed.description,
    ...addressesIn(language, paths.trust, paths.trustRss),
    entries: news.slice(0, MOST_CHANGES).map(({ id, kind, name, date, text, known }) => ({
      path: localPath(language, paths.trustChange(id)),
      // What is stored of it is in English, as the page says.
      language: defaultLanguage,
      title: fillIn(subprocessorFeed.titles[kind], { name, day: formatDay(date, language) }),
      body: parsePlainText(text),
      published: known,
      category: subprocessorFeed.kinds[kind],
    })),
  };
}
