import { getBlogPost } from '@/lib/articles/articles';
import { UNNAMED } from '@/lib/articles/lists';
import { isSlug } from '@/lib/forms/fields';
import { paths } from '@/lib/paths';
import type { StoredCards } from '@/lib/seo/page-head';
import { formatDay } from '@/lib/text/format';

export const cards: StoredCards = {
  pathOf: paths.article,
  async find(key, language, { resources: { resources } }) {
    const post = isSlug(key) ? await getBlogPost(key, language) : null;
    if (!post) return null;
    const eyebrow = { time: resources.eyebrow.time, label: post.shown_category };
    const facts = [post.author === UNNAMED ? '' : post.author, post.read_time].filter(Boolean);
    return {
      title: post.seo_title || post.title,
      eyebrow,
      tag: 'lamp',
      facts: [...facts, formatDay(post.date, language)],
    };
  },
};
