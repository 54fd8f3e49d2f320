'use client';

import { useEffect, useState } from 'react';
import { MOBILE_BREAKPOINT_PX, SIDEBAR_SHORTCUT_KEY, sidebarCookie } from './sidebar-settings';

// In rem as in the style sheet, so that both agree when the reader has set larger text.
const wideScreen = `(min-width: ${MOBILE_BREAKPOINT_PX / 16}rem)`;

/** The sidebar's two states, collapsed on wide screens and open as a sheet on narrow ones, and its shortcut. */
export function useSidebar(initiallyCollapsed: boolean) {
  const [collapsed, setCollapsed] = useState(initiallyCollapsed);
  const [sheetOpen, setSheetOpen] = useState(false);

  function collapse(next: boolean) {
    setCollapsed(next);
    document.cookie = sidebarCookie(next, location.protocol === 'https:');
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const modifier = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
      if (!modifier || event.key.toLowerCase() !== SIDEBAR_SHORTCUT_KEY || event.repeat) return;
      event.preventDefault();
      if (matchMedia(wideScreen).matches) collapse(!collapsed);
      else setSheetOpen(!sheetOpen);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  useEffect(() => {
    const query = matchMedia(wideScreen);
    const closeSheet = () => setSheetOpen(false);
    query.addEventListener('change', closeSheet);
    return () => query.removeEventListener('change', closeSheet);
  }, []);

  return { collapsed, collapse, sheetOpen, setSheetOpen };
}
