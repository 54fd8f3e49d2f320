'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';

/** How long a page waits before it scrolls to the anchor in its address. */
const ANCHOR_DELAY_MS = 100;

// Set by a link to an anchor of another page, which asks Next not to scroll; HashScroll then starts the page at its top.
let isAnchorVisit = false;

/**
 * The props with which a link to an anchor of another page scrolls there smoothly, after the page has been shown.
 *
 * @returns props for next/link; none for other links
 */
export function useAnchorVisit(href: string): { scroll?: false; onNavigate?: () => void } {
  const path = usePathname();
  const [page, anchor] = href.split('#');
  if (anchor === undefined || path === page) return {};
  return { scroll: false, onNavigate: () => void (isAnchorVisit = true) };
}

/** On a page with anchors: scrolls smoothly to the one in the address, on arrival and whenever it changes. */
export function HashScroll() {
  useLayoutEffect(startAtTop, []);
  useEffect(() => {
    let timer: number | undefined;
    const scroll = () => {
      window.clearTimeout(timer);
      if (window.location.hash) timer = window.setTimeout(scrollToAnchor, ANCHOR_DELAY_MS);
    };
    scroll();
    window.addEventListener('hashchange', scroll);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('hashchange', scroll);
    };
  }, []);
  return null;
}

function startAtTop() {
  if (isAnchorVisit) window.scrollTo({ top: 0, behavior: 'instant' });
  isAnchorVisit = false;
}

function scrollToAnchor() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById(anchorOf(window.location.hash))
    ?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}

/** The id in a hash; one that cannot be decoded is taken literally. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
