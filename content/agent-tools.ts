import { brand } from '@/lib/brand';

/*
 * What browsing agents are told about the public forms, as attributes of WebMCP: `toolname` and `tooldescription` on the
 * form, `toolparamdescription` on a field. Nothing is sent before a person has looked at it.
 * One constant for each, so that a page loads only its own.
 */

/** The newsletter form. */
export const newsletterTool = {
  toolname: 'subscribe_to_newsletter',
  tooldescription: `Subscribe one e-mail address to the newsletter of ${brand.name} with product updates and notes for hosts.`,
} as const;

/** The contact form. */
export const contactTool = {
  toolname: 'request_contact_or_demo',
  tooldescription: `Send a question or a request for a demo to the people behind ${brand.name}, with contact details, country, number of properties and booking system.`,
} as const;

/** The demo booking form. */
export const demoTool = {
  toolname: 'create_demo_booking',
  tooldescription:
    'Create a demo booking in the connected booking system, in the name, language and phone number of a person who wants to be treated as a guest.',
} as const;

/** The application form. */
export const applicationTool = {
  toolname: 'apply_for_position',
  tooldescription: `Apply for the position on this page at ${brand.name}, with name, e-mail, and optionally a phone number, a cover letter and a resume file.`,
} as const;

// What belongs into a field.
export const emailField = 'E-mail address of the person, for example name@house.example';
export const phoneField = 'Phone number with the country code, for example +41 79 000 00 00';
export const propertiesField = 'How many holiday rentals the person manages, as a whole number';
export const pmsField = 'The property management system the person works with';
export const letterField = 'A few sentences in the words of the person who applies';
export const resumeField = 'A PDF, DOC or DOCX file of at most 5 MB; chosen by the person';
