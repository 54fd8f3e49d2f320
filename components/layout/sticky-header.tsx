'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { SOLID_AFTER_PX } from './scroll-settings';

/**
 * The header element. It only knows whether the page is scrolled; how it looks then, and on which ground it stands, is
 * decided in site-header.module.css. Without JavaScript it keeps the theme of the page.
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
