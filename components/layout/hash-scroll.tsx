'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { useSitePath } from '@/components/ui/use-language';

const ANCHOR_DELAY_MS = 100;

/** The fragment of the link to another page that was pressed last, until that page is there. */
let pressed: string | null = null;
// Set by a link to an anchor of another page, which asks Next not to scroll.
let isAnchorVisit = false;

/**
 * The props with which a link to an anchor of another page scrolls there smoothly, after the page has been shown.
 *
 * @param href as lib/paths.ts has it
 * @returns props for next/link; none for other links
 */
export function useAnchorVisit(href: string): { scroll?: false; onNavigate?: () => void } {
  const path = useSitePath();
  const [page, anchor] = href.split('#');
  if (anchor === undefined || path === page) return {};
  return { scroll: false, onNavigate: () => void (isAnchorVisit = true) };
}

/** Scrolls a page with anchors smoothly to the one in the address, on arrival and whenever it changes. */
export function HashScroll() {
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

/**
 * Answers the click on a link to the page that one is on, where the router would do nothing: scrolls to the anchor in its
 * address, or to the top. Modified clicks and links that reload stay the browser's. A page to which a link leads starts at
 * its top.
 */
export function LinkScroll() {
  const path = usePathname();
  useLayoutEffect(arrive, [path]);
  useEffect(() => {
    // Capturing comes before the router's own listener, which leaves alone what is prevented.
    window.addEventListener('click', followLink, { capture: true });
    window.addEventListener('popstate', forgetLink);
    return () => {
      window.removeEventListener('click', followLink, { capture: true });
      window.removeEventListener('popstate', forgetLink);
    };
  }, []);
  return null;
}

function followLink(event: MouseEvent) {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.matches('[target], [download]')) return;
  forgetLink();
  if (link.origin === window.location.origin && link.pathname !== window.location.pathname)
    pressed = link.hash;
  if (!leadsHere(link)) return;
  event.preventDefault();
  if (link.hash !== window.location.hash) window.history.pushState(null, '', link.href);
  if (link.hash) scrollToAnchor();
  else window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** Says whether a link is to the page that one is on. A bare anchor is, too, but browsers follow it by themselves. */
function leadsHere(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location;
  if (link.matches('[href^="#"], [data-reload]')) return false;
  return link.origin === origin && link.pathname === pathname && link.search === search;
}

function forgetLink() {
  pressed = null;
  isAnchorVisit = false;
}

/** The page of a link is there. */
function arrive() {
  if (pressed === null) return;
  const { pathname, search, hash } = window.location;
  // The router keeps the first address of a page with its fragment, and adds that of the link.
  if (hash !== pressed) window.history.replaceState(null, '', pathname + search + pressed);
  if (pressed === '' || isAnchorVisit) {
    scrollToTop();
    // A smooth scroll that was under way moves the page once more.
    window.requestAnimationFrame(scrollToTop);
  }
  forgetLink();
}

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

function scrollToAnchor() {
  document
    .getElementById(anchorOf(window.location.hash))
    ?.scrollIntoView({ behavior: scrollBehavior() });
}

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** The id in a hash; one that cannot be decoded is taken literally. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
