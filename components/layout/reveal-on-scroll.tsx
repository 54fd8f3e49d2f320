'use client';

import { useEffect } from 'react';

/** The part of a section that has to be in view before it is revealed. */
const REVEAL_THRESHOLD = 0.1;

const NOT_YET_SHOWN = '[data-reveal]:not([data-reveal="shown"])';

/**
 * Reveals every `[data-reveal]` of the page once, as soon as a tenth of it is in view. Only what is still below the
 * window is hidden first, so nothing that is being read flickers; without a script, or where motion is not wanted,
 * everything is simply there.
 */
export function RevealOnScroll() {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(reveal, { threshold: [0, REVEAL_THRESHOLD] });
    for (const element of document.querySelectorAll(NOT_YET_SHOWN)) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return null;
}

/** Uses the measurements of the observer: reading an element's position would force a layout. */
function reveal(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  for (const { boundingClientRect, intersectionRatio, target } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    const { top, height } = boundingClientRect;
    const isNew = target.dataset.reveal !== 'waiting';
    const isBelow = top >= window.innerHeight || height === 0;
    if (isNew ? isBelow : intersectionRatio < REVEAL_THRESHOLD) {
      target.dataset.reveal = 'waiting';
    } else {
      target.dataset.reveal = 'shown';
      observer.unobserve(target);
    }
  }
}
