/**
 * The time that the backend may take, in milliseconds: the one place that says so (docs/outages.md). Every call to it is
 * bounded by one of these, so a backend that hangs costs a visitor at most this time.
 */
export const budgets = {
  /** One attempt of a public read. With the retry and its pause a read costs at most 6.3 s. */
  readAttempt: 3_000,
  /** The pause before the one retry; a random part of it on top, so that not all visitors come back at once. */
  retryPause: 100,
  retryJitter: 200,
  /** One call that stores something or signs a user in. */
  write: 5_000,
  /** The auth service's mail to an address. No one waits for it: the answer is given before. */
  accountMail: 20_000,
  /** Identifying the user: the auth service and the profile together, a session refresh included. */
  access: 6_000,
  /** Ending a session at the auth service; the browser's own is ended in any case. */
  signOut: 3_000,
  /** Counting a request for its rate limit. */
  rateLimit: 2_000,
  /** The redirects, asked before a page that they may lead away from. */
  redirects: 1_000,
  /** A resume or a picture of 5 MB. */
  upload: 20_000,
  /** The demo booking, which talks to a booking system. */
  demoBooking: 30_000,
  /** Whether the backend is there, for /readyz. */
  readiness: 2_000,
} as const;
