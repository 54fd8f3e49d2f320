import { defineInbox, sent, spamColumn } from '../collections/inbox.ts';
import { nameOfCountryCode } from '../forms/countries.ts';

/** What the contact page sends. */
export const contactRequests = defineInbox({
  name: 'contact-requests',
  table: 'contact_requests',
  labels: {
    one: 'contact request',
    many: 'Contact requests',
    lead: 'Who wrote from the contact page. Requests are deleted after the time that the privacy policy names.',
    erasure: 'The request, your note and the mails about it are deleted. This cannot be undone.',
  },
  title: nameOf,
  fields: {
    first_name: sent('First name'),
    last_name: sent('Last name'),
    email: sent('E-mail', 'email'),
    phone: sent('Phone', 'phone'),
    country: sent('Country'),
    properties: sent('Properties'),
    pms: sent('Booking system'),
    other_pms: sent('Other booking system'),
    message: sent('Message', 'textarea'),
  },
  columns: [
    { of: 'first_name', label: 'Name', cell: nameOf },
    { of: 'country', label: 'Country' },
    { of: 'properties', label: 'Properties' },
  ],
  alsoRead: ['last_name'],
  export: [
    'first_name',
    'last_name',
    'email',
    'phone',
    { of: 'country', text: (code) => nameOfCountryCode(code) ?? code },
    'properties',
    { of: 'pms', text: (code, systems) => systems.get(code) ?? code },
    'other_pms',
    'message',
    spamColumn,
  ],
});

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }) {
  return `${first_name} ${last_name}`;
}
