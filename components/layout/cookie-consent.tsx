'use client';

import { useEffect, useState, type ReactNode } from 'react';
import type { Words } from '@/content/languages';
import { reportConversion } from '@/lib/consent/analytics-events';
import {
  CONSENT_DELAY_MS,
  currentConsent,
  onConsentSaved,
  type Consent,
  type ConsentChoice,
} from '@/lib/consent/consent';
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
    const stopWatching = watchConsent({
      onDue: () => !dismissed && open(null),
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
    dismissed = true;
    setOpening(null);
  };
  return (
    <>
      <div aria-live="polite" className="sr-only">
        {opening && !opening.opener && words.announcement}
      </div>
      {/* Above each other, so that neither covers the other; what comes later comes above what is there, and moves nothing. */}
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

interface ConsentWatch {
  /** No choice has been made, and the page has been loaded for a moment. */
  onDue: () => void;
  /** The choice of an earlier visit, a new one, or one that was made in another tab. */
  onChoice: (choice: ConsentChoice) => void;
}

const NOTHING: ConsentChoice = { analytics: false, marketing: false };

/** Calls back when it is time to ask, and for every choice. Returns the function that unsubscribes. */
function watchConsent({ onDue, onChoice }: ConsentWatch): () => void {
  const stored = currentConsent();
  if (stored) onChoice(stored);

  let timer: number | undefined;
  const startTimer = () => {
    timer = window.setTimeout(() => !currentConsent() && onDue(), CONSENT_DELAY_MS);
  };
  if (document.readyState === 'complete') startTimer();
  else window.addEventListener('load', startTimer, { once: true });

  const stopListening = onConsentSaved(() => onChoice(currentConsent() ?? NOTHING));
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('load', startTimer);
    stopListening();
  };
}

function applyChoice(choice: ConsentChoice) {
  analyticsInUse ||= choice.analytics;
  if (!analyticsInUse) return;
  import('@/lib/consent/analytics').then(
    ({ applyToAnalytics }) => applyToAnalytics(choice),
    () => undefined,
  );
}
