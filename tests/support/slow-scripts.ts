import type { Locator, Page } from '@playwright/test';

const SCRIPTS = '**/_next/static/chunks/*.js';

/** Holds back every script that a page asks for from now on. Gives the function that lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Lets no script of a page through from now on. Gives the function that ends it. */
export async function loseScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(SCRIPTS, (route) => route.abort());
  return () => page.unroute(SCRIPTS);
}

/** Whether a script has taken an element over: React marks those that it knows. */
export function isTakenOver(element: Locator): Promise<boolean> {
  return element.evaluate((node) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps')),
  );
}
