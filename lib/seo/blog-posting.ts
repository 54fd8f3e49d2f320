import type { BlogPosting, WithContext } from 'schema-dts';
import { paths } from '../paths.ts';
import { UNNAMED } from '../text/resource-defaults.ts';
import { absolute } from './absolute.ts';
import { lastChange } from './last-change.ts';
import { publisher } from './organization.ts';

interface Post {
  id: string;
  title: string;
  excerpt: string;
  author: string;
  shown_category: string;
  date: string;
  created_at: string;
  updated_at: string;
}

/**
 * An article.
 *
 * @param image its own picture, if it has one that may be shown; its share card stands beside it
 */
export function blogPosting(post: Post, image: string | null): WithContext<BlogPosting> {
  const address = absolute(paths.article(post.id));
  const card = absolute(paths.shareCard(`resources/${post.id}`));
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url: address,
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    image: image ? [absolute(image), card] : [card],
    datePublished: post.date,
    dateModified: modified(post),
    author:
      post.author === UNNAMED
        ? publisher()
        : { '@type': 'Person', name: post.author, url: absolute(paths.aboutPage) },
    publisher: publisher(),
    articleSection: post.shown_category,
    inLanguage: 'en',
  };
}

/** An article that was prepared before its day has not been changed since. */
function modified(post: Post): string {
  const changed = lastChange(post);
  return changed.slice(0, 10) > post.date ? changed : post.date;
}
