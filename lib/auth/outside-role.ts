import 'server-only';

/** The answer of a route handler to an administrator whose role does not include what was asked for. */
export const OUTSIDE_ROLE =
  'Your role in the admin area does not include this. An owner can change your role.';

/** The answer to a request of an administrator for what the role does not include. */
export function outsideRole(): Response {
  return new Response(OUTSIDE_ROLE, {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}
