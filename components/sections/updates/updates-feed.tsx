'use client';

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { ErrorState } from '@/components/states/error-state';
import { RetryWithLook } from '@/components/states/retry-with-look';
import {
  anchorOfUpdate,
  AUTOMATIC_PAGES,
  LOAD_MARGIN_PX,
  pageAddress,
  type UpdateList,
} from '@/lib/product-updates';
import styles from './updates-feed.module.css';
import { useOlderUpdates } from './use-older-updates';

interface UpdatesFeedProps {
  list: UpdateList;
  page: number;
  path: string;
  total: number;
  /** The updates that the server has rendered. */
  ids: string[];
  showType: boolean;
  /** The classes of the button that tries again. */
  retryLook: string;
  /** What never changes comes from the server, and need not weigh on the script. */
  texts: { older: string; loading: string; error: string };
  rowsToCome: ReactNode;
  pager: ReactNode;
  children: ReactNode;
}

/** The list, and below it what brings older updates: by itself at first, then when the reader asks. */
export function UpdatesFeed({
  showType,
  path,
  retryLook,
  texts: copy,
  rowsToCome,
  pager,
  children,
  ...start
}: UpdatesFeedProps) {
  const foot = useRef<HTMLDivElement>(null);
  const { Entry, older, newest, shown, total, upTo, hasMore, phase, load } = useOlderUpdates({
    ...start,
    foot,
  });
  const ahead = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [focusNewest, setFocusNewest] = useState(false);
  const comesByItself = hasMore && upTo - start.page < AUTOMATIC_PAGES;

  useEffect(() => {
    if (!comesByItself || phase !== 'idle' || !ahead.current || !foot.current) return;
    const inView = new Map<Element | null, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inView.set(target, isIntersecting);
        // Whoever has jumped past the end to its foot, or is in the footer by keyboard, did not ask for more above it.
        const isLeaving = inView.get(foot.current) || document.activeElement?.closest('footer');
        if (inView.get(ahead.current) && !isLeaving) void load();
      },
      { rootMargin: `${LOAD_MARGIN_PX}px` },
    );
    // The whole room ahead, not only its upper edge: a reader in a hurry jumps over an edge.
    observer.observe(ahead.current);
    observer.observe(foot.current);
    return () => observer.disconnect();
  });

  const firstNew = newest[0]?.id;
  useEffect(() => {
    if (!focusNewest || phase !== 'idle' || !firstNew) return;
    document.getElementById(anchorOfUpdate(firstNew))?.querySelector('article')?.focus();
  }, [focusNewest, phase, firstNew]);

  async function showOlder(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (phase === 'loading') return;
    setFocusNewest(false);
    const arrived = await load();
    const { activeElement } = document;
    setFocusNewest(arrived && (activeElement === link.current || activeElement === document.body));
  }

  return (
    <div className={styles.feed}>
      <ol className={styles.list}>
        {children}
        {Entry &&
          older.map((update) => <Entry key={update.id} update={update} showType={showType} />)}
      </ol>
      {(comesByItself || phase !== 'idle') && (
        <div
          key={upTo}
          ref={ahead}
          className={styles.ahead}
          data-failed={phase === 'failed' || undefined}
        >
          {phase === 'failed' ? (
            <ErrorState
              message={copy.error}
              retry={<RetryWithLook look={retryLook} onRetry={() => void load()} />}
            />
          ) : (
            rowsToCome
          )}
        </div>
      )}
      <div ref={foot} className={styles.foot}>
        <p role="status">{statusText()}</p>
        {hasMore && (
          <a
            ref={link}
            href={pageAddress(path, upTo + 1)}
            onClick={showOlder}
            aria-disabled={phase === 'loading' || undefined}
            className={styles.older}
          >
            {copy.older}
          </a>
        )}
        {pager}
      </div>
    </div>
  );

  function statusText(): string {
    if (phase === 'loading') return copy.loading;
    if (upTo > start.page) return `${newest.length} more updates shown, ${shown} of ${total}`;
    return `Updates ${shown - start.ids.length + 1} to ${shown} of ${total}`;
  }
}
