import { splitLanguage } from '../languages/local-path.ts';
import { paths } from '../paths.ts';

/** What is no page for readers: nothing there is looked up, redirected or noted. */
const RESERVED = /^\/(?:_next|\.well-known|admin|app|auth|media|share-cards|newsletter)(?:\/|$)/;

/** Every fixed address of the site, without what stands behind a #. */
const FIXED: ReadonlySet<string> = new Set([
  ...Object.values(paths).flatMap((path) =>
    typeof path === 'string' ? [path.split('#', 1)[0] ?? ''] : [],
  ),
  '/robots.txt',
  '/favicon.ico',
  '/icon.svg',
]);

/** Whether a route of the site answers at an address whatever is stored. Takes the one spelling of `sitePath`. */
export function isFixedAddress(path: string): boolean {
  return FIXED.has(splitLanguage(path).path);
}

/** Whether the page of an address is that of a stored row: the database knows whether it is there. */
export function isOfRows(path: string): boolean {
  return /^\/(?:info|integrations|resources|careers|product-updates)\/[^/]+$/.test(
    splitLanguage(path).path,
  );
}

/** Whether an address is none for readers, such as the admin area: it has no redirect, and is not noted as missing. */
export function isReserved(path: string): boolean {
  return RESERVED.test(splitLanguage(path).path);
}
