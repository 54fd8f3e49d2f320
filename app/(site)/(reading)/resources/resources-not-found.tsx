import { CategoryFilter } from '@/components/sections/resources/category-filter';
import { ResourcesLayout } from '@/components/sections/resources/resources-layout';
import { EmptyState } from '@/components/states/empty-state';
import { Missing } from '@/components/states/missing';
import { resources as copy } from '@/content/resources';
import { listBlogCategories } from '@/lib/data/blog-posts';
import { unlessAwayAtBuild } from '@/lib/data/while-building';

/** A category or a page that does not exist: the categories that do, below the specified sentence. */
export async function ResourcesNotFound() {
  // Whether the way on can be offered must not decide whether the reader learns what is wrong.
  const categories = await unlessAwayAtBuild(listBlogCategories).catch(() => undefined);
  return (
    <ResourcesLayout filter={<CategoryFilter categories={categories ?? []} current={undefined} />}>
      <Missing />
      <EmptyState message={copy.empty} />
    </ResourcesLayout>
  );
}
