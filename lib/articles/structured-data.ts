import type { BlogPosting } from 'schema-dts';
import { brand } from '../brand.ts';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { paths } from '../paths.ts';
import { addressKey } from '../forms/address-key.ts';
import { absolute } from '../seo/absolute.ts';
import { lastChange, publisher } from '../seo/json-ld.ts';
import { shareCard } from '../seo/page-metadata.ts';
import { startOfDay } from '../text/format.ts';
import { UNNAMED } from './lists.ts';

interface Post {
  id: string;
  slug: string | null;
  title: string;
  excerpt: string;
  author: string;
  shown_category: string;
  date: string;
  created_at: string;
  updated_at: string;
  /** Default: English. */
  language?: Language;
}

/**
 * An article.
 *
 * @param image its own picture, if it has one that may be shown; its share card is listed beside it
 */
export function blogPosting(post: Post, image: string | null): BlogPosting {
  const { language = defaultLanguage } = post;
  const path = paths.article(addressKey(post));
  const address = absolute(localPath(language, path));
  const card = absolute(shareCard(language, path));
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url: address,
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    image: image ? [absolute(image), card] : [card],
    datePublished: startOfDay(post.date),
    dateModified: lastChange(post),
    author: authorOf(post.author, language),
    publisher: publisher(),
    articleSection: post.shown_category,
    inLanguage: language,
  };
}

/** A name with the product's in it is the publisher's, and that of another team is no person's. */
function authorOf(name: string, language: Language) {
  if (name === UNNAMED || name.includes(brand.name)) return publisher();
  const isGroup = /\bteam\b/i.test(name);
  return {
    '@type': isGroup ? 'Organization' : 'Person',
    name,
    url: absolute(localPath(language, paths.aboutPage)),
  } as const;
}
