import { day } from '../collections/fields.ts';
import { defineInbox, sent } from '../collections/inbox.ts';
import { formatShortDay, sentenceCase } from '../text/format.ts';
import { demoLanguages } from './languages.ts';

/** Stays in the demo property. */
export const demoBookings = defineInbox({
  name: 'demo-bookings',
  table: 'demo_bookings',
  labels: {
    one: 'demo booking',
    many: 'Demo bookings',
    lead: 'Stays in the demo property that are booked or held. They are deleted when the stay has ended, or after two days without an answer of the guest.',
    deletion:
      'The booking is deleted here and its nights are free again. Where another system took the booking, cancel it there first. This cannot be undone.',
  },
  title: ({ stay }) => nights(stay),
  mail: { place: 'the demo page' },
  fields: {
    answered_at: day({
      label: 'Answered',
      asTime: true,
      optional: true,
      hint: 'When the guest answered the assistant. Without it the stay is given back after two days.',
    }),
    phone_number: sent('Phone', { kind: 'phone' }),
    first_name: sent('First name'),
    last_name: sent('Last name'),
    language: sent('Language', {
      text: (code) => demoLanguages.find((one) => one.code === code)?.name ?? code,
    }),
    status: sent('Booking', { text: sentenceCase }),
    provider: sent('Booked in', { text: sentenceCase }),
    provider_reference: sent('Number of the booking there'),
  },
  columns: [
    { of: 'stay', label: 'Stay', cell: ({ stay }) => nights(stay) },
    { of: 'status', label: 'Booking' },
    { of: 'phone_number', label: 'Phone' },
  ],
  alsoSaved: [{ of: 'stay', label: 'Stay', text: (stay) => daysOf(stay).join(' to ') || stay }],
});

/** The two days of '[2026-12-01,2026-12-03)'. */
function daysOf(stay: string): readonly string[] {
  return stay.match(/\d{4}-\d\d-\d\d/g) ?? [];
}

function nights(stay: unknown): string {
  const [arrival, departure] = daysOf(String(stay));
  return arrival && departure
    ? `${formatShortDay(arrival)} to ${formatShortDay(departure)}`
    : String(stay);
}
