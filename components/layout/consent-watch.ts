import {
  CONSENT_DELAY_MS,
  CONSENT_EVENT,
  CONSENT_KEY,
  currentConsent,
  type ConsentChoice,
} from '@/lib/consent';

interface ConsentWatch {
  /** Nobody has answered yet, and the page has been loaded for a moment. */
  onDue: () => void;
  /** The choice of an earlier visit, a new one, or one that was made in another tab. */
  onChoice: (choice: ConsentChoice) => void;
}

const NOTHING: ConsentChoice = { analytics: false, marketing: false };

/** Watches for the moment to ask, and for every choice. Gives the function that ends it. */
export function watchConsent({ onDue, onChoice }: ConsentWatch): () => void {
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

/** Hears of every choice that is made from now on, here or in another tab. Gives the function that ends it. */
export function onConsentSaved(run: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) run();
  };
  // A page that comes back as it was left has heard of nothing in the meantime.
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted && currentConsent()) run();
  };
  window.addEventListener(CONSENT_EVENT, run, { signal });
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onShown, { signal });
  return () => listening.abort();
}
