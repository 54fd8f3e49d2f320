import { ArticleGrid } from '@/components/sections/resources/article-grid';
import { CategoryFilter } from '@/components/sections/resources/category-filter';
import { PageLinks } from '@/components/sections/resources/page-links';
import { ResourcesLayout } from '@/components/sections/resources/resources-layout';
import { EmptyState } from '@/components/states/empty-state';
import { resources as copy } from '@/content/resources';
import { listBlogCategories, listBlogPosts, POSTS_PER_PAGE } from '@/lib/data/blog-posts';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import type { ResourceList } from '@/lib/text/resource-address';
import { categorySlug } from '@/lib/text/resource-category';
import { ResourcesFailure } from './resources-failure';
import { ResourcesNotFound } from './resources-not-found';

/** One page of the articles, of one category or of all. An unknown category or page is no place: 404. */
export async function ResourcesList({ slug, page }: ResourceList) {
  const read = await skipDuringBuildOutage(() => readList({ slug, page }));
  if (!read) return <ResourcesFailure />;
  const { categories, posts, total } = read;
  if (posts.length === 0 && (slug !== null || page > 1)) return <ResourcesNotFound />;
  return (
    <ResourcesLayout filter={<CategoryFilter categories={categories} current={slug} />}>
      {posts.length > 0 ? <ArticleGrid articles={posts} /> : <EmptyState message={copy.empty} />}
      <PageLinks list={{ slug, page }} count={Math.ceil(total / POSTS_PER_PAGE)} />
    </ResourcesLayout>
  );
}

/** The articles of a list, with all categories. No articles mean that there is no such category or page. */
export async function readList({ slug, page }: ResourceList) {
  const categories = await listBlogCategories();
  const chosen = slug && categories.filter((category) => categorySlug(category) === slug);
  if (chosen?.length === 0) return { categories, posts: [], total: 0 };
  return { categories, ...(await listBlogPosts({ categories: chosen || null, page })) };
}
