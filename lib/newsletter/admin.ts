import type { Cell } from '../collections/collection.ts';
import { day } from '../collections/fields.ts';
import { defineInbox, sent } from '../collections/inbox.ts';

/** Addresses of the newsletter. */
export const subscribers = defineInbox({
  name: 'subscribers',
  table: 'newsletter_subscriptions',
  labels: {
    one: 'subscriber',
    many: 'Subscribers',
    lead: 'Addresses of the newsletter. Write to those only that are confirmed and have not unsubscribed.',
    deletion:
      'The address, your note and the mails to confirm it are deleted. No letter may go to it from now on. This cannot be undone.',
  },
  title: ({ email }) => email,
  mail: { place: 'the newsletter form' },
  fields: {
    email: sent('E-mail', { kind: 'email' }),
    confirmed_at: day({ label: 'Confirmed', readOnly: true }),
    unsubscribed_at: day({ label: 'Unsubscribed', readOnly: true }),
  },
  columns: [
    { of: 'email', label: 'E-mail' },
    { of: 'confirmed_at', label: 'Newsletter', cell: subscriptionOf },
  ],
  alsoRead: ['unsubscribed_at'],
  alsoSaved: [{ of: 'unsubscribe_token', label: 'Token to unsubscribe' }],
});

function subscriptionOf(row: {
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}): Cell {
  if (row.unsubscribed_at) return { badge: 'Unsubscribed', isQuiet: true };
  return row.confirmed_at ? { badge: 'Confirmed' } : { badge: 'Not confirmed', isQuiet: true };
}
