'use client';

import { useEffect, useState } from 'react';
import { reportConversion } from '@/lib/analytics-events';
import { currentConsent, type Consent, type ConsentChoice } from '@/lib/consent';
import type { ConsentSheet } from './consent-sheet';
import { watchConsent } from './consent-watch';

interface Opening {
  Sheet: typeof ConsentSheet;
  announcement: string;
  /** The button that asked for the sheet; null when it came by itself. */
  opener: HTMLElement | null;
  stored: Consent | null;
}

// Closed without an answer, or left for the small print: not asked again before the next page load.
let putOff = false;
let analyticsInUse = false;

/**
 * Asks for consent a moment after the first page has loaded, and applies the answer. The sheet and the analytics are
 * loaded when they are needed; until then this is all there is of them.
 */
export function CookieConsent() {
  const [opening, setOpening] = useState<Opening | null>(null);

  useEffect(() => {
    const open = (opener: HTMLElement | null) =>
      import('./consent-sheet').then(
        ({ ConsentSheet: Sheet, announcement }) =>
          setOpening({ Sheet, announcement, opener, stored: currentConsent() }),
        () => undefined, // not reachable: nothing is stored, so the next page asks again
      );
    const stopWatching = watchConsent({
      onDue: () => !putOff && open(null),
      onChoice: (choice) => {
        setOpening(null);
        applyChoice(choice);
      },
    });
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const settings = target.closest<HTMLElement>('[data-cookie-settings]');
      if (settings) open(settings);
      const conversion = target.closest<HTMLElement>('[data-conversion]')?.dataset.conversion;
      if (conversion) reportConversion(conversion);
    };
    document.addEventListener('click', onClick);
    return () => {
      stopWatching();
      document.removeEventListener('click', onClick);
    };
  }, []);

  const close = () => {
    putOff = true;
    setOpening(null);
  };
  return (
    <>
      <div aria-live="polite" className="sr-only">
        {opening && !opening.opener && opening.announcement}
      </div>
      {opening && <opening.Sheet opener={opening.opener} stored={opening.stored} onClose={close} />}
    </>
  );
}

function applyChoice(choice: ConsentChoice) {
  analyticsInUse ||= choice.analytics;
  if (!analyticsInUse) return;
  import('@/lib/analytics').then(
    ({ applyToAnalytics }) => applyToAnalytics(choice),
    () => undefined,
  );
}
