import { emailWith, phone } from './fields.ts';
import { z } from './zod.ts';

const NAME = 'Full name must be at least 2 characters.';
const LONGEST_LETTER = 10_000;

// Counted in whole characters, as the database counts them.
const fullName = z
  .string(NAME)
  .trim()
  .refine((name) => [...name].length >= 2, NAME)
  .max(200, 'Full name can be at most 200 characters.');

// A browser sends each line break of a text field as two characters; stored, and counted, it is one.
const coverLetter = z
  .string()
  .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
  .max(LONGEST_LETTER, 'The cover letter can be at most 10,000 characters.');

const orNull = (text: string | undefined) => text || null;

/** What the text fields of an application send (specification, section 5). Form and action parse with it. */
export const applicationFieldsSchema = z.object({
  fullName,
  email: emailWith('Please enter a valid email address.'),
  phone: phone.optional().transform(orNull),
  coverLetter: coverLetter.optional().transform(orNull),
});
