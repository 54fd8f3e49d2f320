/** At most `turns` within `seconds`. */
type Limit = { turns: number; seconds: number };

/**
 * How often a form may be sent: by one client, and by everybody together, which is what a swarm of clients runs into.
 * `withoutCounter` says what holds while the turns cannot be counted: an open form may be flooded, a closed one sends
 * people away.
 */
type FormLimits = { client: Limit; everybody: Limit; withoutCounter: 'open' | 'closed' };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The limits of every form. Only what passed the form's own rules is counted. ABUSE_TOLERANCE multiplies the turns. */
export const rateLimits = {
  // Somebody who mistypes a password; a machine that guesses gets 60 an hour.
  'sign-in': {
    client: { turns: 10, seconds: 10 * MINUTE },
    everybody: { turns: 300, seconds: 10 * MINUTE },
    withoutCounter: 'closed',
  },
  // Every one sends a mail to an address that may be somebody else's.
  'sign-up': {
    client: { turns: 5, seconds: HOUR },
    everybody: { turns: 100, seconds: HOUR },
    withoutCounter: 'closed',
  },
  newsletter: {
    client: { turns: 6, seconds: HOUR },
    everybody: { turns: 300, seconds: HOUR },
    withoutCounter: 'open',
  },
  contact: {
    client: { turns: 6, seconds: HOUR },
    everybody: { turns: 150, seconds: HOUR },
    withoutCounter: 'open',
  },
  // Each may bring a file of 5 MB.
  apply: {
    client: { turns: 8, seconds: HOUR },
    everybody: { turns: 120, seconds: HOUR },
    withoutCounter: 'open',
  },
  // Each takes a stay in the demo property, and may cost a message to a phone.
  'demo-booking': {
    client: { turns: 6, seconds: HOUR },
    everybody: { turns: 60, seconds: HOUR },
    withoutCounter: 'closed',
  },
  // A stolen session, or a script that has run away, is slowed down; nobody writes this much by hand.
  admin: {
    client: { turns: 300, seconds: 10 * MINUTE },
    everybody: { turns: 1_500, seconds: 10 * MINUTE },
    withoutCounter: 'open',
  },
} as const satisfies Record<string, FormLimits>;

/** What is counted: a form that anyone may send, or the changes of an administrator. */
export type LimitName = keyof typeof rateLimits;

/** A form that anyone may send. */
export type FormName = Exclude<LimitName, 'admin'>;
