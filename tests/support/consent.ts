import { expect, type Page } from '@playwright/test';
import { CONSENT_DELAY_MS, CONSENT_KEY } from '../../lib/consent/consent.ts';

export const sheet = (page: Page) => page.getByRole('region', { name: 'May we set cookies?' });

export const toggle = (page: Page, name: string) =>
  sheet(page).getByRole('switch', { name: new RegExp(`^${name}`) });

export const button = (page: Page, name: string) =>
  sheet(page).getByRole('button', { name, exact: true });

export async function openPage(page: Page, path = '/faq') {
  await page.goto(path);
  await expect(sheet(page)).toBeVisible();
}

/** Holds the question about cookies back on every page that is opened from now on, until {@link askAboutCookies}. */
export const holdQuestion = (page: Page) => page.addInitScript(holdTimer, CONSENT_DELAY_MS);

/** Shows the question about cookies, without its second of waiting. */
export async function askAboutCookies(page: Page): Promise<void> {
  await page.evaluate(() => (Reflect.get(window, 'ask') as () => void)());
  await sheet(page).waitFor();
}

/** Runs in the browser before the page does: the timer of the question waits until it is told to run out. */
function holdTimer(delay: number) {
  const wait = window.setTimeout.bind(window);
  const held: (() => void)[] = [];
  let isAsked = false;
  const hold = (run: () => void, after?: number, ...rest: unknown[]) => {
    if (after !== delay) return wait(run, after, ...rest);
    if (isAsked) return wait(run);
    held.push(run);
    return 0;
  };
  const ask = () => {
    isAsked = true;
    held.forEach((run) => run());
  };
  Object.assign(window, { setTimeout: hold, ask });
}

// The cookie consent would cover the rest of the page.
const REFUSED = JSON.stringify({
  necessary: true,
  analytics: false,
  marketing: false,
  timestamp: new Date().toISOString(),
});

/** The state of the browser of a visitor who has said no to everything at an origin. */
export function refusedAt(origin: string) {
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: CONSENT_KEY, value: REFUSED }] }],
  };
}
