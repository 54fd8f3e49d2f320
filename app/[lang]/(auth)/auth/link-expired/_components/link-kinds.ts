import { paths } from '@/lib/paths';

/** The kinds of links besides that of a sign-up, as the auth service calls them, and where each may be asked for again. */
export const linkKinds = {
  recovery: paths.authForgotPassword,
  invite: paths.auth,
  email_change: paths.auth,
} as const;

export function isLinkKind(kind: string | null): kind is keyof typeof linkKinds {
  return kind !== null && Object.hasOwn(linkKinds, kind);
}

/** The page that says of a link of this kind that it opens nothing any more. */
export function expiredPath(kind: string | null): string {
  return isLinkKind(kind) ? paths.authLinkExpiredOf(kind) : paths.authLinkExpired;
}
