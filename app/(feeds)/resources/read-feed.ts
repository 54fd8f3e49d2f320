import 'server-only';
import { connection } from 'next/server';
import { resources as copy } from '@/content/resources';
import { listBlogPosts } from '@/lib/data/blog-posts';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { absolute } from '@/lib/seo/absolute';
import type { Feed } from '@/lib/seo/feeds';

/** The newest articles, as the first page of the list has them. */
export async function readResourcesFeed(): Promise<Feed> {
  await connection();
  const { posts } = await listBlogPosts({ categories: null, page: 1 });
  return {
    title: `${brand.name}: resources for hosts`,
    description: copy.description,
    page: paths.resources,
    rss: paths.resourcesRss,
    json: paths.resourcesJsonFeed,
    entries: posts.map((post) => ({
      path: paths.article(post.id),
      title: post.title,
      paragraphs: [post.excerpt],
      published: post.date,
      author: post.author,
      category: post.shown_category,
      image: absolute(paths.shareCard(`resources/${post.id}`)),
    })),
  };
}
