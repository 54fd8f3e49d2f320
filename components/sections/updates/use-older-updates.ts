import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  countPages,
  olderUpdatesPath,
  UPDATES_PER_PAGE,
  type UpdateList,
} from '@/lib/product-updates';
import type { UpdateEntry } from './update-entry';
import type { UpdateView } from './update-view';

/** What the server sends for one page of a list. */
export interface UpdatesAnswer {
  updates: UpdateView[];
  total: number;
}

interface Start {
  list: UpdateList;
  page: number;
  total: number;
  ids: string[];
  /** What stands below the list: where it is in view, older updates arrive above it and it stays. */
  foot: RefObject<HTMLElement | null>;
}

/** What a history entry keeps, so that coming back leads to the same place. */
interface Kept {
  upTo: number;
  y: number;
}

const NONE: UpdatesAnswer[] = [];

/** Fetches the pages after the one that the server rendered, and those again that a returning reader had opened. */
export function useOlderUpdates({ list, page, total, ids, foot }: Start) {
  const [fetched, setFetched] = useState(NONE);
  // Loaded with the first older update: those of the first page are drawn by the server.
  const [Entry, setEntry] = useState<typeof UpdateEntry>();
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle');
  const returnTo = useRef<number | null>(null);
  const isBusy = useRef(false);
  const heldAt = useRef<number | null>(null);
  /** Up to which page the history entry was last told. */
  const keptUpTo = useRef(page);

  const upTo = page + fetched.length;
  const last = fetched.at(-1);
  const older = withoutRepeats(ids, fetched);
  const shown = (page - 1) * UPDATES_PER_PAGE + ids.length + older.length;
  // A page that comes back empty is beyond the end, whatever the count said before.
  const hasMore = last?.updates.length !== 0 && upTo < countPages(last?.total ?? total);

  /** Fetches the next page, or all up to a given one. Gives whether it succeeded. */
  async function load(end = upTo + 1): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPhase('loading');
    try {
      const numbers = Array.from({ length: end - upTo }, (_, index) => upTo + 1 + index);
      const [entry, ...answers] = await Promise.all([
        import('./update-entry'),
        ...numbers.map((number) => fetchPage(list, number)),
      ]);
      heldAt.current = topInView(foot.current);
      setEntry(() => entry.UpdateEntry);
      // Unless the list has begun anew in the meantime.
      setFetched((before) => (page + before.length === upTo ? [...before, ...answers] : before));
      setPhase('idle');
      isBusy.current = false;
      return true;
    } catch {
      setPhase('failed');
      isBusy.current = false;
      return false;
    }
  }

  useEffect(() => {
    const kept = readKept();
    if (!kept) {
      // Shown again by a link, which begins a history entry of its own, the list begins anew (specification, section 4):
      // the framework keeps the page that was left, with what it had fetched.
      queueMicrotask(() => {
        setFetched(NONE);
        setPhase('idle');
      });
    } else if (kept.upTo > upTo) {
      returnTo.current = kept.y;
      const end = Math.min(kept.upTo, countPages(total));
      queueMicrotask(() => void load(end));
    }
    // Once, when the page appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    const moved =
      heldAt.current !== null && foot.current ? topOf(foot.current) - heldAt.current : 0;
    heldAt.current = null;
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
    if (returnTo.current !== null) window.scrollTo({ top: returnTo.current, behavior: 'instant' });
    returnTo.current = null;
  }, [fetched, foot]);

  useEffect(() => {
    if (upTo === page) return;
    const keep = () => {
      const kept: Kept = { upTo, y: window.scrollY };
      window.history.replaceState({ ...window.history.state, updates: kept }, '');
    };
    // Shown again after a way within the site, the page is at its top for a moment: what was kept then still holds.
    if (keptUpTo.current !== upTo && readKept()?.upTo !== upTo) keep();
    keptUpTo.current = upTo;
    window.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [upTo, page]);

  return {
    Entry,
    older,
    shown,
    total: Math.max(shown, last?.total ?? total),
    newest: last ? older.filter(({ id }) => last.updates.some((update) => update.id === id)) : [],
    upTo,
    hasMore,
    phase,
    load,
  };
}

/** An update that has moved down while the reader was here arrives a second time. */
function withoutRepeats(ids: string[], answers: UpdatesAnswer[]): UpdateView[] {
  const seen = new Set(ids);
  return answers
    .flatMap(({ updates }) => updates)
    .filter(({ id }) => !seen.has(id) && Boolean(seen.add(id)));
}

/** Fails without a word: the list says that a page did not come. */
async function fetchPage(list: UpdateList, page: number): Promise<UpdatesAnswer> {
  const response = await fetch(olderUpdatesPath(list, page));
  if (!response.ok) throw new Error();
  return (await response.json()) as UpdatesAnswer;
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
