import { searchedPaths } from '@/lib/routes';
import type { PageHead } from '@/lib/seo/page-head';

// The option `import` is left out: a build shortens the names of exports, but not the one in that option.
const modules = import.meta.glob<{ head: PageHead }>('../**/head.ts', { eager: true });
const heads = Object.values(modules).map(({ head }) => head);

/** The heads of the static pages that are for search, each from the folder of its page, in the order of the sitemap. */
export const pageHeads: readonly PageHead[] = searchedPaths.map((path) => {
  const head = heads.find((each) => each.path === path);
  if (!head) throw new Error(`${path} is in searchedPaths, but its page has no head.ts`);
  return head;
});
