import type { Page } from '@playwright/test';

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

/** Lets no script of a page through from now on. */
export async function loseScripts(page: Page): Promise<void> {
  await page.route(SCRIPTS, (route) => route.abort());
}

/** Holds back what the site fetches of another page, as on a slow line. Gives the function that lets it through. */
export async function holdPage(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const isAsked = (url: URL) => url.pathname === path;
  await page.route(isAsked, async (route) => {
    if (route.request().resourceType() === 'fetch') await promise;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** Puts a mark on the document. It is gone once another document has been loaded. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
}

/** Tells whether the document is still the one that was marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.has(window, 'isSameDocument'));
}
