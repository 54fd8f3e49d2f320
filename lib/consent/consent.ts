/** The key of the choice in localStorage. */
export const CONSENT_KEY = 'cookieConsent';

/**
 * The day of the last change of the cookie policy: an earlier answer is none to the question of today. Until then the
 * marketing group also allowed the support chat.
 */
export const POLICY_CHANGED = '2026-11-26';

/** The number of months for which a choice holds; then the question is asked again. */
export const CONSENT_MONTHS = 6;

/** The time from the load of the page to the question, in milliseconds. */
export const CONSENT_DELAY_MS = 1000;

/** The event on `window` when a choice has been made in this page; its `detail` is the {@link Consent}. */
export const CONSENT_EVENT = 'consentchange';

/** The groups that a visitor may allow; what is necessary is not a question. */
export interface ConsentChoice {
  analytics: boolean;
  marketing: boolean;
}

/** The record as it is kept: the choice, and when it was made (ISO 8601, in UTC). */
export interface Consent extends ConsentChoice {
  necessary: true;
  timestamp: string;
}

/**
 * Takes the stored text and the present time. Gives null for anything but a whole record with a time that is not to come,
 * not more than {@link CONSENT_MONTHS} ago and not before {@link POLICY_CHANGED}, as if nothing had been stored.
 */
export function readConsent(stored: string | null, now: Date): Consent | null {
  try {
    const record = JSON.parse(stored ?? '{}') as Partial<Record<keyof Consent, unknown>>;
    const { necessary, analytics, marketing, timestamp } = record;
    if (necessary !== true) return null;
    if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
    if (typeof timestamp !== 'string' || !isValidAt(timestamp, now)) return null;
    return { necessary, analytics, marketing, timestamp };
  } catch {
    return null;
  }
}

/** A time counts only in the form of `toISOString`: `Date` would also read "2026" or the 31st of February. */
function isValidAt(timestamp: string, now: Date): boolean {
  const made = new Date(timestamp);
  if (made.toISOString() !== timestamp) return false; // throws for a time that is none
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - CONSENT_MONTHS);
  return made >= oldest && made >= new Date(POLICY_CHANGED) && made <= now;
}

/**
 * Whether the browser sends Global Privacy Control (https://www.w3.org/TR/gpc/), a general no to being tracked. Only an
 * answer to the question itself counts for more.
 */
export function hasPrivacySignal(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}

// A browser may refuse to store anything; the choice then holds for as long as the page does.
let unstored: Consent | null = null;

/** The choice that holds in this browser, or null if none has been made yet. */
export function currentConsent(): Consent | null {
  try {
    return unstored ?? readConsent(window.localStorage.getItem(CONSENT_KEY), new Date());
  } catch {
    return null;
  }
}

/** Keeps a choice with the present time, and tells the page about it. */
export function saveConsent({ analytics, marketing }: ConsentChoice): void {
  const timestamp = new Date().toISOString();
  const consent: Consent = { necessary: true, analytics, marketing, timestamp };
  try {
    window.localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
    unstored = null;
  } catch {
    unstored = consent;
  }
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: consent }));
}

/** Runs after every choice from now on, made here or in another tab. Returns the function that unsubscribes. */
export function onConsentSaved(run: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) run();
  };
  // A page restored from the back/forward cache has missed the events in between.
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted && currentConsent()) run();
  };
  window.addEventListener(CONSENT_EVENT, run, { signal });
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onShown, { signal });
  return () => listening.abort();
}
