'use client';

import { useLayoutEffect, type RefObject } from 'react';

/**
 * While something lies along the lower edge of the window, the page can be scrolled further by its height, and what has
 * the focus, or is scrolled to, comes to rest above it. Nothing that is on the screen moves.
 */
export function useRoomBelow(edge: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = edge.current;
    if (!element) return;
    const { style } = document.documentElement;
    const makeRoom = () => {
      style.paddingBottom = style.scrollPaddingBottom = `${element.offsetHeight}px`;
    };
    makeRoom();
    uncoverFocus(element);
    const observer = new ResizeObserver(makeRoom);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.paddingBottom = style.scrollPaddingBottom = '';
    };
  }, [edge]);
}

function uncoverFocus(cover: HTMLElement) {
  const focused = document.activeElement;
  if (!focused || focused === document.body || cover.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const edge = window.innerHeight - cover.offsetHeight;
  if (bottom > edge && top < window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
}
