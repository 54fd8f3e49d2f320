/** At most `count` requests within `seconds`. */
type Limit = { count: number; seconds: number };

/**
 * How often a form may be sent: by one client, and by all clients together. Above the shared limit a form is still taken
 * from a browser that brings an unused form token, and from a client where an administrator signed in lately.
 * `withoutCounter` says what happens while requests cannot be counted: an `open` form is taken, a `closed` one is not.
 */
type FormLimits = { client: Limit; shared: Limit; withoutCounter: 'open' | 'closed' };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The limits of every form. Only what passed the form's own rules is counted. ABUSE_TOLERANCE multiplies the counts. */
export const rateLimits = {
  // Room for mistyped passwords; a machine gets 60 guesses an hour.
  'sign-in': {
    client: { count: 10, seconds: 10 * MINUTE },
    shared: { count: 300, seconds: 10 * MINUTE },
    withoutCounter: 'closed',
  },
  // Each sends a mail, perhaps to another person's address.
  'sign-up': {
    client: { count: 5, seconds: HOUR },
    shared: { count: 100, seconds: HOUR },
    withoutCounter: 'closed',
  },
  // Links of mails; a token cannot be guessed, but each try costs a call.
  confirm: {
    client: { count: 20, seconds: 10 * MINUTE },
    shared: { count: 600, seconds: 10 * MINUTE },
    withoutCounter: 'open',
  },
  // Sends a mail, perhaps to another person's address.
  'password-reset': {
    client: { count: 5, seconds: HOUR },
    shared: { count: 100, seconds: HOUR },
    withoutCounter: 'closed',
  },
  'new-password': {
    client: { count: 10, seconds: HOUR },
    shared: { count: 300, seconds: HOUR },
    withoutCounter: 'open',
  },
  newsletter: {
    client: { count: 6, seconds: HOUR },
    shared: { count: 300, seconds: HOUR },
    withoutCounter: 'open',
  },
  contact: {
    client: { count: 6, seconds: HOUR },
    shared: { count: 150, seconds: HOUR },
    withoutCounter: 'open',
  },
  // Each may bring a file of 5 MB.
  apply: {
    client: { count: 8, seconds: HOUR },
    shared: { count: 120, seconds: HOUR },
    withoutCounter: 'open',
  },
  // Each takes a stay in the demo property, and may cost a message to a phone.
  'demo-booking': {
    client: { count: 6, seconds: HOUR },
    shared: { count: 60, seconds: HOUR },
    withoutCounter: 'closed',
  },
  // Slows down a stolen session or a runaway script. Manual work stays below this limit.
  admin: {
    client: { count: 300, seconds: 10 * MINUTE },
    shared: { count: 1_500, seconds: 10 * MINUTE },
    withoutCounter: 'open',
  },
} as const satisfies Record<string, FormLimits>;

/** What is counted: a form that anyone may send, or the changes of an administrator. */
export type LimitName = keyof typeof rateLimits;

/** A form that anyone may send. */
export type FormName = Exclude<LimitName, 'admin'>;
