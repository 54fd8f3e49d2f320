import type { CookieOptions } from '@supabase/ssr';

/** The name of the session's cookies (a long session is split into `nightdesk-session.0`, `.1`, ...). */
export const SESSION_COOKIE = 'nightdesk-session';

/** Browsers cap a cookie's life at 400 days; how long a session really lives is decided by the auth service. */
const SESSION_COOKIE_DAYS = 400;

/** The session's cookies: out of reach of scripts, and not sent along with another site's requests. */
export function sessionCookieOptions(secure: boolean): CookieOptions {
  return {
    httpOnly: true,
    secure,
    sameSite: 'lax',
    path: '/',
    maxAge: SESSION_COOKIE_DAYS * 24 * 60 * 60,
  };
}

/** The display hint (lib/auth/viewer-hint.ts): the same life, but readable by the navigation bar's script. */
export function viewerHintOptions(secure: boolean): CookieOptions {
  return { ...sessionCookieOptions(secure), httpOnly: false };
}

/** A cookie that the auth client wants to have set. */
type ChangedCookie = { name: string; value: string };

/**
 * Takes the cookies that the auth client sets, and gives those that the site needs. It writes a code verifier at each
 * sign-up for links that come back with a code; ours carry a token hash, and nothing ever reads the verifier.
 */
export function neededCookies<T extends ChangedCookie>(changed: readonly T[]): T[] {
  return changed.filter(({ name, value }) => !value || !name.includes('-code-verifier'));
}
