/**
 * The number of times that a form may be sent within `seconds`: by one client, and by all clients together (`shared`).
 * Above the shared limit a form is still taken from a browser that brings a form token, as often as the client that
 * fetched it may send, and from a client where an administrator signed in lately. `withoutCounter` says what happens
 * while requests cannot be counted: an `open` form is taken, a `closed` one is not.
 */
type FormLimits = {
  client: number;
  shared: number;
  seconds: number;
  withoutCounter: 'open' | 'closed';
};

const TEN_MINUTES = 10 * 60;
const HOUR = 60 * 60;

/** The limits of every form. Only what passed the form's own rules is counted. ABUSE_TOLERANCE multiplies the counts. */
export const rateLimits = {
  // Wrong passwords only, from browsers that the account does not know. A machine gets 60 guesses an hour.
  'sign-in': { client: 10, shared: 300, seconds: TEN_MINUTES, withoutCounter: 'closed' },
  // Each sends a mail, perhaps to another person's address.
  'sign-up': { client: 5, shared: 100, seconds: HOUR, withoutCounter: 'closed' },
  // Links of mails; a token cannot be guessed, but each try costs a call.
  confirm: { client: 20, shared: 600, seconds: TEN_MINUTES, withoutCounter: 'open' },
  // Sends a mail, perhaps to another person's address.
  'password-reset': { client: 5, shared: 100, seconds: HOUR, withoutCounter: 'closed' },
  'new-password': { client: 10, shared: 300, seconds: HOUR, withoutCounter: 'open' },
  newsletter: { client: 6, shared: 300, seconds: HOUR, withoutCounter: 'open' },
  contact: { client: 6, shared: 150, seconds: HOUR, withoutCounter: 'open' },
  // Each may bring a file of 5 MB.
  apply: { client: 8, shared: 120, seconds: HOUR, withoutCounter: 'open' },
  // Each takes a stay in the demo property, and may cost a message to a phone.
  'demo-booking': { client: 6, shared: 60, seconds: HOUR, withoutCounter: 'closed' },
  // Slows down a stolen session or a runaway script. Manual work stays below this limit.
  admin: { client: 300, shared: 1_500, seconds: TEN_MINUTES, withoutCounter: 'open' },
} as const satisfies Record<string, FormLimits>;

/**
 * The wrong passwords that one account takes, beside the limits of `sign-in`. `account`: from browsers that it does not
 * know, all together, so that many addresses guess no faster than one (NIST SP 800-63B, 5.2.2, asks for 100 at most).
 * `browser`: from one where it was signed in to before. That one has a limit of its own, so no attack uses it up.
 */
export const signInLimits = {
  account: { wrong: 30, seconds: HOUR },
  browser: { wrong: 10, seconds: TEN_MINUTES },
} as const;

/** A limit that is counted: for a form that anyone may send, or for the changes of an administrator. */
export type LimitName = keyof typeof rateLimits;

/** A form that anyone may send. */
export type FormName = Exclude<LimitName, 'admin'>;
