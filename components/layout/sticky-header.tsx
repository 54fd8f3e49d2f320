'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { SOLID_AFTER_PX } from './scroll-settings';
import styles from './site-header.module.css';

/**
 * The header element. It only knows whether the page is scrolled; how it looks then, and on which ground it stands, is
 * decided in site-header.module.css. Without JavaScript it keeps the ground of the page.
 */
export function StickyHeader({ children }: { children: ReactNode }) {
  const scrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > SOLID_AFTER_PX,
    () => false,
  );
  return (
    <header
      data-ground="paper"
      data-scrolled={scrolled || undefined}
      className={`${styles.header} sticky top-0 z-40 border-b transition-[background-color,box-shadow,border-color] print:static`}
    >
      {children}
    </header>
  );
}

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
