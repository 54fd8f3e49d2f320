import { clipText, formatDay, formatMoment } from '../text/format.ts';
import { defineCollection, type Cell } from './collection.ts';
import { z } from '../zod.ts';
import { day, select, text, textarea, type Field } from './fields.ts';

// What visitors send: administrators read and mark it. What was sent is shown and never edited; row-level security and
// the grants of the columns hold the same. It is deleted with lib/admin/submissions.ts only, at the request of its sender.

/** How far administrators are with a submission. */
export const handlingStateSchema = z.enum(['new', 'read', 'handled']);
export type HandlingState = z.output<typeof handlingStateSchema>;

const STATES: Record<HandlingState, string> = { new: 'New', read: 'Read', handled: 'Handled' };

/** The two fields that administrators fill in. */
const handling = {
  handled_state: select({ label: 'State', options: STATES }),
  note: textarea({
    label: 'Note',
    max: 5000,
    blank: '',
    hint: 'For administrators only.',
  }),
};

/** What all collections of submissions have in common. */
const shared = {
  filter: { column: 'handled_state', label: 'State', options: STATES },
  sort: { column: 'created_at', ascending: false },
  can: { create: false, edit: true, delete: false },
} as const;

const stateColumn = {
  of: 'handled_state',
  label: 'State',
  cell: ({ handled_state }: { handled_state: string }): Cell => {
    const badge = STATES[handled_state as HandlingState];
    return { badge, isQuiet: handled_state !== 'new' };
  },
} as const;

/** Characters of a note in the list. */
const LONGEST_CELL = 80;

const noteColumn = {
  of: 'note',
  label: 'Note',
  cell: ({ note }: { note: string }) => clipText(note, LONGEST_CELL),
} as const;

const receivedColumn = {
  of: 'created_at',
  label: 'Received',
  sortable: true,
  cell: ({ created_at }: { created_at: string }) => formatMoment(created_at),
} as const;

/** The columns of the CSV file: what was sent, between the moment and how far administrators are with it. */
const exported = <Column extends string>(...sent: Column[]) =>
  ['created_at', ...sent, 'handled_state', 'note'] as const;

/** A column that is shown and never edited. */
const sent = (label: string): Field => text({ label, max: 20_000, blank: null, readOnly: true });
const sentText = (label: string): Field =>
  textarea({ label, max: 20_000, blank: null, readOnly: true });

/** Applications for positions; the resume is opened from the page of each. */
export const applications = defineCollection({
  ...shared,
  name: 'applications',
  table: 'job_applications',
  labels: {
    one: 'application',
    many: 'Applications',
    lead: 'Who applied for a position. Applications are deleted after the time that the privacy policy names.',
  },
  title: ({ full_name }) => full_name,
  fields: {
    ...handling,
    job_title: sent('Position'),
    full_name: sent('Name'),
    email: sent('E-mail'),
    phone: sent('Phone'),
    cover_letter: sentText('Cover letter'),
  },
  columns: [
    { of: 'full_name', label: 'Name' },
    stateColumn,
    { of: 'job_title', label: 'Position' },
    noteColumn,
    receivedColumn,
  ],
  export: exported('job_title', 'full_name', 'email', 'phone', 'cover_letter', 'is_suspected_spam'),
});

/** What the contact page sends. */
export const contactRequests = defineCollection({
  ...shared,
  name: 'contact-requests',
  table: 'contact_requests',
  labels: {
    one: 'contact request',
    many: 'Contact requests',
    lead: 'Who wrote from the contact page. Requests are deleted after the time that the privacy policy names.',
  },
  title: nameOf,
  fields: {
    ...handling,
    first_name: sent('First name'),
    last_name: sent('Last name'),
    email: sent('E-mail'),
    phone: sent('Phone'),
    country: sent('Country'),
    properties: sent('Properties'),
    pms: sent('Booking system'),
    other_pms: sent('Other booking system'),
    message: sentText('Message'),
  },
  columns: [
    { of: 'first_name', label: 'Name', cell: nameOf },
    stateColumn,
    { of: 'country', label: 'Country' },
    { of: 'properties', label: 'Properties' },
    noteColumn,
    receivedColumn,
  ],
  alsoRead: ['last_name'],
  export: exported(
    'first_name',
    'last_name',
    'email',
    'phone',
    'country',
    'properties',
    'pms',
    'other_pms',
    'message',
    'is_suspected_spam',
  ),
});

/** Stays in the demo property. */
export const demoBookings = defineCollection({
  ...shared,
  name: 'demo-bookings',
  table: 'demo_bookings',
  labels: {
    one: 'demo booking',
    many: 'Demo bookings',
    lead: 'Stays in the demo property that are booked or held. They are deleted when the stay has ended, or after two days without an answer of the guest.',
  },
  title: ({ stay }) => nights(stay),
  fields: {
    ...handling,
    answered_at: day({
      label: 'Answered',
      asTime: true,
      optional: true,
      hint: 'When the guest answered the assistant. Without it the stay is given back after two days.',
    }),
    phone_number: sent('Phone'),
    first_name: sent('First name'),
    last_name: sent('Last name'),
    language: sent('Language'),
    status: sent('Booking'),
    provider: sent('Booked in'),
    provider_reference: sent('Number of the booking there'),
  },
  columns: [
    { of: 'stay', label: 'Stay', cell: ({ stay }) => nights(stay) },
    stateColumn,
    { of: 'status', label: 'Booking' },
    { of: 'phone_number', label: 'Phone' },
    noteColumn,
    receivedColumn,
  ],
  export: exported(
    'stay',
    'status',
    'phone_number',
    'first_name',
    'last_name',
    'language',
    'provider',
    'provider_reference',
  ),
});

/** Addresses of the newsletter. */
export const subscribers = defineCollection({
  ...shared,
  name: 'subscribers',
  table: 'newsletter_subscriptions',
  labels: {
    one: 'subscriber',
    many: 'Subscribers',
    lead: 'Addresses of the newsletter. Write to those only that are confirmed and have not unsubscribed.',
  },
  title: ({ email }) => email,
  fields: {
    ...handling,
    email: sent('E-mail'),
    confirmed_at: day({ label: 'Confirmed', readOnly: true }),
    unsubscribed_at: day({ label: 'Unsubscribed', readOnly: true }),
  },
  columns: [
    { of: 'email', label: 'E-mail' },
    { of: 'confirmed_at', label: 'Newsletter', cell: subscriptionOf },
    stateColumn,
    noteColumn,
    receivedColumn,
  ],
  alsoRead: ['unsubscribed_at'],
  export: exported('email', 'confirmed_at', 'unsubscribed_at', 'unsubscribe_token'),
});

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }) {
  return `${first_name} ${last_name}`;
}

function subscriptionOf(row: {
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}): Cell {
  if (row.unsubscribed_at) return { badge: 'Unsubscribed', isQuiet: true };
  return row.confirmed_at ? { badge: 'Confirmed' } : { badge: 'Not confirmed', isQuiet: true };
}

/** '[2026-12-01,2026-12-03)' as two days. */
function nights(stay: unknown): string {
  const [arrival, departure] = String(stay).match(/\d{4}-\d\d-\d\d/g) ?? [];
  return arrival && departure ? `${formatDay(arrival)} to ${formatDay(departure)}` : String(stay);
}
