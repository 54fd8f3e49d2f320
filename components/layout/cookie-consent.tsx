'use client';

import { useEffect, useState, type ReactNode } from 'react';
import type { Words } from '@/content/languages';
import { reportConversion } from '@/lib/consent/analytics-events';
import { CONSENT_DELAY_MS, currentConsent, onConsentSaved } from '@/lib/consent/consent';
import type { Consent } from '@/lib/consent/consent';
import type { ConsentSheet } from './consent-sheet';

interface Opening {
  Sheet: typeof ConsentSheet;
  /** The button that opened the sheet; null when it opened by itself. */
  opener: HTMLElement | null;
  stored: Consent | null;
}

// Closed without an answer: not asked again before the next page load.
let dismissed = false;
let analyticsInUse = false;

interface CookieConsentProps {
  words: Words['consent']['consent'];
  /** Another panel at the lower edge of the window; it stands below this one. */
  children?: ReactNode;
}

/**
 * Asks for consent a moment after the first page has loaded, and applies the answer. The sheet and the analytics are
 * loaded when they are needed.
 */
export function CookieConsent({ words, children }: CookieConsentProps) {
  const [opening, setOpening] = useState<Opening | null>(null);

  useEffect(() => {
    const open = (opener: HTMLElement | null) =>
      import('./consent-sheet').then(
        ({ ConsentSheet: Sheet }) => setOpening({ Sheet, opener, stored: currentConsent() }),
        () => undefined, // offline: nothing is stored, so the next page asks again
      );
    if (currentConsent()) applyChoice();
    const stopWaiting = onceLoaded(() => {
      if (!dismissed && !currentConsent()) void open(null);
    });
    const stopListening = onConsentSaved(() => {
      setOpening(null);
      applyChoice();
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
      stopWaiting();
      stopListening();
      document.removeEventListener('click', onClick);
    };
  }, []);

  const close = () => {
    dismissed = true;
    setOpening(null);
  };
  return (
    <>
      <div aria-live="polite" className="sr-only">
        {opening && !opening.opener && words.announcement}
      </div>
      {/* Panels stand above each other, so that neither covers the other. A later one comes above, and moves nothing. */}
      <div data-lower-edge="" className="fixed inset-x-0 bottom-0 z-50 print:hidden">
        {opening && (
          // A blocker may take the sheet away, but not this.
          <div>
            <opening.Sheet {...opening} words={words} onClose={close} />
          </div>
        )}
        {children}
      </div>
    </>
  );
}

/** Calls back when the page has been loaded for a moment. Returns the function that cancels it. */
function onceLoaded(run: () => void): () => void {
  let timer: number | undefined;
  const startTimer = () => {
    timer = window.setTimeout(run, CONSENT_DELAY_MS);
  };
  if (document.readyState === 'complete') startTimer();
  else window.addEventListener('load', startTimer, { once: true });
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('load', startTimer);
  };
}

/** Applies the choice of an earlier visit, a new one, or one that was made in another tab. */
function applyChoice() {
  const choice = currentConsent() ?? { analytics: false, marketing: false };
  analyticsInUse ||= choice.analytics;
  if (!analyticsInUse) return;
  import('@/lib/consent/analytics').then(
    ({ applyToAnalytics }) => applyToAnalytics(choice),
    () => undefined,
  );
}
