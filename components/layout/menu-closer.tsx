'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { PATIENCE_MS } from './slow-navigation';

// The width at which the menu becomes a row of the header, see site-header.module.css.
const WIDE = '(min-width: 80rem)';

/**
 * Closes the menu when the page of a followed link is there, or so long on its way that its skeleton is shown, when the path changes by other means,
 * and when the window becomes wide. Opening, Escape, light dismiss and the return of the focus are the browser's own.
 */
export function MenuCloser({ menuId }: { menuId: string }) {
  const path = usePathname();
  const shownPath = useRef(path);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  // In the picture of the new page: one of its own would be styled and painted in the way to it.
  useLayoutEffect(() => {
    if (shownPath.current === path) return; // at first: whoever was quicker than this script has opened it already
    shownPath.current = path;
    clearTimeout(closing.current);
    closeMenu(menuId);
  }, [menuId, path]);

  useEffect(() => {
    const menu = document.getElementById(menuId);
    const close = () => closeMenu(menuId);
    // Only after the click has been dealt with: the router does not follow a link that has just disappeared.
    const closeOnLink = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      const leaves = link.pathname !== location.pathname;
      closing.current = setTimeout(close, leaves ? PATIENCE_MS : 0);
    };
    const wide = window.matchMedia(WIDE);
    menu?.addEventListener('click', closeOnLink);
    wide.addEventListener('change', close);
    return () => {
      menu?.removeEventListener('click', closeOnLink);
      wide.removeEventListener('change', close);
    };
  }, [menuId]);
  return null;
}

function closeMenu(id: string) {
  const menu = document.getElementById(id);
  if (menu?.hidePopover && menu.matches(':popover-open')) menu.hidePopover();
}
