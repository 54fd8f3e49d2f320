import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import { Eyebrow } from '@/components/sections/eyebrow';
import { EmptyState } from '@/components/states/empty-state';
import { ErrorState } from '@/components/states/error-state';
import { Missing } from '@/components/states/missing';
import { ReloadLink } from '@/components/states/reload-link';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import type { Language } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { fillIn } from '@/lib/text/fill-in';
import { listBlogCategories, listBlogPosts, POSTS_PER_PAGE } from '@/lib/articles/articles';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { paths } from '@/lib/paths';
import { resourceListAddress, type ResourceList, categorySlug } from '@/lib/articles/lists';
import { cn } from '@/lib/utils';
import { ArticleGrid } from './articles';
import ledgerShelf from './ledger-shelf.svg';

/** One page of the articles, of one category or of all. An unknown category or page is 404. */
export async function ResourcesList({ slug, page }: ResourceList) {
  const { resources, states } = await words();
  const copy = resources.resources;
  const language = await currentLanguage();
  const shown = { copy, language };
  const read = await skipDuringBuildOutage(() => readList({ slug, page }));
  if (!read) {
    return (
      <ResourcesLayout copy={copy}>
        <ErrorState
          message={copy.failed}
          retry={<ReloadLink href={localPath(language, paths.resources)} label={states.tryAgain} />}
        />
      </ResourcesLayout>
    );
  }
  const { categories, posts, total } = read;
  if (posts.length === 0 && (slug !== null || page > 1)) return <ResourcesNotFound />;
  return (
    <ResourcesLayout
      copy={copy}
      filter={<CategoryFilter {...shown} categories={categories} current={slug} />}
    >
      {posts.length > 0 ? <ArticleGrid articles={posts} /> : <EmptyState message={copy.empty} />}
      <PageLinks {...shown} list={{ slug, page }} count={Math.ceil(total / POSTS_PER_PAGE)} />
    </ResourcesLayout>
  );
}

/** The articles of a list, with all categories. Empty where there is no such category or page. */
export async function readList({ slug, page }: ResourceList) {
  const language = await currentLanguage();
  const categories = await listBlogCategories(language);
  const chosen = slug && categories.filter((category) => categorySlug(category) === slug);
  if (chosen?.length === 0) return { categories, posts: [], total: 0 };
  return { categories, ...(await listBlogPosts({ categories: chosen || null, page }, language)) };
}

/** A category or a page that does not exist: the categories that do, below the message. */
export async function ResourcesNotFound() {
  // The page still says what is wrong without the categories.
  const { resources: copy } = (await words()).resources;
  const language = await currentLanguage();
  const categories = await skipDuringBuildOutage(() => listBlogCategories(language)).catch(
    () => undefined,
  );
  return (
    <ResourcesLayout
      copy={copy}
      filter={
        <CategoryFilter
          copy={copy}
          language={language}
          categories={categories ?? []}
          current={undefined}
        />
      }
    >
      <Missing />
      <EmptyState message={copy.empty} />
    </ResourcesLayout>
  );
}

type ResourcesWords = Words['resources']['resources'];

interface ResourcesLayoutProps {
  copy: ResourcesWords;
  filter?: ReactNode;
  children: ReactNode;
}

/** Heading of the articles, the shelf of the ledgers beside it, and below them the categories and the list. */
function ResourcesLayout({ copy, filter, children }: ResourcesLayoutProps) {
  return (
    <div data-theme="light" className="mx-auto max-w-page overflow-x-clip px-gutter pt-12 xl:pt-16">
      <div className="grid grid-cols-12 items-end border-b-[1.5px] border-foreground">
        <div className="col-span-full pb-10 lg:col-span-7 lg:pb-14">
          <Eyebrow {...copy.eyebrow} />
          <h1 className="max-w-[8.5em] text-h1">{copy.title}</h1>
          <p className="mt-6 max-w-[36rem] text-lead">{copy.lead}</p>
        </div>
        <Drawing file={ledgerShelf} className="col-span-5 w-full max-lg:hidden" />
      </div>
      <div className="pt-8 pb-section">
        {filter}
        <div className="pt-8">{children}</div>
      </div>
    </div>
  );
}

interface CategoryFilterProps {
  copy: ResourcesWords;
  language: Language;
  categories: readonly string[];
  /** The chosen category as in the address; null is all of them, undefined none that exists. */
  current: string | null | undefined;
}

/** The categories as luggage tags. Plain links, because next/link takes addresses that differ only in the query for one page. */
function CategoryFilter({ copy, language, categories, current }: CategoryFilterProps) {
  const chips = new Map<string | null, string>([[null, copy.all]]);
  for (const category of categories) {
    const slug = categorySlug(category);
    // Two spellings of one category are one chip.
    if (!chips.has(slug) && slug !== 'all') chips.set(slug, category);
  }
  return (
    <nav aria-label={copy.filter}>
      <ul className="flex flex-wrap gap-3 [--tag-cut:0.75rem] [--tag-hole-at:1.125rem] [--tag-hole-size:0.25rem] [--tag:color-mix(in_srgb,theme(colors.ink.DEFAULT)_9%,theme(colors.paper))]">
        {[...chips].map(([slug, label]) => {
          const href = localPath(language, resourceListAddress({ slug, page: 1 }));
          return (
            <li key={href}>
              <a
                href={href}
                aria-current={slug === current ? 'true' : undefined}
                className={cn(
                  'tag-shape relative isolate inline-flex min-h-11 items-center py-1.5 pr-4.5 pl-8.5 leading-[1.2] font-semibold wrap-anywhere hover:underline',
                  slug === current
                    ? 'text-background [--tag:var(--foreground)] forced-colors:border-2'
                    : 'forced-colors:border',
                )}
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface PageLinksProps {
  copy: ResourcesWords;
  language: Language;
  list: ResourceList;
  /** How many pages there are. */
  count: number;
}

/** The way through a list that is longer than a page; plain links, as in the filter. */
function PageLinks({ copy, language, list: { slug, page }, count }: PageLinksProps) {
  if (count < 2) return null;
  const address = (number: number) =>
    localPath(language, resourceListAddress({ slug, page: number }));
  const link = 'inline-flex min-h-12 items-center font-semibold text-primary underline';
  return (
    <nav
      aria-label={copy.pages}
      className="mt-16 flex flex-wrap items-center justify-between gap-x-8 border-t-[1.5px] border-foreground pt-4"
    >
      <p className="tabular-nums">{fillIn(copy.page, { page, count })}</p>
      <div className="flex gap-8">
        {page > 1 && (
          <a rel="prev" href={address(page - 1)} className={link}>
            {copy.newerPage}
          </a>
        )}
        {page < count && (
          <a rel="next" href={address(page + 1)} className={link}>
            {copy.olderPage}
          </a>
        )}
      </div>
    </nav>
  );
}
