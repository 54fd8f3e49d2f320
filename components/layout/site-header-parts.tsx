'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { NavigationLink } from '@/content/en/navigation';
import { NavLink } from './nav-link';
import { useViewer } from './use-viewer';

const SOLID_AFTER_PX = 10;

/** The wait for a page before its skeleton is shown: one that was fetched ahead is there by then. */
export const PATIENCE_MS = 300;

/**
 * The header element. It only knows whether the page is scrolled: site-header.module.css decides how it looks then and
 * which theme it has. Without JavaScript it keeps the theme of the page.
 */
export function StickyHeader({ className, children }: { className: string; children: ReactNode }) {
  const scrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > SOLID_AFTER_PX,
    () => false,
  );
  return (
    <header data-theme="light" data-scrolled={scrolled || undefined} className={className}>
      {children}
    </header>
  );
}

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

interface AccountLinkProps {
  label: string;
  href: string;
  className: string;
  conversion?: string;
}

type AccountLinksProps = Record<'login' | 'signUp' | 'dashboard', AccountLinkProps>;

/** Login and Sign Up for visitors, Dashboard for people who are signed in. They lead to the host app. */
export function AccountLinks({ login, signUp, dashboard }: AccountLinksProps) {
  if (useViewer() !== 'visitor') return <AccountLink {...dashboard} />;
  return (
    <>
      <AccountLink {...login} />
      <AccountLink {...signUp} />
    </>
  );
}

/** The link to the admin area, for administrators. */
export function AdminLink(link: NavigationLink) {
  if (useViewer() !== 'admin') return null;
  return (
    <li>
      <NavLink {...link} />
    </li>
  );
}

function AccountLink({ label, href, conversion, className }: AccountLinkProps) {
  return (
    <a href={href} data-conversion={conversion} className={className}>
      {label}
    </a>
  );
}

// The width at which the menu becomes a row of the header, see site-header.module.css.
const WIDE = '(min-width: 80rem)';

/**
 * Closes the menu when the page of a followed link is there (or so slow that its skeleton is shown), when the path
 * changes by other means, and when the window becomes wide. Opening, Escape, light dismiss and the return of the focus
 * are native behaviour of popovers.
 */
export function MenuCloser({ menuId }: { menuId: string }) {
  const path = usePathname();
  const shownPath = useRef(path);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A layout effect closes the menu in the same paint that shows the new page.
  useLayoutEffect(() => {
    if (shownPath.current === path) return; // first render: the menu may have been opened before hydration
    shownPath.current = path;
    clearTimeout(closing.current);
    closeMenu(menuId);
  }, [menuId, path]);

  useEffect(() => {
    const menu = document.getElementById(menuId);
    const close = () => closeMenu(menuId);
    // The timer ends after the click has been handled: the router does not follow a link that has just disappeared.
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
