import { updatesList as copy } from '@/content/updates-list';
import { pageAddress } from '@/lib/product-updates';
import styles from './updates-feed.module.css';

interface UpdatesPagerProps {
  page: number;
  count: number;
  path: string;
}

/** The real pages behind the scrolling. Nothing when there is only one. */
export function UpdatesPager({ page, count, path }: UpdatesPagerProps) {
  if (count < 2) return null;
  return (
    <nav aria-label={copy.pages} className={styles.pager}>
      {page > 1 && (
        <a href={pageAddress(path, page - 1)} rel="prev">
          {copy.newer}
        </a>
      )}
      <ol>
        {pageNumbers(page, count).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={pageAddress(path, number)}
                aria-label={`${copy.page} ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < count && (
        <a href={pageAddress(path, page + 1)} rel="next">
          {copy.next}
        </a>
      )}
    </nav>
  );
}

/** The first page, the last one and those around the current one; null where some are left out. */
export function pageNumbers(page: number, count: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, count].filter((n) => n >= 1 && n <= count);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
