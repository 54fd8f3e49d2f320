import { searchedPaths } from '@/lib/paths';
import type { PageHead } from '@/lib/seo/page-head';

const heads = Object.values(
  import.meta.glob<PageHead>('../**/head.ts', { eager: true, import: 'head' }),
);

/** The heads of the static pages that are for search, each from the folder of its page, in the order of the sitemap. */
export const pageHeads: readonly PageHead[] = searchedPaths.map((path) => {
  const head = heads.find((each) => each.path === path);
  if (!head) throw new Error(`${path} is in searchedPaths, but its page has no head.ts`);
  return head;
});
