'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { readViewerHint, type Viewer } from '@/lib/viewer-hint';

// The cookie changes on a sign-in or sign-out, which ends in a navigation, or in another tab.
const MOMENTS = ['focus', 'pageshow'] as const;

/** Who is looking, as far as the display goes. A prerendered page is a visitor's until its script runs. */
export function useViewer(): Viewer {
  usePathname(); // a navigation renders again, and rendering reads the cookie again
  return useSyncExternalStore<Viewer>(
    subscribeToMoments,
    () => readViewerHint(document.cookie),
    () => 'visitor',
  );
}

function subscribeToMoments(onChange: () => void) {
  MOMENTS.forEach((moment) => window.addEventListener(moment, onChange));
  return () => MOMENTS.forEach((moment) => window.removeEventListener(moment, onChange));
}
