import { createHash } from 'node:crypto';
import type { Metadata } from 'next';
import { brand } from '../brand.ts';
import {
  defaultLanguage,
  languages,
  openGraphLocales,
  type Language,
} from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { paths } from '../paths.ts';
import { withoutSoftHyphens } from '../text/soft-hyphens.ts';
import { suffixed } from '../text/suffixed.ts';

/** The size of every share card, in pixels. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** A page with entries that can be followed in a feed reader. */
export type FeedName = keyof typeof feeds;

const feeds = {
  resources: { english: 'resources for hosts', rss: paths.resourcesRss },
  updates: { english: 'product updates', rss: paths.updatesRss },
  trust: { english: 'who processes personal data', rss: paths.trustRss },
} as const;

type Page = {
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** The page's own address on this site, beginning with a slash and without its language. */
  path: string;
  /** Default: English. */
  language?: Language;
  /** The languages that the page is in, with its address in each, as in `path`. Default: its own only. */
  alternates?: Partial<Record<Language, string>>;
  /** Keep the page out of search engines. Default: false. */
  hidden?: boolean;
  /** The address of the page with the card that is shown where this one is shared. Default: its own, or `/` for a hidden page. */
  cardOf?: string;
  feed?: FeedName;
  /** The dates, the author and the section of an article. */
  article?: { published: string; modified: string; author: string; section: string };
};

/**
 * The head of a page: suffixed title, description, canonical link, robots, and what
 * messengers and social networks show of it, with a large card.
 */
export function pageMetadata(page: Page): Metadata {
  const { hidden = false, feed, article, language = defaultLanguage } = page;
  const path = localPath(language, page.path);
  const ownTitle = withoutSoftHyphens(page.title);
  const title = suffixed(ownTitle);
  const description = withoutSoftHyphens(page.description);
  const cardOf = page.cardOf ?? (hidden ? paths.home : page.path);
  const card = {
    url: shareCardAddress(localPath(language, cardOf), `${title}|${description}`),
    alt: language === defaultLanguage ? `${ownTitle}, on a card of ${brand.name}` : ownTitle,
  };
  const words = { title, description };
  const shared = { ...words, images: [{ ...card, ...SHARE_CARD, type: 'image/png' }] };
  const site = { url: path, siteName: brand.name, locale: openGraphLocales[language] };
  const links = hidden ? {} : languageLinks(page.alternates ?? {});
  return {
    title: { absolute: title },
    description,
    alternates: {
      canonical: path,
      ...(Object.keys(links).length > 0 && { languages: links }),
      ...(feed && { types: { 'application/rss+xml': [feedIn(feed, language, ownTitle)] } }),
    },
    robots: hidden ? { index: false, follow: false } : { index: true, follow: true },
    openGraph: article
      ? {
          ...shared,
          ...site,
          type: 'article',
          publishedTime: article.published,
          modifiedTime: article.modified,
          authors: article.author,
          section: article.section,
        }
      : { ...shared, ...site, type: 'website' },
    // A Twitter card has no tags for the size and the type of its picture.
    twitter: { ...words, images: [card], card: 'summary_large_image' },
  };
}

/**
 * The addresses of a page by language (hreflang), as each of its languages has them; none where it is in one only. English
 * is what all other languages get.
 */
export function languageLinks(
  alternates: Partial<Record<Language, string>>,
): Record<string, string> {
  const links = languages.flatMap((language) => {
    const path = alternates[language];
    return path === undefined ? [] : [[language, localPath(language, path)] as const];
  });
  if (links.length < 2) return {};
  const original = alternates[defaultLanguage];
  return Object.fromEntries([...links, ...(original ? [['x-default', original] as const] : [])]);
}

/** The same address in each language of the site: of a page whose words are in the code. */
export function everyLanguage(path: string): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, path]));
}

/** The head of a page that finds nothing at its address: a suffixed title, and no place in search engines. */
export function missingPageMetadata(title = 'Page not found'): Metadata {
  return { title: { absolute: suffixed(title) }, robots: { index: false, follow: false } };
}

/** The name of a page's share card: its address. */
export function cardName(path: string): string {
  const [address = ''] = path.split('?');
  return address.slice(1) || 'home';
}

/** The title and the address of a feed. English feeds have titles of their own, others that of their page. */
export function feedIn(name: FeedName, language: Language, pageTitle: string) {
  const { english, rss } = feeds[name];
  const title = language === defaultLanguage ? english : pageTitle;
  return { title: `${brand.name}: ${title}`, url: localPath(language, rss) };
}

/**
 * The address of a page's share card. Messengers keep a picture for as long as its address stays the same, so it carries a
 * hash of the page's words.
 */
export function shareCardAddress(page: string, words: string): string {
  const version = createHash('sha256').update(words).digest('hex').slice(0, 8);
  return `${paths.shareCard(cardName(page))}?v=${version}`;
}

/** The share card of a page in a language, for whom an old picture is no harm. */
export function shareCard(language: Language, path: string): string {
  return paths.shareCard(cardName(localPath(language, path)));
}
