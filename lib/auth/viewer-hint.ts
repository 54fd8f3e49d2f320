/**
 * A small cookie that browser code may read, so that prerendered pages can show "Dashboard" or "Admin" without a
 * request and without supabase-js. It decides what is displayed and nothing else: who may do what is checked on the
 * server against the session and in the database by row-level security.
 */
export const VIEWER_HINT_COOKIE = 'viewer';

/** The person for whom the navigation is shown. */
export type Viewer = 'visitor' | 'user' | 'admin';

/** Takes a cookie header or `document.cookie`; gives 'visitor' for anything missing or unknown. */
export function readViewerHint(cookies: string): Viewer {
  const value = /(?:^|;\s*)viewer=(user|admin)(?:;|$)/.exec(cookies)?.[1];
  return value === 'user' || value === 'admin' ? value : 'visitor';
}
