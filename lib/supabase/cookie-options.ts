import type { CookieOptions } from '@supabase/ssr';

/** The name of the session's cookies (a long session is split into `nightdesk-session.0`, `.1`, ...). */
export const SESSION_COOKIE = 'nightdesk-session';

/** Browsers cap a cookie's life at 400 days; how long a session really lives is decided by the auth service. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/** The session's cookies: out of reach of scripts, and not sent along with another site's requests. */
export function sessionCookieOptions(secure: boolean): CookieOptions {
  return { httpOnly: true, secure, sameSite: 'lax', path: '/', maxAge: MAX_AGE_SECONDS };
}

/** The display hint (lib/viewer-hint.ts): the same life, but readable by the navigation bar's script. */
export function viewerHintOptions(secure: boolean): CookieOptions {
  return { ...sessionCookieOptions(secure), httpOnly: false };
}
