'use client';

import { useEffect, useLayoutEffect } from 'react';
import { takeAnchorVisit } from './anchor-visit';
import { ANCHOR_DELAY_MS } from './scroll-settings';

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
  if (takeAnchorVisit()) window.scrollTo({ top: 0, behavior: 'instant' });
}

function scrollToAnchor() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById(anchorOf(window.location.hash))
    ?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}

/** The id that a hash names; one that is no proper text names itself. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
