import { defineInbox, sent, spamColumn } from '../collections/inbox.ts';
import { nameOfCountryCode } from '../forms/countries.ts';

/** The messages from the contact page. */
export const contactRequests = defineInbox({
  name: 'contact-requests',
  table: 'contact_requests',
  labels: {
    one: 'contact request',
    many: 'Contact requests',
    lead: 'Who wrote from the contact page. Requests are deleted after the time that the privacy policy names.',
    deletion: 'The request, your note and the mails about it are deleted. This cannot be undone.',
  },
  title: nameOf,
  mail: {
    place: 'the contact page',
    titled: ['first_name', 'last_name'],
    receipt: 'contact-receipt',
  },
  fields: {
    first_name: sent('First name'),
    last_name: sent('Last name'),
    email: sent('E-mail', { kind: 'email' }),
    phone: sent('Phone', { kind: 'phone' }),
    country: sent('Country', { text: (code) => nameOfCountryCode(code) ?? code }),
    properties: sent('Properties'),
    pms: sent('Booking system', { text: (code, systems) => systems.get(code) ?? code }),
    other_pms: sent('Other booking system'),
    message: sent('Message', { kind: 'textarea' }),
  },
  columns: [
    { of: 'first_name', label: 'Name', cell: nameOf },
    { of: 'country', label: 'Country' },
    { of: 'properties', label: 'Properties' },
  ],
  alsoRead: ['last_name'],
  alsoSaved: [spamColumn],
});

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }) {
  return `${first_name} ${last_name}`;
}
