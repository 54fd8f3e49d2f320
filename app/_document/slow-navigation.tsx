'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { PATIENCE_MS } from '@/components/layout/site-header-parts';
import { NAVIGATION_START } from './navigation-start';

// A connection that is slow for the page is slow for its skeleton, and one that breaks must not break the page one is on.
const RouteSkeleton = lazy<ComponentType<{ path: string; label: string }>>(() =>
  import('./route-skeleton').catch(() => ({ default: PlainStatus })),
);

/**
 * Covers the page with the skeleton of the next one, for readers who follow a link on a slow connection. The skeleton is
 * `skeleton.tsx` in the folder of that route, and not a loading file: a page with a loading boundary would reach readers
 * without JavaScript as that skeleton only (docs/decisions/0063-routes-own-their-states.md).
 */
export function SlowNavigation({ label }: { label: string }) {
  const path = usePathname();
  const [late, setLate] = useState<{ from: string; to: string } | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      setLate(null);
    };
    const start = ({ detail }: CustomEventInit<string>) => {
      stop();
      const { pathname } = new URL(detail ?? '', location.href);
      if (pathname === location.pathname) return;
      timer = setTimeout(setLate, PATIENCE_MS, { from: path, to: pathname });
    };
    // The browser brings back a page that was left while it was covered.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stop();
    };
    // The path stays the same where a redirect leads back to this page. Browsers before 2026 lack the Navigation API.
    const entries = 'navigation' in window ? window.navigation : null;
    window.addEventListener(NAVIGATION_START, start);
    window.addEventListener('pageshow', restore);
    entries?.addEventListener('currententrychange', stop);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(NAVIGATION_START, start);
      window.removeEventListener('pageshow', restore);
      entries?.removeEventListener('currententrychange', stop);
    };
  }, [path]);

  if (late?.from !== path) return null;
  return (
    <div
      data-theme="light"
      className="fixed inset-0 z-30 animate-appear overflow-clip px-gutter pt-32"
    >
      <Suspense fallback={<PlainStatus label={label} />}>
        <RouteSkeleton path={late.to} label={label} />
      </Suspense>
    </div>
  );
}

function PlainStatus({ label }: { label: string }) {
  return <p role="status">{label}</p>;
}
