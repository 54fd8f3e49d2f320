import { expect, type Page } from '@playwright/test';

/** The question itself. */
export function sheet(page: Page) {
  return page.getByRole('region', { name: 'May we set cookies?' });
}

/** One of its three switches. */
export function toggle(page: Page, name: string) {
  return sheet(page).getByRole('switch', { name: new RegExp(`^${name}`) });
}

/** One of its three answers. */
export function button(page: Page, name: string) {
  return sheet(page).getByRole('button', { name, exact: true });
}

/** Opens a page and waits for the question. */
export async function openPage(page: Page, path = '/faq') {
  await page.goto(path);
  await expect(sheet(page)).toBeVisible();
}

/** What the browser keeps. */
export function storedConsent(page: Page): Promise<{ timestamp: string }> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? '{}'));
}
