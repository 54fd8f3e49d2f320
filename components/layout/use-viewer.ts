import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { readViewerHint, type Viewer } from '@/lib/auth/viewer-hint';

// The hint cookie changes on sign-in and sign-out, which end in a navigation, or in another tab.
const HINT_EVENTS = ['focus', 'pageshow'] as const;

/** The viewer decides which links to show; it is no authorisation. A prerendered page shows those of a visitor until it hydrates. */
export function useViewer(): Viewer {
  usePathname(); // renders again on navigation, which reads the cookie again
  return useSyncExternalStore<Viewer>(
    subscribeToHint,
    () => readViewerHint(document.cookie),
    () => 'visitor',
  );
}

function subscribeToHint(onChange: () => void) {
  HINT_EVENTS.forEach((event) => window.addEventListener(event, onChange));
  return () => HINT_EVENTS.forEach((event) => window.removeEventListener(event, onChange));
}
