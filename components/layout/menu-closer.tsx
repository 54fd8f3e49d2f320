'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

// The width at which the menu becomes a row of the header, see site-header.module.css.
const WIDE = '(min-width: 80rem)';

/**
 * Closes the menu when a link in it is followed, when the path changes by other means, and when the window becomes
 * wide. Opening, Escape, light dismiss and the return of the focus are the browser's own.
 */
export function MenuCloser({ menuId }: { menuId: string }) {
  const path = usePathname();
  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (!menu?.hidePopover) return;
    const close = () => menu.matches(':popover-open') && menu.hidePopover();
    // Only after the click has been dealt with: the router does not follow a link that has just disappeared.
    const closeOnLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) setTimeout(close);
    };
    const wide = window.matchMedia(WIDE);
    menu.addEventListener('click', closeOnLink);
    wide.addEventListener('change', close);
    return () => {
      close(); // the path has changed; not at first, because whoever was quicker than this script has opened it already
      menu.removeEventListener('click', closeOnLink);
      wide.removeEventListener('change', close);
    };
  }, [menuId, path]);
  return null;
}
