import { CategoryFilter } from '@/components/sections/resources/category-filter';
import { ResourcesLayout } from '@/components/sections/resources/resources-layout';
import { EmptyState } from '@/components/states/empty-state';
import { Missing } from '@/components/states/missing';
import { resources as copy } from '@/content/resources';
import { listBlogCategories } from '@/lib/data/blog-posts';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';

/** A category or a page that does not exist: the categories that do, below the specified sentence. */
export async function ResourcesNotFound() {
  // Whether the way on can be offered must not decide whether the reader learns what is wrong.
  const categories = await skipDuringBuildOutage(listBlogCategories).catch(() => undefined);
  return (
    <ResourcesLayout filter={<CategoryFilter categories={categories ?? []} current={undefined} />}>
      <Missing />
      <EmptyState message={copy.empty} />
    </ResourcesLayout>
  );
}
