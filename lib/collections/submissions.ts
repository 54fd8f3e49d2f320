import { formatDay, formatMoment } from '../format.ts';
import { defineCollection, type Cell } from './collection.ts';
import { z } from '../schemas/zod.ts';
import { day, select, text, textarea, type Field } from './fields.ts';

// What visitors send: administrators read and mark it. What was sent is shown and never edited; row-level security and
// the grants of the columns hold the same. It is deleted with lib/data/submissions.ts only, at the request of its sender.

/** How far administrators are with a submission. */
export const handlingStateSchema = z.enum(['new', 'read', 'handled']);
export type HandlingState = z.output<typeof handlingStateSchema>;

const STATES: Record<HandlingState, string> = { new: 'New', read: 'Read', handled: 'Handled' };

const can = { create: false, edit: true, delete: false };

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

const stateFilter = { column: 'handled_state', label: 'State', options: STATES } as const;

const stateColumn = {
  label: 'State',
  cell: ({ handled_state }: { handled_state: string }): Cell => {
    const badge = STATES[handled_state as HandlingState];
    return { badge, isQuiet: handled_state !== 'new' };
  },
};

const noteColumn = { label: 'Note', cell: ({ note }: { note: string }) => clip(note) };

const receivedColumn = {
  label: 'Received',
  sort: 'created_at' as const,
  cell: ({ created_at }: { created_at: string }) => formatMoment(created_at),
};

const LONGEST_CELL = 80;
const clip = (written: string) =>
  written.length > LONGEST_CELL ? `${written.slice(0, LONGEST_CELL)}…` : written;

/** A column that is shown and never edited. */
const sent = (label: string): Field => text({ label, max: 20_000, blank: null, readOnly: true });
const sentText = (label: string): Field =>
  textarea({ label, max: 20_000, blank: null, readOnly: true });

/** Applications for positions; the resume is opened from the page of each. */
export const applications = defineCollection({
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
  list: {
    needs: ['full_name', 'job_title', 'handled_state', 'note', 'created_at'],
    columns: [
      { label: 'Name', cell: ({ full_name }) => full_name },
      stateColumn,
      { label: 'Position', cell: ({ job_title }) => job_title },
      noteColumn,
      receivedColumn,
    ],
  },
  filter: stateFilter,
  export: [
    'created_at',
    'job_title',
    'full_name',
    'email',
    'phone',
    'cover_letter',
    'is_doubtful',
    'handled_state',
    'note',
  ],
  sort: { column: 'created_at', ascending: false },
  search: ['full_name', 'email', 'job_title', 'note'],
  tags: [],
  can,
});

/** What the contact page sends. */
export const contactRequests = defineCollection({
  name: 'contact-requests',
  table: 'contact_requests',
  labels: {
    one: 'contact request',
    many: 'Contact requests',
    lead: 'Who wrote from the contact page. Requests are deleted after the time that the privacy policy names.',
  },
  title: ({ first_name, last_name }) => `${first_name} ${last_name}`,
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
  },
  list: {
    needs: [
      'first_name',
      'last_name',
      'country',
      'properties',
      'handled_state',
      'note',
      'created_at',
    ],
    columns: [
      { label: 'Name', cell: ({ first_name, last_name }) => `${first_name} ${last_name}` },
      stateColumn,
      { label: 'Country', cell: ({ country }) => country },
      { label: 'Properties', cell: ({ properties }) => String(properties) },
      noteColumn,
      receivedColumn,
    ],
  },
  filter: stateFilter,
  export: [
    'created_at',
    'first_name',
    'last_name',
    'email',
    'phone',
    'country',
    'properties',
    'pms',
    'other_pms',
    'is_doubtful',
    'handled_state',
    'note',
  ],
  sort: { column: 'created_at', ascending: false },
  search: ['first_name', 'last_name', 'email', 'country', 'note'],
  tags: [],
  can,
});

/** Stays in the demo property. */
export const demoBookings = defineCollection({
  name: 'demo-bookings',
  table: 'demo_bookings',
  labels: {
    one: 'demo booking',
    many: 'Demo bookings',
    lead: 'Stays in the demo property that are booked or held. They are deleted when the stay has ended.',
  },
  title: ({ stay }) => nights(stay),
  fields: {
    ...handling,
    phone_number: sent('Phone'),
    first_name: sent('First name'),
    last_name: sent('Last name'),
    language: sent('Language'),
    status: sent('Booking'),
    provider: sent('Booked in'),
    provider_reference: sent('Number of the booking there'),
  },
  list: {
    needs: ['stay', 'status', 'phone_number', 'handled_state', 'note', 'created_at'],
    columns: [
      { label: 'Stay', cell: ({ stay }) => nights(stay) },
      stateColumn,
      { label: 'Booking', cell: ({ status }) => status },
      { label: 'Phone', cell: ({ phone_number }) => phone_number },
      noteColumn,
      receivedColumn,
    ],
  },
  filter: stateFilter,
  export: [
    'created_at',
    'stay',
    'status',
    'phone_number',
    'first_name',
    'last_name',
    'language',
    'provider',
    'provider_reference',
    'handled_state',
    'note',
  ],
  sort: { column: 'created_at', ascending: false },
  search: ['phone_number', 'first_name', 'last_name', 'note'],
  tags: [],
  can,
});

/** Addresses of the newsletter. */
export const subscribers = defineCollection({
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
  list: {
    needs: ['email', 'confirmed_at', 'unsubscribed_at', 'handled_state', 'note', 'created_at'],
    columns: [
      { label: 'E-mail', cell: ({ email }) => email },
      { label: 'Newsletter', cell: subscriptionOf },
      stateColumn,
      noteColumn,
      receivedColumn,
    ],
  },
  filter: stateFilter,
  export: [
    'created_at',
    'email',
    'confirmed_at',
    'unsubscribed_at',
    'unsubscribe_token',
    'handled_state',
    'note',
  ],
  sort: { column: 'created_at', ascending: false },
  search: ['email', 'note'],
  tags: [],
  can,
});

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
