import { clsx } from 'clsx';
import { resources as copy } from '@/content/resources';
import { resourceListAddress } from '@/lib/text/resource-address';
import { categorySlug } from '@/lib/text/resource-category';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  categories: readonly string[];
  /** The chosen category as in the address; null is all of them, undefined none that exists. */
  current: string | null | undefined;
}

/**
 * The categories as luggage tags on one string. Each has an address of its own, and is loaded in full: to the framework's
 * own links, addresses that differ only after the question mark are one page.
 */
export function CategoryFilter({ categories, current }: CategoryFilterProps) {
  const chips = new Map<string | null, string>([[null, copy.all]]);
  for (const category of categories) {
    const slug = categorySlug(category);
    // Two spellings of one category are one chip.
    if (!chips.has(slug) && slug !== 'all') chips.set(slug, category);
  }
  return (
    <nav aria-label={copy.filter}>
      <ul className={styles.chips}>
        {[...chips].map(([slug, label]) => {
          const href = resourceListAddress({ slug, page: 1 });
          return (
            <li key={href}>
              <a
                href={href}
                aria-current={slug === current ? 'true' : undefined}
                className={clsx('tag-shape', styles.chip)}
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
