'use client';

import { useEffect, useLayoutEffect } from 'react';
import { ANCHOR_DELAY_MS } from './scroll-settings';

// A link to an anchor of another page asks Next not to scroll at all; the new page then starts at its top here.
let anchorVisit = false;

/** Says that the next page is visited for one of its anchors. */
export function announceAnchorVisit() {
  anchorVisit = true;
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
  if (anchorVisit) window.scrollTo({ top: 0, behavior: 'instant' });
  anchorVisit = false;
}

function scrollToAnchor() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById(decodeURIComponent(window.location.hash.slice(1)))
    ?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}
