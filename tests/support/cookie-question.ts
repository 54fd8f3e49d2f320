import type { Page } from '@playwright/test';
import { CONSENT_DELAY_MS } from '../../lib/consent.ts';

/** Holds the question about cookies back on every page that is opened from now on, until {@link askAboutCookies}. */
export function holdQuestion(page: Page): Promise<unknown> {
  return page.addInitScript(holdTimer, CONSENT_DELAY_MS);
}

/** Shows the question about cookies, without its second of waiting. */
export async function askAboutCookies(page: Page): Promise<void> {
  await page.evaluate(() => (Reflect.get(window, 'ask') as () => void)());
  await page.getByRole('region', { name: 'May we set cookies?' }).waitFor();
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
