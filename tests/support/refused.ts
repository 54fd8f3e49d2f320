import type { BrowserContext, Page } from '@playwright/test';
import { CONSENT_KEY } from '../../lib/consent.ts';

// The question about cookies would lie over whatever else is looked at.
const REFUSED = JSON.stringify({
  necessary: true,
  analytics: false,
  marketing: false,
  timestamp: new Date().toISOString(),
});

/** The state of a browser whose visitor has said no to everything at an origin. */
export function refusedAt(origin: string) {
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: CONSENT_KEY, value: REFUSED }] }],
  };
}

/** The same for whatever a browser is led to from now on. */
export function refuseBeforehand(browser: BrowserContext | Page): Promise<unknown> {
  return browser.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [
    CONSENT_KEY,
    REFUSED,
  ] as const);
}
