'use client';

import { useEffect } from 'react';

const LEFT_OUT = '[data-area="home"] section:not([data-opening])';
/** How long a browser that is never idle keeps a section waiting, in milliseconds. */
const LONGEST_WAIT_MS = 500;
/** Where a browser does not say when it is idle, in milliseconds. */
const PAUSE_MS = 50;

/**
 * Lays out the sections that the first picture of the page leaves out (utilities.css), one at a time while nothing else
 * is to be done, and all at once for whoever is on the way to an anchor: from then on every place of the page is where
 * it will stay.
 */
export function SettleSections() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const sections = [...document.querySelectorAll<HTMLElement>(LEFT_OUT)];
    const settle = () => {
      dataset.settled = '';
      for (const { style } of sections.splice(0)) style.contentVisibility = '';
    };
    const settleNext = () => {
      const next = sections.find(({ style }) => style.contentVisibility === '');
      if (!next || 'settled' in dataset) return settle();
      next.style.contentVisibility = 'visible';
      whenIdle(settleNext);
    };
    const begin = () => whenIdle(settleNext);
    if (window.location.hash) settle();
    else if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    window.addEventListener('hashchange', settle);
    return () => {
      window.removeEventListener('load', begin);
      window.removeEventListener('hashchange', settle);
      settle();
    };
  }, []);
  return null;
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(() => run(), { timeout: LONGEST_WAIT_MS });
  else setTimeout(run, PAUSE_MS);
}
