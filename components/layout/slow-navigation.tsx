'use client';

import { useLinkStatus } from 'next/link';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loading } from '@/content/states';

// A connection that is slow for the page is slow for its skeleton, and one that breaks must not break the page one is on.
const SkeletonOf = lazy(() => import('./skeleton-of').catch(() => ({ default: PlainStatus })));

/** How long a page is waited for before its skeleton is loaded and shown: one that was fetched ahead is there by then. */
export const PATIENCE_MS = 300;

/**
 * The skeleton of the next page, for readers who follow a link on a slow connection. It is inside
 * the link and not in a loading file, because a page with a loading boundary would reach readers without JavaScript
 * as that skeleton only.
 */
export function SlowNavigation({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  return pending ? <LateSkeleton href={href} /> : null;
}

function LateSkeleton({ href }: { href: string }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLate, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return createPortal(
    <div
      data-theme="light"
      className="fixed inset-0 z-30 animate-appear overflow-clip px-gutter pt-32"
    >
      <Suspense fallback={<PlainStatus />}>
        <SkeletonOf href={href} />
      </Suspense>
    </div>,
    document.body,
  );
}

function PlainStatus() {
  return <p role="status">{loading}</p>;
}
