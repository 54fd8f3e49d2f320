import { brand } from '@/lib/brand';

/*
 * What browsing agents are told about the public forms, as attributes of WebMCP: `toolname` and `tooldescription` on the
 * form, `toolparamdescription` on a field. Nothing is sent before a person has looked at it.
 */

const email = 'E-mail address of the person, for example name@house.example';
const phone = 'Phone number with the country code, for example +41 79 000 00 00';

/** The newsletter form. */
export const newsletterTool = {
  form: {
    toolname: 'subscribe_to_newsletter',
    tooldescription: `Subscribe one e-mail address to the newsletter of ${brand.name} with product updates and notes for hosts.`,
  },
  email,
} as const;

/** The contact form. */
export const contactTool = {
  form: {
    toolname: 'request_contact_or_demo',
    tooldescription: `Send a question or a request for a demo to the people behind ${brand.name}, with contact details, country, number of properties and booking system.`,
  },
  email,
  phone,
  properties: 'How many holiday rentals the person manages, as a whole number',
  pms: 'The property management system the person works with',
} as const;

/** The demo booking form. */
export const demoTool = {
  form: {
    toolname: 'create_demo_booking',
    tooldescription:
      'Create a demo booking in the connected booking system, in the name, language and phone number of a person who wants to be treated as a guest.',
  },
  phone,
} as const;

/** The application form. */
export const applicationTool = {
  form: {
    toolname: 'apply_for_position',
    tooldescription: `Apply for the position on this page at ${brand.name}, with name, e-mail, and optionally a phone number, a cover letter and a resume file.`,
  },
  email,
  phone,
  letter: 'A few sentences in the words of the person who applies',
  resume: 'A PDF, DOC or DOCX file of at most 5 MB; chosen by the person',
} as const;
