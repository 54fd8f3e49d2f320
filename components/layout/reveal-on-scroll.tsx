'use client';

import { useEffect } from 'react';
import { REVEAL_THRESHOLD } from './scroll-settings';

const NOT_YET_SHOWN = '[data-reveal]:not([data-reveal="shown"])';

/**
 * Reveals every `[data-reveal]` of the page once, as soon as a tenth of it is in view. Only what is still below the
 * window is hidden first, so nothing that is being read flickers; without a script, or where motion is not wanted,
 * everything simply stands there.
 */
export function RevealOnScroll() {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(reveal, { threshold: REVEAL_THRESHOLD });
    for (const element of document.querySelectorAll<HTMLElement>(NOT_YET_SHOWN)) {
      const inView = element.getBoundingClientRect().top < window.innerHeight;
      element.dataset.reveal = inView ? 'shown' : 'waiting';
      if (!inView) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return null;
}

function reveal(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    target.dataset.reveal = 'shown';
    observer.unobserve(target);
  }
}
