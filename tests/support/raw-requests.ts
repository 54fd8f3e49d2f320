import { SITE_URL } from './site.ts';

/** Asks the site as no browser does: without cookies, and without following a redirect. */
export function get(path: string, init: RequestInit = {}) {
  return fetch(`${SITE_URL}${path}`, { redirect: 'manual', ...init });
}
