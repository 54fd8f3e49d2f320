'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { ErrorState, RetryButton } from '@/components/states/error-state';
import type { Words } from '@/content/languages';
import { countPages, LOAD_MARGIN_PX, pageAddress, UPDATES_PER_PAGE } from '@/lib/updates/lists';
import { fillIn } from '@/lib/text/fill-in';
import type { EntryProps, UpdateEntry } from './update-entry';
import type { UpdateView } from './update-view';
import styles from './updates-feed.module.css';

/** The answer of the server for one page of a list. */
interface UpdatesAnswer {
  updates: UpdateView[];
  total: number;
}

/** The part of a history entry that is kept so that going back leads to the same place. */
interface Kept {
  upTo: number;
  y: number;
}

interface UpdatesFeedProps {
  /** The address from which pages of the list come, without their number. */
  source: string;
  /** The page that the server has rendered. */
  page: number;
  path: string;
  total: number;
  /** The updates that the server has rendered. */
  ids: string[];
  entry: EntryProps;
  retryClassName: string;
  words: FeedWords;
  skeleton: ReactNode;
  children: ReactNode;
}

type FeedWords = Words['productUpdates']['updatesList']['feed'];

/**
 * The list of updates. Older pages load while its end is in view or above it, to the last one. The numbered links below are
 * for browsers without scripts and for search engines.
 */
export function UpdatesFeed(props: UpdatesFeedProps) {
  const { page, path, ids, entry, words, skeleton } = props;
  const ahead = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const { Entry, older, total, upTo, hasMore, phase, load } = useOlderUpdates(props, foot);

  useLoadingAhead(ahead, hasMore && phase === 'idle', load);
  const retry = {
    label: words.tryAgain,
    className: props.retryClassName,
    onRetry: () => void load(),
  };
  const first = (page - 1) * UPDATES_PER_PAGE + 1;
  const last = first - 1 + ids.length + older.length;
  return (
    <div className="@container">
      {hasMore ? (
        <a
          href="#footer"
          className="absolute z-1 bg-background px-4 py-3 font-semibold not-focus:sr-only"
        >
          {words.skip}
        </a>
      ) : null}
      <ol className="border-t-[1.5px] border-foreground">
        {props.children}
        {Entry && older.map((update) => <Entry key={update.id} update={update} {...entry} />)}
      </ol>
      {hasMore || phase !== 'idle' ? (
        <div
          key={upTo}
          ref={ahead}
          className={styles.ahead}
          data-failed={phase === 'failed' || undefined}
        >
          {phase === 'failed' ? (
            <ErrorState message={words.error} retry={<RetryButton {...retry} />} />
          ) : (
            skeleton
          )}
        </div>
      ) : null}
      <div ref={foot} className={styles.foot}>
        <p role="status">
          {phase === 'loading' ? words.loading : fillIn(words.shown, { first, last, total })}
        </p>
        <Pager page={page} upTo={upTo} count={countPages(total)} path={path} words={words} />
      </div>
    </div>
  );
}

/** Loads while the end of the list is in view or above it. */
function useLoadingAhead(
  ahead: RefObject<HTMLElement | null>,
  isReady: boolean,
  load: () => Promise<void>,
) {
  useEffect(() => {
    if (!isReady || !ahead.current) return;
    const observer = new IntersectionObserver(
      ([end]) => {
        // A reader in the footer by keyboard or by the skip link does not ask for more above it.
        if (end?.isIntersecting && !document.activeElement?.closest('footer')) void load();
      },
      // The End key jumps past the end of the list, which then lies above the window.
      { rootMargin: `1000000px 0px ${LOAD_MARGIN_PX}px` },
    );
    observer.observe(ahead.current);
    return () => observer.disconnect();
  });
}

interface PagerProps {
  /** The pages that are shown, from the first one to the last. */
  page: number;
  upTo: number;
  count: number;
  path: string;
  words: FeedWords;
}

