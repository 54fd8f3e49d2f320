import { defineInbox, sent, spamColumn } from '../collections/inbox.ts';

/** Applications for positions; the resume is opened from the page of each. */
export const applications = defineInbox({
  name: 'applications',
  table: 'job_applications',
  labels: {
    one: 'application',
    many: 'Applications',
    lead: 'Who applied for a position. Applications are deleted after the time that the privacy policy names.',
    deletion:
      'The application, your note, the resume and the mails about it are deleted. This cannot be undone.',
  },
  title: ({ full_name }) => full_name,
  mail: {
    place: 'the page of the position',
    titled: ['full_name'],
    receipt: 'application-receipt',
  },
  fields: {
    job_title: sent('Position'),
    full_name: sent('Name'),
    email: sent('E-mail', { kind: 'email' }),
    phone: sent('Phone', { kind: 'phone' }),
    cover_letter: sent('Cover letter', { kind: 'textarea' }),
  },
  columns: [
    { of: 'full_name', label: 'Name' },
    { of: 'job_title', label: 'Position' },
  ],
  alsoSaved: [spamColumn],
});
