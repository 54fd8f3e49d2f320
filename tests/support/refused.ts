import type { BrowserContext, Page } from '@playwright/test';
import { CONSENT_KEY } from '../../lib/consent.ts';

// The cookie consent would cover the rest of the page.
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

/** The same for every page that a browser opens from now on. */
export function refuseBeforehand(browser: BrowserContext | Page): Promise<unknown> {
  return browser.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [
    CONSENT_KEY,
    REFUSED,
  ] as const);
}