/** The numbered pages of the list; those that are shown are marked. Nothing when there is only one. */
function Pager({ page, upTo, count, path, words }: PagerProps) {
  if (count < 2) return null;
  return (
    <nav aria-label={words.pages} className={styles.pager}>
      {page > 1 ? (
        <a href={pageAddress(path, page - 1)} rel="prev">
          {words.newer}
        </a>
      ) : null}
      <ol>
        {pageNumbers(page, upTo, count).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={pageAddress(path, number)}
                aria-label={`${words.page} ${number}`}
                aria-current={
                  number === page ? 'page' : number > page && number <= upTo ? 'true' : undefined
                }
              >
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
      {upTo < count ? (
        <a href={pageAddress(path, upTo + 1)} rel="next">
          {words.next}
        </a>
      ) : null}
    </nav>
  );
}

const MOST_SHOWN_NUMBERS = 6;

/** The first page, the last one, and those around the pages from `page` to `upTo`; null where some are left out. */
export function pageNumbers(page: number, upTo: number, count: number): (number | null)[] {
  const between = upTo - page + 1;
  const shown =
    between <= MOST_SHOWN_NUMBERS
      ? Array.from({ length: between }, (_, index) => page + index)
      : [page, upTo];
  const wanted = [1, page - 1, ...shown, upTo + 1, count].filter((n) => n >= 1 && n <= count);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}

const NONE: UpdatesAnswer[] = [];

/**
 * Fetches the pages after the one that the server rendered, and those again that a returning reader had opened.
 *
 * @param foot what comes below the list: where it is in view, older updates arrive above it and it stays in place
 */
function useOlderUpdates(props: UpdatesFeedProps, foot: RefObject<HTMLElement | null>) {
  const { source, page, total } = props;
  const [fetched, setFetched] = useState(NONE);
  // Loads with the first older update; those of the first page are rendered by the server.
  const [Entry, setEntry] = useState<typeof UpdateEntry>();
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isBusy = useRef(false);
  const place = usePlace(foot, fetched);

  const list = listOf(props, fetched);
  const { upTo } = list;

  /** Fetches the next page, or all up to a given one. */
  async function load(end = upTo + 1): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase('loading');
    try {
      const [entry, ...answers] = await fetchPages(source, upTo, end);
      await scrollRest();
      place.hold();
      setEntry(() => entry.UpdateEntry);
      // Unless the list has started again in the meantime.
      setFetched((before) => (page + before.length === upTo ? [...before, ...answers] : before));
      setPhase('idle');
    } catch {
      setPhase('failed');
    } finally {
      isBusy.current = false;
    }
  }

  useEffect(() => {
    const kept = readKept();
    if (!kept) {
      // The framework keeps a page that was left. Opened again by a link, which adds a history entry, the list starts
      // with its first page.
      queueMicrotask(() => {
        setFetched(NONE);
        setPhase('idle');
      });
    } else if (kept.upTo > upTo) {
      place.returnTo(kept.y);
      const end = Math.min(kept.upTo, countPages(total));
      queueMicrotask(() => void load(end));
    }
    // Once, when the page appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useKeptPlace(page, upTo);
  return { Entry, ...list, phase, load };
}

/** The list with the pages that were fetched: its older updates, its end and what is known of its length. */
function listOf({ page, total: counted, ids }: UpdatesFeedProps, fetched: UpdatesAnswer[]) {
  const upTo = page + fetched.length;
  const last = fetched.at(-1);
  const total = last?.total ?? counted;
  const older = withoutRepeats(ids, fetched);
  const shown = (page - 1) * UPDATES_PER_PAGE + ids.length + older.length;
  // An empty page is beyond the end, even if the earlier count was higher.
  const hasMore = last?.updates.length !== 0 && upTo < countPages(total);
  return { older, upTo, hasMore, total: Math.max(shown, total) };
}

/**
 * The place of the window when older updates are rendered: what comes below the list stays where it is in view, and a
 * returning reader comes to where they were.
 */
function usePlace(foot: RefObject<HTMLElement | null>, fetched: UpdatesAnswer[]) {
  const heldAt = useRef<number | null>(null);
  const returnTo = useRef<number | null>(null);

  useLayoutEffect(() => {
    const moved =
      heldAt.current !== null && foot.current ? topOf(foot.current) - heldAt.current : 0;
    heldAt.current = null;
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
    if (returnTo.current !== null) window.scrollTo({ top: returnTo.current, behavior: 'instant' });
    returnTo.current = null;
  }, [fetched, foot]);

  return {
    hold: () => void (heldAt.current = topInView(foot.current)),
    returnTo: (y: number) => void (returnTo.current = y),
  };
}

/** Stores in the history entry up to which page the list is shown, and where the window stands. */
function useKeptPlace(page: number, upTo: number) {
  const keptUpTo = useRef(page);
  useEffect(() => {
    if (upTo === page) return;
    const keep = () => {
      const kept: Kept = { upTo, y: window.scrollY };
      window.history.replaceState({ ...window.history.state, updates: kept }, '');
    };
    // The page is at its top for a moment on the way back within the site; what was stored before still holds.
    if (keptUpTo.current !== upTo && readKept()?.upTo !== upTo) keep();
    keptUpTo.current = upTo;
    window.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [upTo, page]);
}

/** An update that has moved down while the reader was here arrives a second time. */
function withoutRepeats(ids: string[], answers: UpdatesAnswer[]): UpdateView[] {
  const seen = new Set(ids);
  return answers
    .flatMap(({ updates }) => updates)
    .filter(({ id }) => !seen.has(id) && Boolean(seen.add(id)));
}

/** Fetches the pages after one up to another, and what renders their updates. */
function fetchPages(source: string, after: number, end: number) {
  return Promise.all([
    import('./update-entry'),
    ...Array.from({ length: end - after }, (_, index) => fetchPage(source, after + 1 + index)),
  ]);
}

async function fetchPage(source: string, page: number): Promise<UpdatesAnswer> {
  const response = await fetch(`${source}/${page}`);
  // No message, because the list itself says that a page failed.
  if (!response.ok) throw new Error();
  return (await response.json()) as UpdatesAnswer;
}

const MOST_FRAMES_OF_A_SCROLL = 30;

/**
 * Resolves when the window stands still, or after half a second of scrolling. The End key scrolls smoothly to where the
 * page ended when it was pressed: a page that grows on the way would leave the reader in its middle.
 */
async function scrollRest(): Promise<void> {
  for (let frame = 0, y = NaN; y !== window.scrollY && frame < MOST_FRAMES_OF_A_SCROLL; frame++) {
    y = window.scrollY;
    await new Promise(requestAnimationFrame);
  }
}

function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top;
}

function topInView(element: HTMLElement | null): number | null {
  return element && topOf(element) < window.innerHeight ? topOf(element) : null;
}

function readKept(): Kept | undefined {
  return (window.history.state as { updates?: Kept } | null)?.updates;
}
