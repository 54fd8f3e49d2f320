import { usePathname } from 'next/navigation';

// A link to an anchor of another page asks Next not to scroll at all; the new page then starts at its top: see HashScroll.
let isAnnounced = false;

/**
 * How a link travels that may lead to an anchor of another page: not at once to the anchor, but smoothly and after a moment
 * (specification, section 2).
 *
 * @returns what the framework's link takes for it; nothing for every other link
 */
export function useAnchorVisit(href: string): { scroll?: false; onNavigate?: () => void } {
  const path = usePathname();
  const [page, anchor] = href.split('#');
  if (anchor === undefined || path === page) return {};
  return { scroll: false, onNavigate: announce };
}

function announce() {
  isAnnounced = true;
}

/** Whether this page is visited for one of its anchors; says so once. */
export function takeAnchorVisit(): boolean {
  const wasAnnounced = isAnnounced;
  isAnnounced = false;
  return wasAnnounced;
}
