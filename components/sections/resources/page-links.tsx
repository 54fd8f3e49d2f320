import { resources as copy } from '@/content/resources';
import { resourceListAddress, type ResourceList } from '@/lib/text/resource-address';

interface PageLinksProps {
  list: ResourceList;
  /** How many pages there are. */
  count: number;
}

/**
 * The way through a list that is longer than a page. By full loads: to the framework's own links, addresses that differ
 * only after the question mark are one page.
 */
export function PageLinks({ list: { slug, page }, count }: PageLinksProps) {
  if (count < 2) return null;
  const link = 'inline-flex min-h-12 items-center font-semibold text-primary underline';
  return (
    <nav
      aria-label={copy.pages}
      className="mt-16 flex flex-wrap items-center justify-between gap-x-8 border-t-[1.5px] border-foreground pt-4"
    >
      <p className="tabular-nums">
        {copy.page} {page} of {count}
      </p>
      <div className="flex gap-8">
        {page > 1 && (
          <a rel="prev" href={resourceListAddress({ slug, page: page - 1 })} className={link}>
            {copy.newerPage}
          </a>
        )}
        {page < count && (
          <a rel="next" href={resourceListAddress({ slug, page: page + 1 })} className={link}>
            {copy.olderPage}
          </a>
        )}
      </div>
    </nav>
  );
}
